/** The files of `dist/` that follow from the content, apart from the pages' HTML and their pictures. */
import { readFile } from 'node:fs/promises'
import { x } from 'xastscript'
import { tokens } from '../../uno.config'
import { toCard } from '../articles/schema'
import { cmsFiles } from '../cms/files'
import { filesIn } from '../content/filesIn'
import type { Site } from '../content/readSite'
import type { SitePage } from '../content/toPage'
import { asList, fill, htmlAttributes } from '../locale'
import type { PageData } from '../page'
import { indexUrl, keyOf, type SearchTerm, searchTermsUrl, textUrl } from '../search/searchIndex'
import { absoluteUrl, categories, contactEndpoint, site as firm, menu, services } from '../site'
import { cardUrl, dataUrl, feed, isGeneratedCover, markdownUrl } from '../urls'
import { markdownVersion as words } from '../words'
import { drawCover } from './drawCover'
import { recolorFrame } from './drawings'
import { articleFeed, feedLength, xmlFile } from './feed'
import { escapeMarkdown, type OfPage, pageMarkdown } from './pageMarkdown'
import { indexedArticle, indexedPage, searchedText, searchIndex } from './searchIndex'
import { favicon, markIcon, sharingCard } from './sharingCard'
import type { SiteFile } from './writeDist'

const sitemapUrl = '/sitemap.xml'
const securityUrl = '/.well-known/security.txt'

/** The terms of the glossary for the search, which shows the definition of one that is searched for. */
const searchTerms = ({ terms }: Site) =>
  terms.map(({ id, term, also = [], definition }): SearchTerm => {
    return { id, term, definition, spellings: [term, ...also].map(keyOf) }
  })

/** The colors of a page in a frame, which has no switch for them. */
const framedColors = `:root{color-scheme:light dark;${tokens(0)}}@media (prefers-color-scheme:dark){:root{${tokens(1)}}}`

/** @param css of the site, whose fonts they name, as a page that is framed has no script that would load them */
async function framedStyles(css: string) {
  const fonts = css.match(/@font-face\{[^}]*\}/g) ?? []
  return `${fonts.join('')}${framedColors}\n${await readFile('src/build/framed.css', 'utf8')}`
}

/** The pages of frames, in the site's language and the firm's colors, with the address to which forms send. */
function framedPages(): SiteFile[] {
  const pageOf = async (path: string) =>
    recolorFrame(await readFile(`public${path}`, 'utf8'))
      .replace(/<html[^>]*>/, `<html ${htmlAttributes()}>`)
      .replace('/api/contact', () => contactEndpoint)
  return filesIn('public')
    .filter((path) => /^\/embed\/.*\.html$/.test(path))
    .map((path) => [path, () => pageOf(path)])
}

/** The path of a picture in JSON, in whichever section. */
const imagePattern = /(?<=")\/[^"\\]+\.(svg|png|jpe?g|webp|avif)(?=")/g

/** Every page that search engines may list, with the day on which its content last changed: at most 50,000 pages. */
function sitemap(pages: readonly SitePage[]) {
  const urls = pages.map(({ path, article, data }) => {
    const inSections = new Set(JSON.stringify(data.sections).match(imagePattern))
    const addresses = (article ? [article.image, cardUrl(path)] : [...inSections]).map(absoluteUrl)
    const images = addresses.map((address) => x('image:image', [x('image:loc', address)]))
    return x('url', [x('loc', absoluteUrl(path)), x('lastmod', data.meta.updated), ...images])
  })
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return xmlFile(x('urlset', namespaces, urls))
}

/** Pages that carry `noindex` are not disallowed, as robots would then not see it. */
const robotsTxt = `\
User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${absoluteUrl(sitemapUrl)}
`

/** RFC 9116; it expires a year after the content last changed, as the day of the build would make every file different. */
function securityTxt(pages: readonly SitePage[]) {
  const newest = Math.max(0, ...pages.map(({ data }) => Date.parse(data.meta.updated)))
  return `\
Contact: mailto:${firm.email}
Expires: ${new Date(newest + 365 * 86_400_000).toISOString()}
Preferred-Languages: ${firm.language}
Canonical: ${absoluteUrl(securityUrl)}
`
}

const llmsTitle = `# ${firm.name}\n\n> ${firm.blurb}\n`

const mainPages: readonly { to: string }[] = [...menu, ...Object.values<{ to: string }>(services)]

/** The standard's own word for what may be left out. */
const optional = 'Optional'

/** @returns the heading for a page. @param pathList the page above the reading paths */
function subjectOf({ path, article }: SitePage, pathList: PageData['breadcrumbs'][number]) {
  if (article) return fill(words.articles, { category: article.category })
  if (mainPages.some(({ to }) => to === path)) return words.firm
  return `${path}/`.startsWith(`${pathList.to}/`) ? pathList.text : optional
}

const articleSubjects = categories.map((category) => fill(words.articles, { category }))

/** @returns the table of contents for AI readers (llmstxt.org): links to the Markdown of each page, by subject */
function llmsTxt(pages: readonly SitePage[], { paths }: Site) {
  const firstPath = pages.find(({ path }) => path === paths[0]?.to)
  const pathList = firstPath?.data.breadcrumbs.at(-1) ?? { text: optional, to: '/' }
  const subjects = [words.firm, pathList.text, ...articleSubjects, optional]
  const parts = [...new Set(subjects)].map((subject) => {
    const entries = pages
      .filter((page) => subjectOf(page, pathList) === subject)
      .map(({ path, data: { meta } }) => {
        const link = `[${escapeMarkdown(meta.title)}](${absoluteUrl(markdownUrl(path))})`
        return `- ${link}: ${escapeMarkdown(meta.description)}\n`
      })
    return entries.length > 0 ? `\n## ${subject}\n\n${entries.join('')}` : ''
  })
  const places = asList(firm.locations)
  const origin = absoluteUrl('/')
  const about = fill(words.about, { places, email: firm.email, origin })
  return `${llmsTitle}\n${about}\n${parts.join('')}`
}

/** @returns the Markdown of the firm's own pages, by path, then that of the newest articles */
async function llmsFullTxt(pages: readonly SitePage[], { articles }: Site, markdownOf: OfPage) {
  const shown = [...pages.filter(({ article }) => !article), ...articles.slice(0, feedLength)]
  return [llmsTitle, ...(await Promise.all(shown.map(markdownOf)))].join('\n---\n\n')
}

/** @returns its data, its sharing card, its Markdown if it may be found, and an article's cover unless that has its own */
function filesOfPage(page: SitePage, markdownOf: OfPage): SiteFile[] {
  const { path, article, data } = page
  const files: SiteFile[] = [
    [dataUrl(path), () => JSON.stringify(data)],
    [cardUrl(path), () => sharingCard(data)],
  ]
  if (!data.meta.noindex) files.push([markdownUrl(path), () => markdownOf(page)])
  if (article && isGeneratedCover(article.image))
    files.push([article.image, () => drawCover(article)])
  return files
}

/** @param css of the bundle, if there is one. @returns what makes each file, by its path; those of the editor, too, if there is one */
export function siteFiles(site: Site, shownOn: OfPage, hasEditor: boolean, css = '') {
  const { people } = site
  const texts = new Map<SitePage, Promise<string>>()
  function markdownOf(page: SitePage) {
    const text = texts.get(page) ?? pageMarkdown(page, shownOn)
    texts.set(page, text)
    return text
  }
  const pages = [...site.pages.values()]
  const articles = site.articles.map(({ article }) => article)
  const listed = pages.filter(({ data }) => !data.meta.noindex)
  // The list of articles itself is where a visitor searches.
  const found = listed
    .filter(({ article }) => !article)
    .map(({ data }) => data)
    .filter(({ sections }) => !sections.some(({ kind }) => kind === 'articleList'))
  const indexed = () => [...articles.map(indexedArticle), ...found.map(indexedPage)]
  const files: SiteFile[] = [
    ['/articles.json', () => JSON.stringify({ articles: articles.map(toCard) })],
    [searchTermsUrl, () => JSON.stringify(searchTerms(site))],
    [indexUrl, () => searchIndex(indexed())],
    ...articles.map((article): SiteFile => {
      return [textUrl(article.slug), () => JSON.stringify(searchedText(article))]
    }),
    [feed.url, () => articleFeed(articles)],
    ['/embed/embed.css', () => framedStyles(css)],
    ...framedPages(),
    ...site.pictures,
    [sitemapUrl, () => sitemap(listed)],
    ['/robots.txt', () => robotsTxt],
    ['/favicon.ico', favicon],
    ['/apple-touch-icon.png', () => markIcon(180, 18)],
    [securityUrl, () => securityTxt(listed)],
    ['/llms.txt', () => llmsTxt(listed, site)],
    ['/llms-full.txt', () => llmsFullTxt(listed, site, markdownOf)],
    ...(hasEditor ? cmsFiles(people, recolorFrame) : []),
    ...pages.flatMap((page) => filesOfPage(page, markdownOf)),
  ]
  return new Map(files)
}
