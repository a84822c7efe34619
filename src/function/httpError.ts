/** Requests that are answered with an error: thrown anywhere, turned into a response in `handler.ts`. */

export class HttpError extends Error {
  /** What is wrong, by field or header; `form` stands for the whole request. */
  readonly problems: Record<string, string>

  /**
   * @param problem about the whole request, or by field or header
   * @param cause the error behind it; only its code is logged
   */
  constructor(
    readonly status: number,
    problem: string | Record<string, string>,
    readonly headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    const problems = typeof problem === 'string' ? { form: problem } : problem
    super(Object.values(problems).join(' '), { cause })
    this.problems = problems
  }
}

/** @throws HttpError 405 for any other method */
export function allowMethods({ method }: Request, ...methods: string[]) {
  if (!methods.includes(method))
    throw new HttpError(405, `${method} is not allowed here; ${methods[0]} is.`, {
      Allow: methods.join(', '),
    })
}
