/** Credits friends with their own gift, and closes what nobody took in time. */
import { newId } from '../../../kernel/ids.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { friendGift } from '../../../kernel/promotions/kinds/referral.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { fitIntoDay, giveGifts, type Gift } from '../gifts/give.ts'
import { insertNotices } from '../notices/store.ts'
import { CLAIM_DAYS, type House, type SettleParts } from './settle.ts'
import { closeLate, insertClaims } from './store/claims.ts'
import { returnBudget } from './store/promotion.ts'
import { lockWaiting, writeGiftStates, type Referral } from './store/referrals.ts'

const CHUNK = 200
const DAY_MS = 86_400_000
export const SOURCE = 'REFERRAL'

/**
 * A gift waits while its friend is left out of offers or the cap of their day is used up, as long as a reward
 * may be claimed; then it lapses.
 */
export async function giveFriends(parts: SettleParts, house: House): Promise<void> {
  const { database, now, chunk = CHUNK, onStep } = parts
  let after: string | null = ''
  while (after !== null) {
    const from: string = after
    after = await database.transaction(async (tx) => {
      const waiting = await lockWaiting(tx, { merchantId: house.id, after: from, limit: chunk })
      const over = now.getTime() - CLAIM_DAYS * DAY_MS
      const lapsed = waiting.filter(({ decidedAt }) => decidedAt.getTime() <= over)
      await lapse(tx, lapsed)
      await give(
        tx,
        house,
        waiting.filter(({ decidedAt }) => decidedAt.getTime() > over),
        now,
      )
      return waiting.length < chunk ? null : waiting.at(-1)!.friendId
    })
    await onStep?.()
  }
}

/** Rewards that were not claimed in time. */
export async function closeUnclaimed({ database, now }: SettleParts, house: House): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { promotionId, amount } of await closeLate(tx, house.id, now))
      await returnBudget(tx, promotionId, amount)
  })
}

async function lapse(tx: Tx, lapsed: readonly Referral[]): Promise<void> {
  await writeGiftStates(
    tx,
    lapsed.map(({ friendId }) => friendId),
    'LAPSED',
  )
  for (const { promotionId, arguments: values } of lapsed)
    await returnBudget(tx, promotionId, friendGift(values)!.amount)
}

async function give(tx: Tx, house: House, waiting: readonly Referral[], now: Date): Promise<void> {
  const memberIds = waiting.map(({ friendId }) => friendId)
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const asked = waiting
    .filter(({ friendId }) => !left.has(friendId))
    .map((referral) => ({ referral, gift: giftFor(referral, newId(now.getTime())) }))
  const fits = await fitIntoDay(
    tx,
    { house, now },
    asked.map(({ gift }) => gift),
  )
  const given = asked.filter((_, place) => fits[place])
  if (given.length === 0) return
  await writeGiftStates(
    tx,
    given.map(({ gift }) => gift.memberId),
    'PAID',
  )
  await insertClaims(
    tx,
    given.map(({ referral, gift: { memberId, reward, key } }) => ({
      claimId: key,
      promotionId: referral.promotionId,
      merchantId: house.id,
      memberId,
      cycle: 'invited',
      state: 'ISSUED',
      arguments: referral.arguments,
      amount: reward.amount,
      requiredAmount: requiredOf(reward),
      reference: nameOf(referral),
      claimUntil: null,
    })),
    now,
  )
  await giveGifts(
    tx,
    { house, code: 'BONUS', now },
    given.map(({ gift }) => gift),
  )
  await insertNotices(
    tx,
    house.id,
    given.map(({ referral, gift: { memberId, reward } }) => ({
      key: nameOf(referral),
      memberId,
      kind: 'REFERRAL_FRIEND',
      detail: { amount: String(reward.amount), required: String(requiredOf(reward)) },
    })),
    now,
  )
}

const nameOf = ({ referralId }: Referral): string => `referral:${referralId}:friend`

const giftFor = ({ friendId, arguments: values }: Referral, claimId: string): Gift => ({
  memberId: friendId,
  key: claimId,
  source: SOURCE,
  reward: friendGift(values)!,
})
