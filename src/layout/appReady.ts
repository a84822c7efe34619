/** Lets the entry point know when React has rendered the page, so that it handles clicks from then on. */
let resolve = () => {}
const promise = new Promise<void>((resolvePromise) => {
  resolve = resolvePromise
})

export const appReady = { promise, resolve: () => resolve() }
