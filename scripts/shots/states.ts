/** Takes screenshots of the page of all states, in each state that the pointer and the keyboard give. */
import type { Browser, BrowserContextOptions } from 'playwright'
import { buildStatesPage } from '../../src/tests/fixture/buildStatesPage'
import { forcePseudoState, type pseudoStates } from '../../src/tests/looks/pseudoStates'
import { openStates, serveFiles } from '../../src/tests/looks/serveFiles'

const schemes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
} satisfies Record<string, BrowserContextOptions>

const settings = [
  { width: 375, state: undefined },
  { width: 1440, state: undefined },
  ...(['hover', 'focus', 'active'] satisfies (keyof typeof pseudoStates)[]).map((state) => ({
    ...{ width: 1440, state },
  })),
]

/** Pixels that a browser can draw into one picture. */
const maxHeight = 12_000

/** Of the page's groups, those that fit into one picture, by their ids. */
function pictures(groups: readonly { id: string; height: number }[]) {
  const result: string[][] = []
  let free = 0
  for (const { id, height } of groups) {
    free -= height
    if (free >= 0) result.at(-1)?.push(id)
    else {
      result.push([id])
      free = maxHeight - height
    }
  }
  return result
}

/** @returns the files that it wrote to a folder, by what they show */
export async function shootStates(browser: Browser, folder: string) {
  await buildStatesPage()
  const files = new Map<string, string[]>()
  for (const [scheme, options] of Object.entries(schemes))
    for (const { width, state } of settings) {
      const context = await browser.newContext({
        ...{ ...options, viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      })
      await serveFiles(context)
      const page = await context.newPage()
      await openStates(page)
      const groups = await page
        .locator('[data-group]')
        .evaluateAll((elements) =>
          elements.map(({ id, clientHeight }) => ({ id, height: clientHeight })),
        )
      const name = ['states', width, scheme, state].filter(Boolean).join('-')
      const names: string[] = []
      for (const [n, ids] of pictures(groups).entries()) {
        await openStates(page, `?only=${ids}`)
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        if (state) await forcePseudoState(page, state)
        names.push(`${name}-${n}.png`)
        await page.screenshot({ path: `${folder}/${name}-${n}.png`, fullPage: true })
      }
      files.set(name, names)
      await context.close()
    }
  return files
}
