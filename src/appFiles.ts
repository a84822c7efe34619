/** The app's files, which the build names on the root: fetched into the browser's cache, and run from there. */

const { appFiles = '' } = (document.getElementById('root') ?? document.body).dataset
const files = appFiles.split(' ')

let fetched: Promise<unknown> | undefined

async function fetchFile(file: string, init?: RequestInit) {
  const response = await fetch(file, init)
  if (!response.ok) throw Error(file)
  await response.text()
}

/** Fetches the files once; after a failure the next call tries again. Under a strict policy Firefox refuses `<link rel=prefetch>`. */
export function fetchApp(init?: RequestInit) {
  fetched ??= Promise.all(files.map((file) => fetchFile(file, init))).catch((error) => {
    fetched = undefined
    throw error
  })
  return fetched
}

/** Lets the next call fetch them again, as files that are late may never come. */
export function forgetFetch() {
  fetched = undefined
}

/** Imports from the browser's cache, as Firefox and Safari never try an `import()` again that has failed; Vite's own loader would weigh more. */
export async function loadApp(): Promise<typeof import('./main')> {
  if (import.meta.env.DEV) return import('./main')
  await fetchApp()
  return import(/* @vite-ignore */ String(files[0]))
}
