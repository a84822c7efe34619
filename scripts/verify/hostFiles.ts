/** Files that only the host should read are served to nobody. */
import { hostFiles } from './builtSite'
import { type Check, examine } from './check'
import { titleOf } from './pages'

export const hiddenFiles: Check = {
  name: 'hidden files',
  comparesBuild: false,
  run({ built, site }) {
    const notFound = titleOf(built.notFoundPage.toString())
    return examine(
      hostFiles,
      (path) => `GET ${path}`,
      async (path) => {
        const { status, body } = await site.get(path)
        // A host that answers anything with its page for what is missing is reported by another check.
        const isThere = status < 400 && titleOf(body.toString()) !== notFound
        return isThere ? { problems: [`came ${status}; expected 404, as it is for the host`] } : {}
      },
    )
  },
}
