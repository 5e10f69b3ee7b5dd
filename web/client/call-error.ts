/** What a refused or failed call throws. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** A code of contract/errors.ts, or NETWORK when no answer came. */
  readonly code: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** If the call has one, such as `{captcha: true}` or `{fields: […]}`. */
  readonly value: unknown

  /** Seconds after which another try makes sense, if the server said so. */
  readonly retryAfterS: number | null

  constructor(
    code: string,
    message: string,
    status: number,
    value?: unknown,
    retryAfterS: number | null = null,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.value = value
    this.retryAfterS = retryAfterS
  }
}

/** The code of whatever was thrown, '' when it was not a call's. */
export function codeOf(error: unknown): string {
  return error instanceof CallError ? error.code : ''
}
