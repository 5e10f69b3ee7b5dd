/**
 * A named refusal: the only way in which our code refuses a caller. The list of public codes, their status
 * and their sentences are in contract/errors.ts and contract/locales; `refuse` there gives the typed form.
 */
export class Refusal extends Error {
  readonly code: string
  /**
   * The arguments of the sentence in the order of contract/error-arguments.ts; amounts and dates arrive
   * formatted.
   */
  readonly params: readonly string[]
  /** What the answer carries in `value`, if the specification names it. */
  readonly value: unknown
  /** Seconds for Retry-After, on 429 and 503. */
  readonly retryAfterS: number | undefined

  constructor(
    code: string,
    details: { params?: readonly string[]; value?: unknown; retryAfterS?: number } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = details.params ?? []
    this.value = details.value
    this.retryAfterS = details.retryAfterS
  }
}
