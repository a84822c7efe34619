/** What `/dev/states` shows beside controls: pages of the fixture site that together have a section of each kind. */
import { readdirSync, readFileSync } from 'node:fs'
import { fixtureFiles, writeFiles } from '../../tests/fixture/files'
import { slugs } from '../../tests/fixture/fixture'
import { readContent } from '../checkContent'
import { filesOfImage } from '../images'
import type { SiteFile } from '../writeDist'

const folder = 'node_modules/.cache/states'

/**
 * @returns the data of the pages and their pictures, each below `/dev/states/`
 * @public the development server imports it by Vite's runner
 */
export async function statesFiles(): Promise<SiteFile[]> {
  const isContent = ([path]: readonly [string, unknown]) => /^(articles|public)\//.test(path)
  writeFiles(folder, [...fixtureFiles()].filter(isContent))
  const publicFolder = `${folder}/public`
  const { site, files } = await readContent({ articles: `${folder}/articles`, publicFolder })
  const pages = [...site.pages.values()]
  const odd = pages.filter(({ path }) => path.endsWith(slugs.features))
  const shown = new Set<string>()
  const chosen = [...odd, ...pages].filter(({ data: { sections } }) => {
    const isNew = sections.some(({ kind }) => !shown.has(kind))
    for (const { kind } of sections) shown.add(kind)
    return isNew
  })
  const pictures = readdirSync(`${publicFolder}/images`).map(
    (name): SiteFile => [`/images/${name}`, () => readFileSync(`${publicFolder}/images/${name}`)],
  )
  const images = chosen.flatMap((page) => page.images)
  const smaller = await Promise.all(images.map((url) => filesOfImage(url, publicFolder)))
  const covers = [...files].filter(([path]) => path.startsWith('/covers/'))
  const data = JSON.stringify(chosen.map((page) => page.data))
  const json = data.replace(/\/(covers|images)\/(?=[\w-]+\.)/g, '/dev/states$&')
  return [
    ['/dev/states/pages.json', () => json],
    ...[...pictures, ...smaller.flat(), ...covers].map(
      ([path, make]): SiteFile => [`/dev/states${path}`, make],
    ),
  ]
}
