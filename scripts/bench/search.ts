/**
 * `npm run bench:search [sites]`: the article search of built sites. A site is a folder with a `dist`, or a
 * number: then the articles of this project's `dist` are so many made-up ones. Bytes are after brotli, times
 * at a quarter of the processor's speed.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { ArticleCard } from '../../src/articles/schema'
import { toCard } from '../../src/articles/toCard'
import { articleTerms } from '../../src/build/searchIndex/articleTerms'
import { searchFiles } from '../../src/build/searchIndex/searchFiles'
import { loadSearchEngine } from '../../src/search/loadSearchEngine'
import { browserArgs, findBrowser } from '../browser'
import { makeArticles, makeTerms, makeTypos } from './corpus'
import { measureSearch, type ReadSite, sentBytes } from './measureSearch'

function builtSite(folder: string): ReadSite {
  const dist = join(folder, 'dist')
  return (path) => {
    const name = path.replace('/api/articles', '/articles.json')
    const file = [name, `${name}.html`]
      .map((each) => join(dist, each))
      .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile())
    return file ? readFileSync(file) : undefined
  }
}

async function madeUpSite(count: number): Promise<ReadSite> {
  const articles = makeArticles(count)
  const made = new Map(await searchFiles(articles, articleTerms))
  made.set('/api/articles', JSON.stringify({ articles: articles.map(toCard) }))
  const others = builtSite('.')
  return (path) => {
    const text = made.get(path)
    return text === undefined ? others(path) : Buffer.from(text)
  }
}

function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return `p50 ${at(0.5)} ms, p98 ${at(0.98)} ms, max ${at(1)} ms of ${sorted.length}`
}

/** How many typing errors lead to the article that was meant. */
async function recoveredTypos(readSite: ReadSite, cards: readonly ArticleCard[]) {
  const search = await loadSearchEngine({
    readFile: async (url) => JSON.parse(String(readSite(url))),
    readList: async () => [...cards],
  })
  const typos = makeTypos(cards, 200)
  const recovered = { atOnce: 0, bySuggestion: 0 }
  for (const { slug, term } of typos) {
    const finds = async (term: string) => {
      const { matches, bodyMatches, suggestions } = await search({ term, count: 6 })
      return { found: [...matches, ...bodyMatches].some((card) => card.slug === slug), suggestions }
    }
    const { found, suggestions } = await finds(term)
    if (found) recovered.atOnce++
    else if (suggestions[0] && (await finds(suggestions[0])).found) recovered.bySuggestion++
  }
  return `${recovered.atOnce} of ${typos.length} find their article at once, ${recovered.bySuggestion} by the first suggestion`
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const sites = process.argv.slice(2)
for (const site of sites.length > 0 ? sites : ['.', '600', '3000']) {
  const count = Number(site)
  const readSite = count > 0 ? await madeUpSite(count) : builtSite(site)
  const list = readSite('/api/articles')
  if (!list) throw new Error(`${site} holds no site; run npm run build there`)
  const { articles }: { articles: ArticleCard[] } = JSON.parse(String(list))
  const terms = makeTerms(articles, 12)
  const { document, firstSearch, latencies, painted, longTasks } = await measureSearch(
    browser,
    readSite,
    terms,
  )
  console.log(`\n${site}: ${articles.length} articles`)
  console.log(`  list page                ${document} bytes`)
  console.log(`  list                     ${sentBytes([list])} bytes`)
  console.log(`  first search             ${firstSearch} bytes, for "${terms[0]}" typed key by key`)
  console.log(`  interaction latency      ${percentiles(latencies)}`)
  console.log(`  key to painted results   ${percentiles(painted)}`)
  console.log(`  tasks over 50 ms         ${percentiles(longTasks)}`)
  console.log(`  typing errors            ${await recoveredTypos(readSite, articles)}`)
}
await browser.close()
