/** Cashback of the weeks that ended, from Monday noon on (docs/flows/promotions.md). */
import { addDays, businessDate, endedPeriods, momentOfWall } from '../../../kernel/calendar.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import type { MerchantContext } from '../../../platform/calls.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { accountsByIds } from '../../identity/index.ts'
import { membersWithPlay } from '../../wallet/index.ts'
import { AudienceMember } from '../audience/audience.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { stopUsedUp, takeFromBudget } from '../gifts/budget.ts'
import { fitIntoDay, type Gift } from '../gifts/give.ts'
import { insertNotices } from '../notices/store.ts'
import { moveClaim, openClaim } from '../offers/claim-moves.ts'
import { creditGifts, giftOf } from '../offers/give.ts'
import { lockJoined, type ClaimRow } from '../offers/store/claims.ts'
import { lockPromotion, readRunningOf, type PromotionRow } from '../offers/store/promotions.ts'
import { payOf, termsOf, type Terms } from '../offers/terms.ts'
import { fitsBudget } from '../offers/usable.ts'
import { endedRuns, lockRun, moveRun } from '../runs/store.ts'
import { lossesOf, type Week } from './loss.ts'

const CHUNK = 500
const FROM = '12:00'
/** A house that was off for longer has told its members how it goes on. */
const MOST_WEEKS = 8
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** What does not fit into a member's day waits so long to be claimed. */
const CLAIM_DAYS = 7

export interface WeeklyParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  readonly now: Date
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

type House = MerchantContext

/** Pays every week of every running cashback that is due and was not paid. */
export async function payCashbacks(parts: WeeklyParts, house: House): Promise<void> {
  const running = await readRunningOf(parts.database.kysely, { merchantId: house.id, kind: 'CASHBACK' })
  for (const promotion of running) {
    const name = nameOf(promotion)
    const ended = await endedRuns(parts.database.kysely, { merchantId: house.id, name })
    for (const week of dueWeeks(promotion, parts.now, house.timeZone))
      if (!ended.has(week.id))
        while (await payNext(parts, house, promotion.promotionId, week)) await parts.onStep?.()
  }
}

const nameOf = ({ promotionId }: Pick<PromotionRow, 'promotionId'>): string => `cashback:${promotionId}`

/** Weeks that the promotion was open in, the earliest first; of its first and last week only its own days. */
export function dueWeeks(
  { startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>,
  now: Date,
  timeZone: string,
): Week[] {
  const earliest = new Date(Math.max(startsAt.getTime(), now.getTime() - MOST_WEEKS * WEEK_MS))
  return endedPeriods('WEEK', earliest, now, timeZone).flatMap(({ id, from, before }) => {
    const monday = businessDate(before, timeZone)
    const isDue = now >= momentOfWall(`${monday}T${FROM}`, timeZone)
    if (!isDue || startsAt >= before || (endsAt !== null && endsAt <= from)) return []
    const first = startsAt > from ? startsAt : from
    const last = endsAt !== null && endsAt < before ? endsAt : before
    const lastDay = businessDate(new Date(last.getTime() - 1), timeZone)
    return [{ id, from: businessDate(first, timeZone), to: addDays(lastDay, 1) }]
  })
}

/** The next members, in a transaction that also remembers how far it came; false once all were looked at. */
function payNext(
  { database, services, now, chunk = CHUNK }: WeeklyParts,
  house: House,
  promotionId: string,
  week: Week,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const key = { merchantId: house.id, name: nameOf({ promotionId }), period: week.id }
    const { afterMember, isEnded } = await lockRun(tx, key)
    if (isEnded) return false
    const promotion = await lockPromotion(tx, house.id, promotionId)
    const terms = promotion && termsOf(promotion)
    const memberIds = await membersWithPlay(tx, {
      ...week,
      merchantId: house.id,
      after: afterMember,
      limit: chunk,
    })
    if (promotion?.state === 'LIVE' && terms) {
      const round = { tx, services, house, promotion, terms, week, now }
      await payThese(round, memberIds)
    }
    await moveRun(tx, key, memberIds.at(-1) ?? null, now)
    return memberIds.length > 0
  })
}

interface Round {
  readonly tx: Tx
  readonly services: Pick<Services, 'use'>
  readonly house: House
  readonly promotion: PromotionRow
  readonly terms: Terms
  readonly week: Week
  readonly now: Date
}

interface Due {
  readonly memberId: string
  readonly lossAmount: bigint
  readonly reward: Reward
  /** Where members join, the claim with which this one did. */
  readonly joined: ClaimRow | undefined
}

async function payThese(round: Round, memberIds: readonly string[]): Promise<void> {
  const { tx, house, promotion, now } = round
  const due = await dueOf(round, memberIds)
  const gifts = due.map(({ memberId, reward }) => ({ memberId, key: '', source: promotion.kind, reward }))
  const fits = await fitIntoDay(tx, { house, now }, gifts)
  const given: Gift[] = []
  for (const [place, one] of due.entries()) {
    const claim = await claimFor(round, one, fits[place]!)
    if (!fits[place]) continue
    await takeFromBudget(tx, { promotionId: promotion.promotionId, amount: one.reward.amount })
    given.push(giftOf(promotion, claim, one.reward))
  }
  await creditGifts(tx, round, given)
  await insertNotices(
    tx,
    house.id,
    due.map(({ memberId, lossAmount, reward }) => ({
      key: `cashback:${promotion.promotionId}:${memberId}:${round.week.id}`,
      memberId,
      kind: 'CASHBACK',
      detail: {
        promotionId: promotion.promotionId,
        loss: String(lossAmount),
        amount: String(reward.amount),
      },
    })),
    now,
  )
}

/**
 * Whom the week brings something, in the order of the members, up to the first for whom the budget does not
 * reach any more: there the promotion stops.
 */
async function dueOf(round: Round, memberIds: readonly string[]): Promise<Due[]> {
  const { tx, services, house, promotion, terms, week, now } = round
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const accounts = await accountsByIds(tx, memberIds)
  const losses = await lossesOf(tx, week, memberIds)
  const asker = { tx, merchant: house, now, use: services.use.bind(services) as Services['use'] }
  const isJoined = terms.values.joining === 'PRESS'
  const joined = await lockJoined(tx, { promotionId: promotion.promotionId, cycle: week.id, memberIds })
  const due: Due[] = []
  let spent = 0n
  for (const memberId of memberIds) {
    const account = accounts.get(memberId)
    const lossAmount = losses.get(memberId) ?? 0n
    const reward = payOf(terms, { lossAmount })
    if (!reward || !account || account.state !== 'ACTIVE' || left.has(memberId)) continue
    if (isJoined && !joined.has(memberId)) continue
    if (!(await new AudienceMember(asker, account).isIn(promotion.audience))) continue
    if (!fitsBudget({ ...promotion, ...countedOn(promotion, due.length, spent) }, reward.amount)) {
      await stopUsedUp(tx, promotion.promotionId)
      break
    }
    spent += reward.amount
    due.push({ memberId, lossAmount, reward, joined: joined.get(memberId) })
  }
  return due
}

const countedOn = ({ claimCount, spentAmount }: PromotionRow, more: number, amount: bigint) => ({
  claimCount: claimCount + more,
  spentAmount: spentAmount + amount,
})

/** What the day's cap leaves out waits to be claimed. */
async function claimFor(
  { tx, house, promotion, week, now }: Round,
  { memberId, reward, joined }: Due,
  isPaid: boolean,
): Promise<ClaimRow> {
  const state = isPaid ? 'ISSUED' : 'CLAIM'
  const change = {
    amount: reward.amount,
    requiredAmount: requiredOf(reward),
    readyAt: now,
    claimUntil: isPaid ? null : new Date(now.getTime() + CLAIM_DAYS * DAY_MS),
    paidAt: isPaid ? now : null,
  }
  if (joined) return moveClaim(tx, joined, state, change, { now })
  const key = { promotionId: promotion.promotionId, memberId, merchantId: house.id, cycle: week.id }
  const claim = await openClaim(tx, { ...key, state, arguments: promotion.arguments, ...change }, { now })
  if (!claim) throw new Error('a week is paid once: its run is locked')
  return claim
}
