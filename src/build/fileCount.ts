/** Warns before `dist/` has more files than Cloudflare takes. */
import { readdir } from 'node:fs/promises'

/**
 * Of one version of a Worker on the free plan; the paid one takes 100,000, so more of them stop no build:
 * https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
const maxFiles = 20_000

/** An article adds about eight files: time for 250 more of them. */
const warnFrom = 18_000

/** @returns what to tell of so many files; nothing while they are few */
export const fileCountWarning = (count: number) => {
  if (count < warnFrom) return undefined
  const limit = maxFiles.toLocaleString('en-US')
  return `warning: dist/ has ${count.toLocaleString('en-US')} files; Cloudflare takes ${limit} on its free plan, 100,000 on the paid one`
}

export async function warnOfFileCount(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const warning = fileCountWarning(entries.filter((entry) => entry.isFile()).length)
  if (warning) console.warn(warning)
}
