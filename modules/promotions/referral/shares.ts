/**
 * The part of what friends play, worked out for every ended day and credited on the next one, from 00:45
 * (docs/flows/referral.md). Members who are left out of offers earn nothing on the days of which they are.
 */
import { addDays, businessDate, momentOfWall } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { shareGift, sharesOf } from '../../../kernel/promotions/kinds/referral.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { validWithin } from '../../wallet/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { stopUsedUp, takeShare } from '../gifts/budget.ts'
import { fitIntoDay, giveGifts, leaveDay } from '../gifts/give.ts'
import { endedRuns, lockRun, moveRun } from '../runs/store.ts'
import { SOURCE } from './gifts.ts'
import type { House, SettleParts } from './settle.ts'
import { insertClaims } from './store/claims.ts'
import {
  firstMetDay,
  insertShares,
  lockDue,
  readOwed,
  readSharers,
  readSharing,
  writeShareState,
  type DueShare,
} from './store/shares.ts'

const CHUNK = 200
const RUN = 'referral-shares'
/** What was settled before midnight is counted by then. */
export const SHARED_AT = '00:45'

/** The ended days whose shares are not worked out yet. */
export function dueShareDays(from: string, now: Date, timeZone: string): string[] {
  const today = businessDate(now, timeZone)
  const until = now < momentOfWall(`${today}T${SHARED_AT}`, timeZone) ? addDays(today, -1) : today
  const days: string[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

export async function shareDays(parts: SettleParts, house: House): Promise<void> {
  const reader = parts.database.kysely
  const ended = await endedRuns(reader, { merchantId: house.id, name: RUN })
  const last = [...ended].sort().at(-1)
  const from = last === undefined ? await firstMetDay(reader, house.id) : addDays(last, 1)
  if (from === null) return
  for (const day of dueShareDays(from, parts.now, house.timeZone))
    while (await shareNext(parts, house, day)) await parts.onStep?.()
  await payShares(parts, house)
}

/** The next members, in a transaction that also remembers how far it came; false once all were looked at. */
function shareNext(
  { database, now, chunk = CHUNK }: SettleParts,
  house: House,
  day: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const run = { merchantId: house.id, name: RUN, period: day }
    const { afterMember, isEnded } = await lockRun(tx, run)
    if (isEnded) return false
    const referrerIds = await readSharers(tx, {
      merchantId: house.id,
      day,
      after: afterMember,
      limit: chunk,
    })
    if (referrerIds.length > 0) await share(tx, { house, day, now }, referrerIds)
    await moveRun(tx, run, referrerIds.at(-1) ?? null, now)
    return referrerIds.length > 0
  })
}

async function share(
  tx: Tx,
  { house, day, now }: { house: House; day: string; now: Date },
  memberIds: readonly string[],
): Promise<void> {
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const friends = await readSharing(
    tx,
    memberIds.filter((memberId) => !left.has(memberId)),
    day,
  )
  const spans = friends.map(({ friendId }) => ({ memberId: friendId, from: day, to: addDays(day, 1) }))
  const played = await validWithin(tx, spans)
  const shares = [...Map.groupBy(friends, ({ referrerId }) => referrerId).values()].flatMap((own) => {
    const plays = own.map(({ friendId, arguments: { sharePpm, shareDayMax } }) => ({
      validAmount: played.get(friendId) ?? 0n,
      sharePpm,
      shareDayMax,
    }))
    const amounts = sharesOf(plays)
    return own.map(({ friendId, referrerId }, place) => ({
      friendId,
      referrerId,
      validAmount: plays[place]!.validAmount,
      amount: amounts[place]!,
    }))
  })
  await insertShares(
    tx,
    { merchantId: house.id, day },
    shares.filter(({ amount }) => amount > 0n),
  )
}

async function payShares(parts: SettleParts, house: House): Promise<void> {
  const { database, now, chunk = CHUNK, onStep } = parts
  let after: string | null = ''
  while (after !== null) {
    const from: string = after
    after = await database.transaction(async (tx) => {
      const owed = await readOwed(tx, { merchantId: house.id, after: from, limit: chunk })
      if (owed.length > 0) await pay(tx, house, owed, now)
      return owed.length < chunk ? null : owed.at(-1)!
    })
    await onStep?.()
  }
}

interface ShareGift {
  readonly memberId: string
  readonly day: string
  readonly promotionId: string
  readonly shares: readonly DueShare[]
  readonly key: string
  readonly source: string
  readonly reward: ReturnType<typeof shareGift>
}

/** A day of one member and one promotion is one gift; it waits in whole for a day that has room for it. */
async function pay(tx: Tx, house: House, memberIds: readonly string[], now: Date): Promise<void> {
  const due = await lockDue(tx, house.id, memberIds)
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const open = due.filter(({ referrerId }) => !left.has(referrerId))
  const gifts = [
    ...Map.groupBy(
      open,
      ({ referrerId, day, promotionId }) => `${referrerId}:${day}:${promotionId}`,
    ).values(),
  ].map((shares) => giftOf(shares, newId(now.getTime())))
  const fits = await fitIntoDay(tx, { house, now }, gifts)
  const given: ShareGift[] = []
  const dropped: ShareGift[] = []
  for (const gift of gifts.filter((_, place) => fits[place])) {
    if (await takeShare(tx, { promotionId: gift.promotionId, amount: gift.reward.amount, count: 0 })) {
      given.push(gift)
      continue
    }
    // A budget that is used up ends shares.
    await stopUsedUp(tx, gift.promotionId)
    dropped.push(gift)
  }
  await leaveDay(tx, { house, now }, dropped)
  await writeShareState(
    tx,
    dropped.flatMap(({ shares }) => shares),
    'DROPPED',
  )
  if (given.length === 0) return
  await writeShareState(
    tx,
    given.flatMap(({ shares }) => shares),
    'PAID',
  )
  await insertClaims(
    tx,
    given.map(({ memberId, day, promotionId, shares, reward, key }) => ({
      claimId: key,
      promotionId,
      merchantId: house.id,
      memberId,
      cycle: `share:${day}`,
      state: 'ISSUED',
      arguments: shares[0]!.arguments,
      amount: reward.amount,
      requiredAmount: requiredOf(reward),
      reference: day,
      claimUntil: null,
    })),
    now,
  )
  await giveGifts(tx, { house, code: 'BONUS', now }, given)
}

function giftOf(shares: readonly DueShare[], claimId: string): ShareGift {
  const { referrerId, day, promotionId } = shares[0]!
  return {
    memberId: referrerId,
    day,
    promotionId,
    shares,
    key: claimId,
    source: SOURCE,
    reward: shareGift(shares.reduce((sum, { amount }) => sum + amount, 0n)),
  }
}
