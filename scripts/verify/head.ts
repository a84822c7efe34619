/** HEAD is answered as GET is, without content. */
import { type Check, examine, spread } from './check'
import { sampleFiles } from './files'

const most = 20

export const head: Check = {
  name: 'HEAD',
  comparesBuild: true,
  run: ({ built, site }) =>
    examine(
      [...spread(built.pages, most), ...spread(sampleFiles(built), most)],
      ({ path }) => `HEAD ${path}`,
      async ({ path }) => {
        const [whole, short] = await Promise.all([
          site.get(path),
          site.send(path, { method: 'HEAD' }),
        ])
        const describe = ({ status, headers }: typeof whole) =>
          `${status} with the type ${headers.get('Content-Type')}`
        // Another status is reported by the check of what was requested.
        return whole.status !== 200 || describe(whole) === describe(short)
          ? {}
          : { problems: [`came ${describe(short)}; expected ${describe(whole)}, as GET gives`] }
      },
    ),
}
