/** Orders of a hand as they are stored: the deal, and every decision. */
import { costOf, type Action } from '../../games/blackjack/rules/index.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../platform/postgres.ts'
import type { Seat } from '../core/seats.ts'
import type { Seeds } from '../core/seeds.ts'
import { lockActivePair } from '../core/store/seeds.ts'
import { Settling, START } from './settling.ts'
import { addHand, lockHand, OPEN, type HandRow } from './store/hands.ts'
import { addOrder, readUndecided } from './store/orders.ts'
import { tableOf } from './view.ts'

/** Stores a hand and its deal, with the next nonce of the member's pair. */
export async function storeDeal(
  tx: Tx,
  seat: Seat,
  { startAmount, key, bodyHash }: { startAmount: bigint; key: string; bodyHash: string },
): Promise<void> {
  const { memberId, sessionId, merchantId, gameCode, isFree } = seat
  // The pair's row is the lock: rounds draw their nonces and rotations retire it under the same one.
  const pair = await lockActivePair(tx, memberId)
  if (!pair) throw new Error('a member with seeds has no active pair')
  const handId = newId(clock.nowMs())
  const now = clock.now()
  await addHand(
    tx,
    {
      memberId,
      handId,
      pairId: pair.pair_id,
      nonce: pair.nonce,
      sessionId,
      merchantId,
      gameCode,
      mathVersion: sheet.mathVersion,
      isFree,
      startAmount,
    },
    now,
  )
  await addOrder(
    tx,
    {
      memberId,
      handId,
      step: 0,
      action: START,
      amount: startAmount,
      isDone: false,
      key,
      bodyHash,
      balance: null,
    },
    now,
  )
}

/** A member's decision, or the sweep's, which has no key. */
export interface Decision {
  readonly step: number
  readonly action: Action
  readonly key: string | null
  readonly bodyHash: string
  /** The member's balance when the decision is taken. */
  readonly balance: bigint
}

/**
 * Judges a decision under the hand's lock. A decision without a stake counts at once; the others wait for the
 * wallet.
 */
export async function storeDecision(
  tx: Tx,
  { seeds, settling }: { seeds: Pick<Seeds, 'serverSeedOf'>; settling: Settling },
  seen: HandRow,
  { step, action, key, bodyHash, balance }: Decision,
): Promise<void> {
  const hand = await lockHand(tx, seen.member_id, seen.hand_id)
  if (hand?.state !== OPEN || hand.decisions.length !== step) throw new Refusal('HAND_STEP_STALE')
  // Another order came first and its stake is not decided: begin again.
  if (await readUndecided(tx, hand.member_id, hand.hand_id)) throw new Overtaken()
  const table = tableOf(hand, seeds.serverSeedOf(hand), hand.decisions)
  if (!table.actions.includes(action)) throw new Refusal('HAND_ACTION_INVALID')
  const amount = costOf(table, action)
  const isDone = amount === 0n
  await addOrder(
    tx,
    {
      memberId: hand.member_id,
      handId: hand.hand_id,
      step,
      action,
      amount,
      isDone,
      key,
      bodyHash,
      balance: isDone ? balance : null,
    },
    clock.now(),
  )
  if (isDone) await settling.take(tx, hand, [...hand.decisions, action], hand.bet_amount)
}

/** Another order was stored first. */
export class Overtaken extends Error {}
