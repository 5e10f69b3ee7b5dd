/** What a refused or failed call throws. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** A code of contract/errors.ts, or NETWORK when no answer came. */
  readonly code: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Where the call names one, such as `{captcha: true}` or `{fields: […]}`. */
  readonly value: unknown

  /** Seconds after which another try makes sense, where the server said so. */
  readonly retryAfterS: number | null

  constructor(code: string, message: string, status: number, value?: unknown, retryAfterS: number | null = null) {
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

/** The refused fields of 422 REQUEST_INVALID: `{username: 'sentence in the caller's language'}`. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = error instanceof CallError ? (error.value as { fields?: { field: string; message: string }[] } | undefined)?.fields : undefined
  return Object.fromEntries((fields ?? []).map(({ field, message }) => [field, message]))
}
