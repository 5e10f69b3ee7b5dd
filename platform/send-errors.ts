/** The possible results of sending a message; only what was surely not sent may be sent again. */
import { OutsideError } from './outgoing-requests.ts'

/** Surely not sent; trying again may help. */
export class NotSentError extends Error {}
/** Refused for good: a number that does not exist, a mailbox that is closed. */
export class RefusedError extends Error {}

/** The connection was never made, so nothing can have been sent. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** What a failed call to an outside service makes of its message; `service` as the error names it. */
export function notSent(error: unknown, service: string): unknown {
  if (!(error instanceof OutsideError)) return error
  const code = (error.cause as { code?: string } | undefined)?.code
  const isUncalled =
    error.problem === 'ADDRESS' ||
    error.problem === 'PRIVATE' ||
    (code !== undefined && NEVER_CONNECTED.has(code))
  return isUncalled ? new NotSentError(`${service} could not be reached (${code ?? error.problem})`) : error
}
