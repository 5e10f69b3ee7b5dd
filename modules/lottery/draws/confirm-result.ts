/**
 * The result of an issue that is drawn elsewhere, as two people or two sources confirmed it (domain/lottery.md
 * §8).
 */
import { readPublished, publishedText } from '../../../kernel/lottery/numbers/published.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { drawEvents } from './events.ts'
import { gameOf } from './games.ts'
import type { IssueKey } from './issue-key.ts'
import { lockAwaited, storeConfirmed, type AwaitedIssue } from './store/confirming.ts'
import { revealSeed } from './store/steps.ts'

/** From the first result on; later it stands. */
export const CORRECTED_WITHIN_MS = 86_400_000

export interface ConfirmedResult {
  /** The JSON of the published prizes; one that is not whole throws a RangeError. */
  readonly result: string
  /** 1 of the first result, one more of each correction. */
  readonly version: number
}

export async function confirmResult(
  tx: Tx,
  key: IssueKey,
  { result, version }: ConfirmedResult,
): Promise<'CONFIRMED' | 'STALE'> {
  const game = gameOf(key.gameCode)
  if (!game || game.kind === 'CLASSIC') return 'STALE'
  const form = game.rules.formOf(key.numero)
  const text = publishedText(form, readPublished(form, result))
  const issue = await lockAwaited(tx, key, CORRECTED_WITHIN_MS)
  if (!issue || !isAwaited(issue, version)) return 'STALE'
  if (issue.has_secret) await revealSeed(tx, key)
  const delayS = version === 1 ? game.settleDelayS : 0
  await storeConfirmed(tx, key, { result: text, version, delayS })
  await emitEvent(tx, drawEvents.resultConfirmed, { ...key })
  return 'CONFIRMED'
}

/** The first result of a closed issue, or the next version of a result that may still be corrected. */
function isAwaited({ source, state, version, is_final: isFinal }: AwaitedIssue, next: number): boolean {
  if (source !== 'IMPORT' || next !== version + 1) return false
  if (version === 0) return state === 'CLOSED'
  return !isFinal && (state === 'DRAWN' || state === 'SETTLING' || state === 'SETTLED')
}
