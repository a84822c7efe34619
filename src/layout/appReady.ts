/** Lets the entry point know when React has rendered the page, so that it handles clicks from then on. */
let resolve = () => {}
let reject = (_error: unknown) => {}
const promise = new Promise<void>((...settle) => {
  ;[resolve, reject] = settle
})

export const appReady = {
  promise,
  resolve: () => resolve(),
  /** The page cannot be rendered, and stays as it was prerendered. */
  reject: (error: unknown) => reject(error),
}
