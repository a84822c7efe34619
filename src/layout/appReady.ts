/** Tells the first script of the page that the app has taken over and answers clicks. */
let resolve = () => {}
const promise = new Promise<void>((done) => {
  resolve = done
})

export const appReady = { promise, resolve: () => resolve() }
