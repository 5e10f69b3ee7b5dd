/** Reading a transfer-mode vendor's answer, and its result for a transfer (docs/vendors, transfer mode). */
import { playerStatuses, type PlayerStatus } from '../../../../../contract/vendor/launch/player-calls.ts'

const MAX_AMOUNT = 9_000_000_000_000

export type PlayerReply =
  | { readonly kind: 'ANSWER'; readonly status: PlayerStatus; readonly balance: bigint | null }
  /** The vendor refused the signature: nothing was done. */
  | { readonly kind: 'UNSIGNED' }
  /** No answer, or an unreadable one: anything may have happened. */
  | { readonly kind: 'UNKNOWN'; readonly why: string }

/** Reads a reply; only HTTP 200 with a known status is an answer. */
export function readPlayerReply(httpStatus: number, text: string): PlayerReply {
  const answer = objectIn(text)
  if (httpStatus === 401 && answer?.status === 'INVALID_SIGNATURE') return { kind: 'UNSIGNED' }
  if (httpStatus !== 200) return { kind: 'UNKNOWN', why: `HTTP ${httpStatus}` }
  const status = playerStatuses.find((known) => known === answer?.status)
  if (!status) return { kind: 'UNKNOWN', why: 'BROKEN' }
  const { balanceAmount } = answer!
  const isAmount =
    typeof balanceAmount === 'number' &&
    Number.isInteger(balanceAmount) &&
    balanceAmount >= 0 &&
    balanceAmount <= MAX_AMOUNT
  if (balanceAmount !== undefined && !isAmount) return { kind: 'UNKNOWN', why: 'BROKEN' }
  return { kind: 'ANSWER', status, balance: isAmount ? BigInt(balanceAmount) : null }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** DONE: the money moved at the vendor. RETURNED: it did not and never will. OPEN: ask again. */
export type Outcome = 'DONE' | 'RETURNED' | 'OPEN'

/** The result of the one message that moves the money. */
export function outcomeOfMove(reply: PlayerReply): Outcome {
  if (reply.kind === 'UNSIGNED') return 'RETURNED'
  if (reply.kind === 'UNKNOWN') return 'OPEN'
  return reply.status === 'OK' ? 'DONE' : 'RETURNED'
}

/**
 * A message is refused 300 s after its timestamp by the vendor's clock, and a clock that differs by more than
 * that accepts none of ours: after twice that time no copy of it can be accepted any more.
 */
export const DEAD_AFTER_MS = 600_000

/**
 * The result of the question about a transaction. "Not found" is not definite while the message may still
 * arrive, unless the vendor guarantees it.
 */
export function outcomeOfQuestion(
  reply: PlayerReply,
  { ageMs, isNotFoundFinal }: { ageMs: number; isNotFoundFinal: boolean },
): Outcome {
  if (reply.kind !== 'ANSWER') return 'OPEN'
  if (reply.status === 'OK') return 'DONE'
  if (reply.status === 'INSUFFICIENT_FUNDS') return 'RETURNED'
  return isNotFoundFinal || ageMs > DEAD_AFTER_MS ? 'RETURNED' : 'OPEN'
}

/** For people: what came back. */
export function nameOfReply(reply: PlayerReply): string {
  return reply.kind === 'ANSWER' ? reply.status : reply.kind === 'UNSIGNED' ? 'INVALID_SIGNATURE' : reply.why
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** How long to wait after this many questions: 1 s, 2 s, 4 s … a minute. */
export function waitAfter(askCount: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(askCount, 10))
}
