/**
 * A named refusal: the one way in which our code says no to a caller. The list of public codes, their status and
 * their sentences stand in contract/errors.ts and contract/locales; `refuse` there gives the typed form.
 */
export class Refusal extends Error {
  readonly code: string
  /** What fills {0}, {1} … of the sentence; amounts and dates arrive formatted. */
  readonly params: readonly string[]
  /** What the answer carries in `value`, where the spec names one. */
  readonly value: unknown
  /** Seconds for Retry-After, on 429 and 503. */
  readonly retryAfterS: number | undefined

  constructor(code: string, details: { params?: readonly string[]; value?: unknown; retryAfterS?: number } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = details.params ?? []
    this.value = details.value
    this.retryAfterS = details.retryAfterS
  }
}
