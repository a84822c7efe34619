/** The portraits of the people who have none of their own, as SVG. */
import { cached } from '../../content/fileCache'
import { people, personSlug, portraitOf } from '../../site'
import type { SiteFile } from '../siteFile'
import { drawPortrait } from './drawPortrait'

export const portraitFiles = (): SiteFile[] =>
  Object.entries(people)
    .filter(([, { portrait }]) => !portrait)
    .map(([name]) => {
      const { src, width, height } = portraitOf(name)
      const input = [personSlug(name), { width, height }] as const
      const make = () => drawPortrait(...input)
      return [src, () => cached({ module: 'src/build/portraits/drawPortrait.ts', input, make })]
    })
