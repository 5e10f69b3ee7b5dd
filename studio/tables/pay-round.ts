/** The money of a round: shares are paid, or stakes returned, each once. */
import type { MoneyAnswer } from '../../contract/vendor/launch/port.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { SETTLED_MS, walletRoundOf, type TableParts } from './parts.ts'
import { sharesOf } from './shares.ts'
import { ACCEPTED, PENDING, readBets, RETURNED } from './store/bets.ts'
import { claimForReturn, noteReturned } from './store/returned-bets.ts'
import { moveRound, type RoundRow } from './store/rounds.ts'
import {
  addShares,
  ENDED_ELSEWHERE,
  GIVEN_BACK,
  notePaid,
  PAID,
  readUnpaid,
  type ShareRow,
} from './store/shares.ts'

/** How many payments are under way together: as many as one batch of the wallet takes. */
const AT_ONCE = 256

/** Pays every member once and closes their round in the wallet, also if nothing was won. */
export async function pay(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  const { database } = parts
  for (;;) {
    const unpaid = await readUnpaid(database.kysely, round.round_id, AT_ONCE)
    if (unpaid.length === 0) break
    const states = await settleAll(
      parts,
      unpaid.map((share) => payOne(parts, round, share)),
    )
    for (const state of [PAID, ENDED_ELSEWHERE] as const) {
      const done = unpaid.filter((_, at) => states[at] === state)
      if (done.length > 0) await notePaid(database.kysely, round.round_id, done, state)
    }
    if (states.includes(undefined)) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }
  return moveRound(database.kysely, round.round_id, 'SHARED', 'SETTLED', {
    timing: { lastsMs: SETTLED_MS, dueInMs: null },
  })
}

async function payOne(
  { port, currencyOf, onError }: TableParts,
  round: RoundRow,
  share: ShareRow,
): Promise<typeof PAID | typeof ENDED_ELSEWHERE | undefined> {
  const { status } = await port.win({
    transactionId: share.win_id,
    memberId: share.member_id,
    gameCode: round.game_code,
    roundId: walletRoundOf(round.round_id, share.is_free),
    amount: toWireAmount(share.win_amount),
    currency: playCurrency(currencyOf(round.merchant_id), share.is_free),
    roundClosed: true,
  })
  if (status === 'OK') return PAID
  if (status === 'BUSY') return undefined
  // An operator has ended this member's round in the wallet; that decision stays.
  if (status === 'ROUND_CLOSED' || status === 'BET_NOT_FOUND') {
    onError(new Error(`the wallet answered ${status} to the payment of table round ${round.round_id}`))
    return ENDED_ELSEWHERE
  }
  throw new Error(`the wallet answered a table's payment with ${status}`)
}

/** Every stake is returned; the round is void once all of them are. */
export async function giveBack(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  parts.drawn.delete(round.round_id)
  await returnStakes(parts, round, [PENDING, ACCEPTED])
  const bets = await readBets(parts.database.kysely, round.round_id, [RETURNED])
  const shares = sharesOf(undefined, undefined, bets)
  return parts.database.transaction(async (tx) => {
    const moved = await moveRound(tx, round.round_id, 'VOIDING', 'VOID', {
      timing: { lastsMs: SETTLED_MS, dueInMs: null },
    })
    if (moved) await addShares(tx, round, shares, GIVEN_BACK)
    return moved
  })
}

/** A bet that the wallet never saw gets a tombstone there, so it is not taken late. */
export async function returnStakes(
  parts: TableParts,
  round: RoundRow,
  states: readonly number[],
): Promise<void> {
  const { database, port } = parts
  const claimed = await claimForReturn(database.kysely, round.round_id, states)
  for (let at = 0; at < claimed.length; at += AT_ONCE) {
    const part = claimed.slice(at, at + AT_ONCE)
    const answers = await settleAll(
      parts,
      part.map((bet) =>
        port
          .rollback({
            transactionId: `${bet.bet_id}:back`,
            originalTransactionId: bet.bet_id,
            memberId: bet.member_id,
            roundId: walletRoundOf(round.round_id, bet.is_free),
          })
          .then(isReturned),
      ),
    )
    const done = part.filter((_, place) => answers[place])
    if (done.length > 0)
      await noteReturned(
        database.kysely,
        done.map((bet) => bet.bet_id),
      )
    if (done.length < part.length) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }
}

/** If an operator had ended the round in the wallet, its stakes were decided there. */
function isReturned({ status }: MoneyAnswer): boolean {
  return status === 'OK' || status === 'BET_NOT_FOUND' || status === 'BET_ALREADY_SETTLED'
}

/** Waits for all, even if one fails: successes are stored. undefined if there was no answer. */
async function settleAll<Answer>(
  { onError }: TableParts,
  asked: readonly Promise<Answer>[],
): Promise<(Answer | undefined)[]> {
  return (await Promise.allSettled(asked)).map((one) => {
    if (one.status === 'fulfilled') return one.value
    if (!(one.reason instanceof Refusal)) onError(one.reason)
    return undefined
  })
}
