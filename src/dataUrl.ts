/** The address of a page's data: the same in every build, so that an old tab finds it. */
export const dataUrl = (path: string) => `/data${path === '/' ? '/index' : path}.json`
