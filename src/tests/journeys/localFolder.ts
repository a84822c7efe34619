/** A project in the browser's own file system, which the editor opens in place of a folder of the machine. */
import type { Page } from 'playwright/test'

const name = 'project'

/** @param files by their path in the project; call it before the page is opened, then open a page of the site */
export async function provideFolder(page: Page, files: Readonly<Record<string, string>>) {
  await page.addInitScript((folder) => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(folder)
    Object.assign(window, { showDirectoryPicker })
  }, name)
  await page.goto('/admin/')
  await page.evaluate(
    async ([folder, entries]) => {
      const root = await navigator.storage.getDirectory()
      for (const [path, content] of entries) {
        const parts = [folder, ...path.split('/')]
        const file = parts.pop() ?? ''
        let parent = root
        for (const part of parts) parent = await parent.getDirectoryHandle(part, { create: true })
        const writer = await (await parent.getFileHandle(file, { create: true })).createWritable()
        await writer.write(content)
        await writer.close()
      }
    },
    [name, Object.entries(files)] as const,
  )
}

/** @returns the text of a file; empty where it does not exist */
export const readLocal = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    async ([folder, path]) => {
      const parts = [folder, ...path.split('/')]
      const file = parts.pop() ?? ''
      let parent = await navigator.storage.getDirectory()
      try {
        for (const part of parts) parent = await parent.getDirectoryHandle(part)
        return await (await (await parent.getFileHandle(file)).getFile()).text()
      } catch {
        return ''
      }
    },
    [name, path] as const,
  )
