/** What a card shows, by comparing pictures. */
import { expect, test } from 'vitest'
import { drawCard } from './drawCard'

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
const draw = (title: string) =>
  drawCard({ seed: 'a', brand: 'Brand', title, kicker: 'Kicker', footer: 'Footer' }, mark)

// A letter that no font has is left out, whichever it is.
test('has the letters of names beyond western Europe', async () => {
  const [one, other] = await Promise.all([draw('Łódź'), draw('Ġódź')])
  expect(Buffer.from(one).equals(other)).toBe(false)
})
