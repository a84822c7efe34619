/** What is left before a launch, as lines to work off. */

/** What to do about it, most important first. */
const groups = {
  identity: 'Enter your firm in src/site.ts and articles/people.yaml',
  legal: 'Have the legal pages read by someone who knows your law, then set legalReview',
  messages: 'Let messages reach you',
  pages: 'Tell your own story on the pages',
  frames: 'Name your newsletter and your film, or write their pages yourself',
  pictures: 'Replace drawings, logos and documents',
  articles: 'Publish your own articles',
  rest: 'Tidy what visitors do not see',
  optional: 'If you like; not counted',
} as const

export interface Finding {
  group: keyof typeof groups
  file: string
  /** 1 or more. */
  line?: number
  message: string
}

const ofGroup = (findings: readonly Finding[], group: string) =>
  findings
    .filter((finding) => finding.group === group)
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, message }) => `  ${file}${line ? `:${line}` : ''} ${message}`)

/** @returns how many findings a firm must not leave */
export const countLeft = (findings: readonly Finding[]) =>
  findings.filter(({ group }) => group !== 'optional').length

/** @returns the findings below what to do about them, and how many there are */
export function formatFindings(findings: readonly Finding[]): string {
  const parts = Object.entries(groups).flatMap(([group, title]) => {
    const lines = ofGroup(findings, group)
    return lines.length > 0 ? [`${title} (${lines.length})\n${lines.join('\n')}\n`] : []
  })
  const left = countLeft(findings)
  const end = left === 0 ? 'Nothing is left of the sample firm.' : `${left} left`
  return [...parts, end].join('\n')
}
