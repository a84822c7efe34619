/** The files of the editor under `/admin/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { htmlAttributes } from '../locale'
import { editor, noBreak, quotationMarks } from '../words'
import { cmsConfig, type People } from './config'

type File = readonly [path: string, make: () => string | Buffer]

const folder = 'node_modules/@sveltia/cms'
const read = (name: string) => readFileSync(`${folder}/${name}`)

const page = `<!doctype html>
<html ${htmlAttributes()}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${editor.title}</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
<body><script src="/admin/sveltia-cms.js"></script>
<script src="/admin/editor.js"></script>
`

/** Where the script looks for packages: for languages and a newer version in its own, for colors of code and for a library in others. */
const packages = 'https://unpkg.com/'
/** The version in the addresses of its languages and of others' files; Cloudflare would redirect an address with an @ in it. */
const version = /(?<=\})@\$\{\w+\}(?=\/locales`|`:)/g
/** The library that it loads for a preview of the site's own, beside React. */
const library = 'immutable/dist/immutable.es.js'

/** What `editor.js` reads of the words of the site. */
const words = `const words = ${JSON.stringify({ quotationMarks, noBreak, editor })}\n`

/** Addresses of fonts in the package's script, which the package has as files, too. */
const addresses = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+)\.woff2/g

/** @returns each file below `/admin/`. @param people who may sign articles. @param recolor sets styles in the firm's colors */
export function cmsFiles(people: People, recolor: (styles: string) => string): readonly File[] {
  const assets = readdirSync(`${folder}/npm/assets`).filter((name) => /woff2$|LICENSE/.test(name))
  const localFont = (address: string, font: string, style: string) => {
    const file = assets.find((name) => name.startsWith(`${font}-${style}-`))
    if (!file) throw new Error(`@sveltia/cms has no file in npm/assets for ${address}`)
    return `/admin/${file}`
  }
  const fontOf = (name: string): File => {
    return [`/admin/${name}.woff2`, () => readFileSync(`src/ui/fonts/${name}.woff2`)]
  }
  const script = () => {
    const text = read('dist/sveltia-cms.js').toString()
    if (!text.includes(packages) || text.match(version)?.length !== 2)
      throw new Error(
        '@sveltia/cms names the addresses of packages in another way than src/cms/files.ts replaces them',
      )
    return text
      .replaceAll(`${packages}@`, '/admin/')
      .replaceAll(packages, '/admin/')
      .replaceAll(version, '')
      .replaceAll(addresses, localFont)
  }
  return [
    ['/admin/index.html', () => page],
    ['/admin/config.json', () => JSON.stringify(cmsConfig(people))],
    ['/admin/sveltia-cms.js', script],
    ['/admin/editor.js', () => words + readFileSync('src/cms/editor.js', 'utf8')],
    ['/admin/preview.css', () => recolor(readFileSync('src/cms/preview.css', 'utf8'))],
    fontOf('serif'),
    fontOf('sans'),
    ['/admin/chunks/react-dom.js', () => read('dist/chunks/react-dom.js')],
    [`/admin/${library}`, () => readFileSync(`node_modules/${library}`)],
    ['/admin/LICENSE.txt', () => read('LICENSE.txt')],
    ['/admin/sveltia/cms/package.json', () => read('package.json')],
    // All of them, as the editor's settings offer all.
    ...readdirSync(`${folder}/locales`).map((name): File => {
      return [`/admin/sveltia/cms/locales/${name}`, () => read(`locales/${name}`)]
    }),
    ...assets.map((name): File => [`/admin/${name}`, () => read(`npm/assets/${name}`)]),
  ]
}
