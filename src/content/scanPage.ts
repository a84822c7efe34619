/** Reads a finished page once: its tags, and what its text shows that a check is about. */
import { Parser } from 'htmlparser2'
import type { Meta } from '../page'
import { isInFonts } from '../ui/fonts/letters'

/** A page with the file of its words, and what its HTML shows. */
export interface ScannedPage extends Scan {
  path: string
  file: string
  meta?: Pick<Meta, 'title' | 'description'>
}

interface Tag {
  name: 'a' | 'img'
  attributes: Readonly<Record<string, string>>
  /** It is outside of the page's own part, in the header or footer that all pages share. */
  isInLayout: boolean
}

export type Scan = ReturnType<typeof scanPage>

/** Tells whether an element names a section or a table. */
const isTitle = (name: string) => /^(h[1-6]|caption|figcaption)$/.test(name)

/** Elements that show their text in a font of the device, or not at all. */
const otherFonts = ['code', 'script', 'style']

/**
 * @returns its links and pictures as `tags`, buttons that lead to a page without their script among them; its ids; as `names` its elements, classes and ids, as simple selectors; as
 * `untitled` the first words of each section that nothing names; as `lacking` letters of its texts and its title that the
 * site's fonts do not have; all as JSON
 */
export function scanPage(html: string, title = '') {
  const tags: Tag[] = []
  const ids: string[] = []
  const names = new Set<string>()
  const untitled: string[] = []
  const openSections: { isTitled: boolean; words: string }[] = []
  let words = ''
  /** A section begins with the words before the next tag. */
  function endWords() {
    for (const section of openSections) section.words ||= words.trim()
    words = ''
  }
  const lacking = new Set([...title].filter((each) => !isInFonts(each)))
  let isInTitle = false
  let isInLayout = /<main[ >]/.test(html)
  let otherFont: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      endWords()
      if (name === 'main') isInLayout = false
      if (isTitle(name)) isInTitle = true
      if (name === 'section') openSections.push({ isTitled: 'aria-label' in attributes, words: '' })
      if (otherFonts.includes(name)) otherFont ??= name
      if (name === 'a' || name === 'img') tags.push({ name, attributes, isInLayout })
      const { id, class: classes = '', 'data-fallback': fallback } = attributes
      // A button leads there where its script fails; the frame that it opens shows the same page.
      if (fallback) tags.push({ name: 'a', attributes: { href: fallback }, isInLayout })
      if (id !== undefined) ids.push(id)
      names.add(name).add(`#${id}`)
      for (const each of classes.split(/\s+/)) names.add(`.${each}`)
    },
    ontext(text) {
      words += text
      for (const section of openSections) section.isTitled ||= isInTitle
      // A sign, such as an arrow, looks right in any font.
      const letters = otherFont ? [] : (text.normalize().match(/(?=\P{ASCII})\p{L}/gu) ?? [])
      for (const letter of letters) if (!isInFonts(letter)) lacking.add(letter)
    },
    onclosetag(name) {
      endWords()
      if (name === 'main') isInLayout = true
      if (isTitle(name)) isInTitle = false
      if (name === otherFont) otherFont = undefined
      const section = name === 'section' ? openSections.pop() : undefined
      if (section && !section.isTitled) untitled.push(section.words)
    },
  })
  parser.end(html)
  return { tags, ids, names: [...names], untitled, lacking: [...lacking] }
}
