/** The files of the editor: its page, its configuration, its script with fonts from this site, and their licenses. */
import { readdirSync, readFileSync } from 'node:fs'
import { cmsConfig } from './config'

type File = readonly [path: string, make: () => string | Buffer]

const folder = 'node_modules/@sveltia/cms'
const read = (name: string) => readFileSync(`${folder}/${name}`)

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editing</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
<body><script src="/admin/sveltia-cms.js"></script>
`

/** From where the package's script loads its fonts, which the package has as files, too. */
const addresses = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+)\.woff2/g

/** @returns each file below `/admin/`. @param people who may sign articles */
export function cmsFiles(people: readonly { name: string }[]): readonly File[] {
  const assets = readdirSync(`${folder}/npm/assets`).filter((name) => /woff2$|LICENSE/.test(name))
  const localFont = (address: string, font: string, style: string) => {
    const file = assets.find((name) => name.startsWith(`${font}-${style}-`))
    if (!file) throw new Error(`@sveltia/cms has no file in npm/assets for ${address}`)
    return `/admin/${file}`
  }
  const script = () => read('dist/sveltia-cms.js').toString().replaceAll(addresses, localFont)
  return [
    ['/admin/index.html', () => page],
    ['/admin/config.json', () => JSON.stringify(cmsConfig(people.map(({ name }) => name)))],
    ['/admin/sveltia-cms.js', script],
    ['/admin/LICENSE.txt', () => read('LICENSE.txt')],
    ...assets.map((name): File => [`/admin/${name}`, () => read(`npm/assets/${name}`)]),
  ]
}
