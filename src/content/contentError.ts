/** What is wrong with the content, said so that an editor can mend it at once. */
export interface Problem {
  file: string
  line: number
  field: string
  /** What is wrong and what is allowed. */
  says: string
}

/** Thrown by the readers of content; it stops the build. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(readonly problems: Problem[]) {
    super(
      problems.map((p) => `${p.file}:${p.line} ${p.field}: ${p.says}`).join('\n') || 'No problems',
    )
  }
}
