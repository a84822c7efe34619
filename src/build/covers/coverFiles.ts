/** The covers of the articles that have no picture of their own: as lists show them, and in the ratios of machines. */

import { drawnPictures } from '../articleImages'
import type { Built, OutputFile } from '../builtSite'
import { drawn } from '../fileCache'
import { png } from '../sharingCards/toPng'
import { cover, coverRecipe } from './drawCover'

const recipe = [...coverRecipe, 'src/build/sharingCards/toPng.ts', 'package-lock.json']

export async function coverFiles({ articles }: Built): Promise<OutputFile[]> {
  const files = articles.flatMap((article) => {
    const { slug, category, image } = article
    const pictures = drawnPictures(article)
    if (pictures.length === 0) return []
    const small = drawn({
      recipe: coverRecipe,
      from: [slug, category],
      draw: () => cover(slug, category),
    }).then((bytes): OutputFile => [image, bytes])
    const large = pictures.map(async ({ url, ...size }): Promise<OutputFile> => {
      const draw = () => png(cover(slug, category, size))
      return [url, await drawn({ recipe, from: [slug, category, size], draw })]
    })
    return [small, ...large]
  })
  return Promise.all(files)
}
