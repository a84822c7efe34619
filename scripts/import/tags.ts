/** The tags of Liquid, Hugo, MDX and WordPress, and what they stand for. */

/** `{% name … %}`, `{{< name … >}}`, `{{% name … %}}`, `<Name …>` and `[name key="value"]`. */
export const tags =
  /\{%-?\s*([\w-]+)([^%]*)%\}|\{\{[<%]\s*(\/?\s*[\w./-]+)([\s\S]*?)[>%]\}\}|<(\/?[A-Z]\w*[a-z][\w.]*)((?:"[^"]*"|\{[^}]*\}|[^>"{}])*)>|\[([a-z][\w-]*)((?:\s+[\w-]+="[^"]*")+)\s*\/?\]/g

/** Tags that only the other generator can fill. */
export const unknown =
  /\{%[\s\S]*?%\}|\{\{[^}]*\}\}+|<\/?[A-Z]\w*[a-z][\w.]*(?:"[^"]*"|[^>"])*>|\[[a-z][\w-]*(?:\s+[\w-]+="[^"]*")+\s*\/?\]|^(?:import|export)\s.*["';{]$/gm

const values =
  /(?:([\w-]+)\s*(?:=|:(?=[\s"']))\s*)?(?:"([^"]*)"|'([^']*)'|\{["'`]?([^"'`{}]*)["'`]?\}|([^\s,"'{}|]+))/g

const pages: Record<string, (first: string, second?: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (user, id = '') => `https://gist.github.com/${user}/${id}`,
  tweet: (user, id) => `https://x.com/${id ? user : 'i'}/status/${id ?? user}`,
}

export const noteNames =
  /note|info|tip|hint|success|important|warn|caution|danger|alert|notice|callout/

export function valuesOf(text: string) {
  const named: Record<string, string> = {}
  const all: string[] = []
  for (const [, name = '', ...found] of text.matchAll(values)) {
    const value = found.find((each) => each !== undefined) ?? ''
    named[name.toLowerCase()] ??= value
    all.push(value)
  }
  return { named, all }
}

export const quoted = (text: string) => text.replaceAll('"', '&quot;')

export const linkTo = (target: string, words?: string) =>
  `<a href="${target}">${words || target.replace(/^(https?:)?\/\/(www\.)?/, '')}</a>`

/** @returns what a tag stands for, as HTML; undefined where that is not known */
export function htmlOfTag(tag: string, rest: string): string | undefined {
  const { named, all } = valuesOf(rest)
  const isInclude = /^(include|include_relative|render|partial)$/.test(tag)
  const name = (isInclude ? (all.shift() ?? '') : tag).toLowerCase().replace(/\s/g, '')
  const picture = all.find((value) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(value))
  const url = all.find((value) => /^https?:\/\//.test(value))
  const page = Object.entries(pages).find(([each]) => name.includes(each))?.[1]
  if (/^(post_url|link|ref|relref|url)$/.test(name)) return all[0]
  if (/^(\/|end)/.test(name)) return noteNames.test(name) ? '\n\n:::\n\n' : ''
  if (/^(raw|toc)$/.test(name)) return ''
  if (name === 'gallery')
    return named.ids?.replace(/(\d+)[\s,]*/g, '<p><img src="attachment:$1"></p>')
  if (picture) {
    const caption = named.caption ?? named.title
    const alt = named.alt ?? named.description ?? caption ?? all.find((each) => /\s/.test(each))
    const image = `<img src="${picture}" alt="${quoted(alt ?? '')}">`
    const linked = named.link ? `<a href="${named.link}">${image}</a>` : image
    return caption ? `<figure>${linked}<figcaption>${caption}</figcaption></figure>` : linked
  }
  if (noteNames.test(name)) return `\n\n:::${noteNames.exec(name)?.[0]}\n\n`
  if (url) return linkTo(url, named.title)
  return page && all[0] ? linkTo(page(all[0], all[1])) : undefined
}
