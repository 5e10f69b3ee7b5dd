/** The end of a period: its ranks become final, and its prizes are paid once (docs/flows/leaderboard.md). */
import { newId } from '../../../kernel/ids.ts'
import type { Period } from '../../../kernel/calendar.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { prizeReward } from '../../../kernel/promotions/kinds/leaderboard.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { isFoldedUpTo } from '../../wallet/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { stopUsedUp, takeShare } from '../gifts/budget.ts'
import { fitIntoDay, giveGifts, leaveDay, type Gift } from '../gifts/give.ts'
import { insertNotices, type Notice } from '../notices/store.ts'
import { followPlayed } from '../played/follow.ts'
import { insertPaidClaim } from '../running/store.ts'
import { boardsBetween, endedSince, stopOf, type Board } from './boards.ts'
import {
  insertPrizes,
  insertResult,
  lockWaiting,
  markPrizes,
  readLastResult,
  FIRST,
  type Prize,
  type PrizeKey,
  type PrizeState,
  type WaitingPrize,
} from './store/prizes.ts'
import { readTop } from './store/scores.ts'

const SET = 100
/** A board that ended longer ago has been closed, or its house was off for longer than this. */
const BACK_MS = 92 * 86_400_000

export interface CloseParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  readonly now: Date
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}
interface House {
  readonly id: string
  readonly timeZone: string
}

/** Closes what has ended and pays what waits. Cut off anywhere, the next call goes on. */
export async function closeBoards(parts: CloseParts, house: House): Promise<void> {
  const { database, now } = parts
  const since = new Date(now.getTime() - BACK_MS)
  for (const board of await boardsBetween(database.kysely, house.id, since, now)) {
    const last = await readLastResult(database.kysely, board.running.promotionId)
    const { startsAt, endsAt } = board.running
    const from = last?.until ?? new Date(Math.max(startsAt.getTime(), since.getTime()))
    for (const period of endedSince(board, from, now, house.timeZone)) {
      if (endsAt !== null && endsAt <= period.from) break
      const end = stopOf(board, period.id)?.stoppedAt ?? period.before
      if (!(await isFoldedUpTo(database.kysely, end))) break
      await database.transaction((tx) => closePeriod(tx, parts, house, board, period))
      await parts.onStep?.()
    }
  }
  let after: PrizeKey | null = FIRST
  while (after !== null) {
    const from: PrizeKey = after
    after = await database.transaction((tx) => payWaiting(tx, house, from, now))
  }
}

/**
 * Everything that was settled before the end is on the board before its ranks are read. A period that an
 * operator ended without prizes has none.
 */
async function closePeriod(
  tx: Tx,
  { services, now }: CloseParts,
  house: House,
  closed: Board,
  { id: period, from, before: until }: Period,
): Promise<void> {
  const { running, values } = closed
  while ((await followPlayed(tx, { services, now })).length > 0);
  const board = { promotionId: running.promotionId, period }
  if (!(await insertResult(tx, { ...board, from, until }, now))) return
  if (stopOf(closed, period)?.isPaid === false) return
  const top = await readTop(tx, board, values.prizes.length)
  await insertPrizes(
    tx,
    house.id,
    top.map((score, place) => ({ ...score, rank: place + 1, amount: BigInt(values.prizes[place]!) })),
  )
}

/**
 * Pays the next prizes that wait, and returns the last one it looked at; null: it was the last of all. Who
 * gets no bonuses now is left out, and nobody moves up. What does not fit into the member's day waits for the
 * next one, and keeps nobody behind it waiting.
 */
async function payWaiting(tx: Tx, house: House, after: PrizeKey, now: Date): Promise<PrizeKey | null> {
  const waiting = await lockWaiting(tx, house.id, after, SET)
  if (waiting.length === 0) return null
  const memberIds = [...new Set(waiting.map(({ memberId }) => memberId))]
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const giving = waiting
    .filter(({ memberId }) => !left.has(memberId))
    .map((prize) => ({ prize, gift: giftOf(prize, newId(now.getTime())) }))
  const order = { house, code: 'PRIZE', now } as const
  const fits = await fitIntoDay(
    tx,
    order,
    giving.map(({ gift }) => gift),
  )
  const marked: { prize: Prize; state: PrizeState }[] = waiting
    .filter(({ memberId }) => left.has(memberId))
    .map((prize) => ({ prize, state: 'LEFT_OUT' }))
  const given: Gift[] = []
  const spent: Gift[] = []
  const notices: Notice[] = []
  for (const { prize, gift } of giving.filter((_, place) => fits[place])) {
    const isPaid = await takeShare(tx, { promotionId: prize.promotionId, amount: prize.amount })
    marked.push({ prize, state: isPaid ? 'PAID' : 'SPENT' })
    if (!isPaid) {
      // A board that goes on would promise prizes that nobody is paid.
      await stopUsedUp(tx, prize.promotionId)
      spent.push(gift)
      continue
    }
    await insertPaidClaim(tx, {
      claimId: gift.key,
      promotionId: prize.promotionId,
      memberId: prize.memberId,
      merchantId: house.id,
      cycle: prize.period,
      state: 'ISSUED',
      arguments: { rank: prize.rank },
      amount: prize.amount,
      requiredAmount: requiredOf(gift.reward),
      reference: String(prize.rank),
      at: now,
    })
    given.push(gift)
    notices.push(noticeOf(prize))
  }
  await leaveDay(tx, order, spent)
  await giveGifts(tx, order, given)
  await markPrizes(tx, marked)
  await insertNotices(tx, house.id, notices, now)
  return waiting.length < SET ? null : waiting.at(-1)!
}

const noticeOf = ({ promotionId, period, memberId, rank, amount, names }: WaitingPrize): Notice => ({
  key: `board:${promotionId}:${period}:${rank}`,
  memberId,
  kind: 'BOARD_WON',
  detail: { ...names, promotionId, period, rank: String(rank), amount: String(amount) },
})

/** The prize as it was when the period ended, whatever the board pays now. */
function giftOf({ memberId, amount }: Prize, claimId: string): Gift {
  return { memberId, key: claimId, source: 'LEADERBOARD', reward: prizeReward(amount) }
}
