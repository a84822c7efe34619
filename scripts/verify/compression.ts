/** Text is sent compressed. */
import { type Check, examine } from './check'
import { sampleFiles } from './files'
import type { Answer } from './httpClient'

/** What every host compresses; for feeds and Markdown they differ. */
const compressed = /^(text\/(html|css|javascript)|application\/(javascript|json)|image\/svg\+xml)\b/

/** Bytes. Below, hosts rightly save the work. */
const fewBytes = 2000

export const isUncompressed = ({ headers, body }: Answer) =>
  body.length > fewBytes &&
  compressed.test(headers.get('Content-Type') ?? '') &&
  !/^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '')

export const compression: Check = {
  name: 'compression',
  comparesBuild: true,
  run: ({ built, site }) =>
    examine(
      [...built.pages, ...sampleFiles(built)],
      ({ path }) => `GET ${path}`,
      async ({ path }) => {
        const answer = await site.get(path)
        const type = answer.headers.get('Content-Type')
        return answer.status === 200 && isUncompressed(answer)
          ? { problems: [`came uncompressed (${type}); expected br or gzip, which were accepted`] }
          : {}
      },
    ),
}
