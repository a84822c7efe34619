import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newsletterForm } from './siteFiles'

const standIn = '/embed/newsletter/'
const endpoint = 'https://contact.firm.example/forms/$&/contact'

test('the newsletter’s form sends to the other host, and all else stays', async () => {
  const [[path, make] = ['', () => ''], ...others] = newsletterForm(endpoint, standIn)
  const form = String(await make())
  expect(others).toEqual([])
  expect(form).toContain(` action="${endpoint}?form=newsletter"`)
  expect(form.replace(endpoint, '/api/contact')).toBe(readFileSync(`public${path}`, 'utf8'))
})

test('there is no form to write for the default, or for that of a provider', () => {
  expect(newsletterForm('/api/contact', standIn)).toEqual([])
  expect(newsletterForm(endpoint, 'https://letters.example/form')).toEqual([])
})
