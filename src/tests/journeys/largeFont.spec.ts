/** With a font of the browser that is twice as large as usual, no page is wider than a phone. */
import { readdirSync } from 'node:fs'
import { fixtureDist } from '../fixture/fixture'
import { expect, test } from './journey'

test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
})

const paths = readdirSync(`${fixtureDist}/data`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `/${name.replaceAll('\\', '/').replace(/(^index)?\.json$/, '')}`)

for (const width of [320, 375])
  test(`at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const wide: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const size = await page.evaluate(() => document.documentElement.scrollWidth)
      if (size > width) wide.push(`${path}: ${size}`)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect(wide).toEqual([])
  })
