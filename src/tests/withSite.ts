/** Modules as they are in the site of another firm. */
import { vi } from 'vitest'

/** @returns what `load` imports, anew, while `site.ts` has other values */
export function withSite<T>(
  { site = {}, ...others }: { site?: object; [name: string]: unknown },
  load: () => Promise<T>,
): Promise<T> {
  vi.resetModules()
  vi.doMock('../site', async (original) => {
    const module = await original<typeof import('../site')>()
    return { ...module, ...others, site: { ...module.site, ...site } }
  })
  return load().finally(() => {
    vi.doUnmock('../site')
    vi.resetModules()
  })
}
