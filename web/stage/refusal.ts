import { StageRefusal } from '../../games/kit/stage/page.ts'
import { CallError } from '../client/call-error.ts'
import type { PageTexts } from './locales/texts.ts'

/** After these nothing can be played here any more; the way on is through the lobby. */
const FINAL_CODES = new Set([
  'GAME_TOKEN_INVALID',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'GAME_NOT_FOUND',
  'GAME_MAINTENANCE',
  'AUTH_DISABLED',
  'AUTH_SELF_EXCLUDED',
  'RG_TIMEOUT',
  'RG_SESSION_LIMIT',
  'COMMON_MAINTENANCE',
  'COMMON_REGION',
])

/** No definite answer came in time; the key is kept. */
export class UndecidedError extends Error {}

/**
 * No answer, an answer that says "not yet", or a fault of the server: what was asked for may or may not be
 * settled. A closed game has looked for the key before it refused.
 */
export function isUndecided(error: CallError): boolean {
  if (error.code === 'GAME_MAINTENANCE') return false
  return (
    error.status === 0 || error.status >= 500 || error.status === 429 || error.code === 'REQUEST_IN_PROGRESS'
  )
}

/** What the member reads: the server's own sentence if there is one. */
export function refusalOf(error: unknown, texts: PageTexts, isOpening = false): StageRefusal {
  if (error instanceof UndecidedError) return new StageRefusal(texts.undecided)
  if (!(error instanceof CallError)) throw error
  const isFinal = isOpening || FINAL_CODES.has(error.code)
  if (error.message) return new StageRefusal(error.message, isFinal, error.code)
  return new StageRefusal(isUndecided(error) ? texts.network : texts.launchFailed, isFinal, error.code)
}
