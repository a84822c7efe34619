/** The other files of the build are served as they are: data, Markdown, assets, feeds, search, pictures. */
import type { BuiltSite } from './builtSite'
import { type Check, examine, spread } from './check'
import { type Answer, describeStatus } from './httpClient'

/** Media types that hosts give to an ending. */
const types: Record<string, RegExp> = {
  avif: /^image\/avif$/,
  css: /^text\/css$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript$/,
  json: /^application\/([\w.]+\+)?json$/,
  md: /^text\/markdown$/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/(\w+\+)?xml$/,
}

const endingOf = (file: string) => /\.(\w+)$/.exec(file)?.[1] ?? ''
const essence = (type: string) => type.replace(/;.*/, '').trim().toLowerCase()

/** Of which there are several for each article: some of them show how all are served. */
const isPicture = (file: string) => /^(avif|jpg|png|svg|webp)$/.test(endingOf(file))
const mostPictures = 200

/** @returns the files that are looked at */
export const sampleFiles = ({ files }: Pick<BuiltSite, 'files'>) => [
  ...files.filter(({ file }) => !isPicture(file)),
  ...spread(
    files.filter(({ file }) => isPicture(file)),
    mostPictures,
  ),
]

/** Letters beyond ASCII would be shown as others. */
export function charsetProblems(type: string) {
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8'
  return /^utf-?8$/i.test(charset) ? [] : [`came with the charset ${charset}; expected utf-8`]
}

/** @param ruled the type that `_headers` gives it */
export function compareFile(
  answer: Answer,
  file: string,
  expected: Buffer,
  ruled: string | undefined,
) {
  const { status, headers, body } = answer
  if (status !== 200) return [`came ${describeStatus(answer)}; expected 200`]
  const type = headers.get('Content-Type') ?? 'no type'
  const isRight = ruled
    ? essence(type) === essence(ruled)
    : (types[endingOf(file)]?.test(essence(type)) ?? true)
  const wanted = ruled ?? `that of .${endingOf(file)} files`
  return [
    ...(isRight ? [] : [`came with the type ${type}; expected ${wanted}`]),
    ...charsetProblems(type),
    ...(body.equals(expected) ? [] : ['came with other content; expected the bytes of the build']),
  ]
}

export const files: Check = {
  name: 'files',
  comparesBuild: true,
  run: ({ built, site }) =>
    examine(
      sampleFiles(built),
      ({ path }) => `GET ${path}`,
      async ({ path, file }) => {
        const ruled = built.headersAt(path)['content-type']
        return { problems: compareFile(await site.get(path), file, built.read(file), ruled) }
      },
    ),
}
