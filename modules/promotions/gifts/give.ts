/**
 * Gives members money of promotions: within the cap of their day, from the house's bonus expense, with its
 * turnover. Every kind gives through here, in the transaction that changes its own rows.
 */
import { businessDate } from '../../../kernel/calendar.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { bonusWeights, openRequirements, type Weights } from '../../wagering/index.ts'
import { creditSet, type TransferCode } from '../../wallet/index.ts'
import { takeOff, takeWhole } from '../bonus-cap/cap.ts'
import { promotionSettings } from '../settings.ts'

const DAY_MS = 86_400_000
/** creditSet takes no more at once. */
const SET = 1_000

export interface Gift {
  readonly memberId: string
  /**
   * The claim that it is, as the report of the promotion finds its turnover again. Giving it twice moves
   * nothing more.
   */
  readonly key: string
  /** The kind, as the member's turnover names it. */
  readonly source: string
  /** Money above zero. */
  readonly reward: Reward
  readonly weights?: Weights
  readonly excluded?: { readonly products: string[]; readonly games: string[] }
}

export interface GiftOrder {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly code: TransferCode
  readonly now: Date
}

/**
 * Which of these fit into what is left of each member's day, in the order of the list, and takes them from
 * it: a gift is given in full or waits.
 */
export async function fitIntoDay(
  tx: Tx,
  { house, now }: Pick<GiftOrder, 'house' | 'now'>,
  gifts: readonly Gift[],
): Promise<boolean[]> {
  const capAmount = await settingOf(tx, house.id, promotionSettings.dailyBonusCap)
  return takeWhole(
    tx,
    { cap: 'BONUS', day: businessDate(now, house.timeZone) },
    gifts.map(({ memberId, reward }) => ({ memberId, amount: reward.amount, capAmount })),
  )
}

/**
 * Puts back into the members' days what `fitIntoDay` took for gifts that are not given after all: it would
 * keep others out of the day, and count as received when a week's loss is worked out.
 */
export const leaveDay = (
  tx: Tx,
  { house, now }: Pick<GiftOrder, 'house' | 'now'>,
  gifts: readonly Gift[],
): Promise<void> =>
  takeOff(
    tx,
    { cap: 'BONUS', day: businessDate(now, house.timeZone) },
    gifts.map(({ memberId, reward }) => ({ memberId, amount: reward.amount })),
  )

/** Credits them and opens their turnover; the caller has asked `fitIntoDay` first. */
export async function giveGifts(tx: Tx, order: GiftOrder, gifts: readonly Gift[]): Promise<void> {
  for (const isBonus of [false, true]) {
    const some = gifts.filter(({ reward }) => reward.isBonus === isBonus)
    for (let at = 0; at < some.length; at += SET) await giveSet(tx, order, isBonus, some.slice(at, at + SET))
  }
}

async function giveSet(
  tx: Tx,
  { house, code, now }: GiftOrder,
  isBonus: boolean,
  gifts: readonly Gift[],
): Promise<void> {
  const credited = await creditSet(tx, {
    merchantId: house.id,
    scope: 'promotions',
    kind: 'PROMOTION',
    code,
    expense: 'bonus',
    purpose: isBonus ? 'bonus' : 'main',
    credits: gifts.map(({ memberId, key, reward }) => ({
      memberId,
      amount: reward.amount,
      key,
      reference: key,
    })),
  })
  await openRequirements(
    tx,
    gifts.map(({ memberId, key, source, reward, weights, excluded }, place) => ({
      merchantId: house.id,
      memberId,
      source,
      reference: key,
      baseAmount: reward.baseAmount,
      // A match bonus counts its deposit too.
      ownAmount: isBonus ? reward.baseAmount - reward.amount : 0n,
      txnId: credited[place]!.txnId,
      multiplierPpm: reward.timesPpm,
      now,
      isBonus,
      weights: weights ?? (isBonus ? bonusWeights : undefined),
      maxStake: reward.maxStake ?? undefined,
      excluded,
      expiresAt: reward.days === null ? undefined : new Date(now.getTime() + reward.days * DAY_MS),
    })),
  )
}
