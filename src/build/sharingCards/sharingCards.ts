/** Which card each page has. */
import { readFileSync } from 'node:fs'
import { cached } from '../../content/fileCache'
import { headingOf } from '../../content/pageNames'
import type { PageData } from '../../page'
import { site } from '../../site'
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
    kicker: section === 'Home' ? site.field : section,
    footer: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

/** @returns the picture as PNG, drawn now or by an earlier build */
export function sharingCard(page: PageData): Promise<Uint8Array> {
  const card = cardOf(page)
  const mark = readFileSync('public/mark.svg', 'utf8')
  return cached({
    module: 'src/build/sharingCards/drawCard.ts',
    input: [card, mark],
    make: () => drawCard(card, mark),
  })
}
