/** Which card each page has. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../../content/contentError'
import { cached } from '../../content/fileCache'
import { headingOf } from '../../content/pageNames'
import type { PageData } from '../../page'
import { site } from '../../site'
import { drawnCovers } from '../articleImages'
import { type Card, drawCard } from './drawCard'

/** Home says what the firm is about, as its title is the firm's name. */
function cardOf(page: PageData): Card {
  const article = page.sections.find((section) => section.kind === 'article')?.article
  const brand = site.name
  if (article) {
    const { slug: seed, title, category, author, readTime } = article
    return { seed, category, brand, title, kicker: category, footer: `${author} · ${readTime}` }
  }
  const section = page.breadcrumbs.at(-1)?.text ?? site.locations.join(' · ')
  return {
    seed: page.path,
    brand,
    title: page.meta.title.includes(site.name) ? headingOf(page) : page.meta.title,
    kicker: section === 'Home' ? 'AI strategy and innovation' : section,
    footer: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

/** The address of an article's own cover. */
function coverOf(page: PageData) {
  const article = page.sections.find((section) => section.kind === 'article')?.article
  return article && drawnCovers(article).length === 0 ? article.image : undefined
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** @returns the picture as PNG, drawn now or by an earlier build */
export function sharingCard(page: PageData, publicFolder = 'public'): Promise<Uint8Array> {
  const card = cardOf(page)
  const mark = readFileSync(join(publicFolder, 'mark.svg'), 'utf8')
  const cover = coverOf(page)
  const picture = cover ? readFileSync(join(publicFolder, cover)) : undefined
  const make = async () => {
    try {
      return await drawCard(card, mark, picture)
    } catch (error) {
      if (!cover) throw error
      const message = `is the cover of ${page.path}, and cannot be drawn (${error}); a picture is required`
      throw new ContentError([{ file: `public${cover}`, line: 1, field: 'picture', message }])
    }
  }
  return cached({
    module: 'src/build/sharingCards/drawCard.ts',
    input: [card, mark, ...(picture ? [hashOf(picture)] : [])],
    make,
  })
}
