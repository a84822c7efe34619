/** What is wrong with the address of a link, and which one was meant. */
import { links as outbound, site } from '../../site'
import { allowedInstead, nearest, requiredInstead } from '../nearest'
import { publicPaths, storedPath } from './publicFiles'

/** What links may lead to. */
export interface Targets {
  /** Of all pages, articles included that are published later. */
  paths: ReadonlySet<string>
  /** Whether the link may lead to a path now. */
  has: (path: string) => boolean
  /** Why not, where more is known than that it is not there; empty where that is reported elsewhere. */
  whyMissing: (path: string) => string | undefined
  /** Pictures that the build draws. */
  drawn: ReadonlySet<string>
  /** Paths by the older addresses that redirect to them. */
  aliases: ReadonlyMap<string, string>
  /** The ids on a page; of some they are not known. */
  idsOf: (path: string) => Promise<readonly string[] | undefined>
}

// The film's address is a frame's, not a link's.
const known: readonly string[] = [...Object.values(outbound), site.video.frame]

/** An address without what people write in several ways. */
const plain = (url: string) =>
  url
    .toLowerCase()
    .replace(/^(https?:)?\/\/(www\.)?|^www\./, '')
    .replace(/\/$/, '')

const knownByPlain = new Map(known.map((url) => [plain(url), url]))

/** @param at of an address of this site, in any spelling. @returns that of the page it was to lead to */
function pagePath(at: string, { paths, aliases }: Targets): string | undefined {
  const path = at.replace(/(\/index)?(\.(html?|md))?\/?$/, '').toLowerCase() || '/'
  return paths.has(path) ? path : (aliases.get(at) ?? aliases.get(path))
}

const ownHost = new URL(site.origin).host.replace(/^www\./, '')

function outboundProblem(url: string, targets: Targets): string {
  if (/^(javascript|data|vbscript|file|blob):/i.test(url))
    return 'is no address that a link may have; allowed: pages of this site and `links` of src/site.ts'
  const full = URL.canParse(url) ? new URL(url) : undefined
  if (full?.host.replace(/^www\./, '') === ownHost) {
    const { pathname, search, hash } = full
    return `leads to this site itself; write ${pagePath(pathname, targets) ?? pathname}${search}${hash}`
  }
  const same = knownByPlain.get(plain(url))
  if (same) return `is ${same} in src/site.ts; write it so`
  const guess = nearest(plain(url), knownByPlain.keys())
  const meant = guess === undefined ? '' : `; did you mean "${knownByPlain.get(guess)}"?`
  return `is not an outbound address of src/site.ts${meant}; add it to \`links\` there first`
}

/** @param from the path of the page that it stands on */
function relativeProblem(url: string, from: string, targets: Targets): string {
  const same = knownByPlain.get(plain(url))
  if (same) return `has no https://; write ${same}`
  const resolved = new URL(url, `https://site${from}`)
  const name = resolved.pathname.split('/').at(-1) ?? ''
  const meant = [resolved.pathname, `/${url.replace(/^(\.{0,2}\/)+/, '')}`, `/articles/${name}`]
    .map((path) => pagePath(path.replace(/[?#].*/, ''), targets))
    .find((path) => path !== undefined)
  const instead = meant
    ? `write ${meant}${resolved.search}${resolved.hash}`
    : 'a path from the root, such as /contact, is required'
  return `is relative, and leads elsewhere from another page; ${instead}`
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** More would fill the screen. */
const maxListed = 12

async function partProblem(path: string, id: string, { idsOf }: Targets): Promise<string> {
  const ids = await idsOf(path)
  // The top of every page needs no element.
  if (!id || !ids || id === 'top' || ids.includes(id)) return ''
  const listed = ids.filter(
    (each) => !/^((source|citation)-\d+|footnote-label|user-content-.*)$/.test(each),
  )
  const guess = nearest(id, listed)
  const meant = guess === undefined ? '' : `; did you mean "${guess}"?`
  const rest = listed.length > maxListed ? meant : allowedInstead(id, listed)
  return `leads nowhere; ${path} has no part "${id}"${listed.length === 0 ? ', nor any other' : rest}`
}

const isFile = (path: string, publicFolder: string) =>
  [path, `${path.replace(/\/$/, '')}/index.html`].some(
    (file) => storedPath(file, publicFolder) === file && /\.\w+$/.test(file),
  )

const required = 'a page, an article that is not a draft, or a file in public/ is required'

function insideProblem(url: string, targets: Targets, publicFolder: string) {
  const [, written = '/', query = '', hash = ''] = /^([^?#]*)([^#]*)(?:#(.*))?$/.exec(url) ?? []
  const path = decoded(written)
  if (targets.has(path)) return partProblem(path, decoded(hash), targets)
  const why = targets.whyMissing(path)
  if (why === '' || isFile(path, publicFolder)) return ''
  if (why) return `${why}; ${required}`
  const page = pagePath(path, targets)
  if (page) return `is not how its address is written; write ${page}${query}${hash && `#${hash}`}`
  const stored = storedPath(path, publicFolder)
  if (stored && isFile(stored, publicFolder))
    return `is named ${stored}; the host tells capitals from small letters`
  const candidates = [...targets.paths, ...publicPaths(publicFolder)]
  return `leads nowhere${requiredInstead(path, candidates, required)}`
}

/**
 * @param from the path of the page that the link stands on
 * @returns what is wrong with it; nothing where it leads somewhere
 */
export async function linkProblem(
  url: string,
  from: string,
  targets: Targets,
  publicFolder = 'public',
): Promise<string> {
  if (known.includes(url)) return ''
  if (!url) return 'a link has no address; write where it leads, such as [text](/contact)'
  const problem = await (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
    ? outboundProblem(url, targets)
    : url.startsWith('#')
      ? insideProblem(from + url, targets, publicFolder)
      : url.startsWith('/')
        ? insideProblem(url, targets, publicFolder)
        : relativeProblem(url, from, targets))
  return problem && `${url} ${problem}`
}
