/** Where a member stands with the check-in: the row of days, what today needs, and the month. */
import { addDays, businessDate, periodOf, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { RealCurrency } from '../../../kernel/money.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Figures } from '../../../kernel/promotions/kind.ts'
import { checkIn, nextPlace, type CheckInValues } from '../../../kernel/promotions/kinds/check-in.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { creditedDepositsOf } from '../../cashier/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { playedOf } from '../played/store.ts'
import { runningFor, type Seeker } from '../running/running.ts'
import type { RunningRow } from '../running/store.ts'
import { readCheckInDays, readLastDays, type CheckInDay } from './store.ts'

export interface CheckInSeeker extends Omit<Seeker, 'house'> {
  readonly merchant: { readonly id: string; readonly timeZone: string; readonly currency: RealCurrency }
}

export interface Standing {
  readonly running: RunningRow
  readonly values: CheckInValues
  readonly today: string
  readonly isSigned: boolean
  readonly isPaused: boolean
  /** Of today. */
  readonly place: number
  readonly streak: number
  readonly isMissed: boolean
  readonly figures: Required<Pick<Figures, 'depositAmount' | 'validAmount'>>
}

/**
 * Null: the house runs no check-in for the member now. One whose budget is used up is still there for who has
 * checked in today.
 */
export async function standingOf(reader: Reader, seeker: CheckInSeeker): Promise<Standing | null> {
  const { merchant, memberId, now } = seeker
  const house = merchant
  const open = { from: now, to: new Date(now.getTime() + 1) }
  const [running] = await runningFor(reader, { ...seeker, house }, { kind: 'CHECK_IN', ...open })
  if (!running) return null
  const { values } = readArguments(checkIn.declared, running.arguments)
  const today = businessDate(now, merchant.timeZone)
  const last = await readLastDays(reader, { promotionId: running.promotionId, memberId, upTo: today })
  if (!running.isLive && last[0]?.day !== today) return null
  const left = await withoutOffers(reader, { merchantId: merchant.id, memberIds: [memberId], now })
  return {
    running,
    values,
    today,
    isPaused: left.has(memberId),
    figures: await figuresOf(reader, seeker, today),
    ...placeOf(last, today, values.amounts),
  }
}

/** A day after the last one goes on with the row; any other begins it. */
function placeOf(last: readonly CheckInDay[], today: string, amounts: readonly number[]) {
  const isSigned = last[0]?.day === today
  const [before] = isSigned ? last.slice(1) : last
  const isNext = before?.day === addDays(today, -1)
  const place = isSigned ? last[0]!.place : isNext ? nextPlace(before.place, amounts) : 1
  const isMissed = !isSigned && before !== undefined && !isNext
  const streak = isSigned ? place : isNext ? before.place % amounts.length : 0
  return { isSigned, place, streak, isMissed }
}

async function figuresOf(reader: Reader, { merchant, memberId, now }: CheckInSeeker, today: string) {
  const { from, before: to } = periodOf('DAY', now, merchant.timeZone)
  const deposits = await creditedDepositsOf(reader, { memberId, from, to })
  const played = await playedOf(reader, { memberId, from: today, to: addDays(today, 1) })
  return { depositAmount: deposits.amount, validAmount: played.validAmount }
}

/** As both calls answer it; `month` is YYYY-MM, by default the one of today. */
export async function checkInValue(
  reader: Reader,
  seeker: CheckInSeeker,
  standing: Standing,
  { language, month = standing.today.slice(0, 7) }: { language: string; month?: string | undefined },
) {
  const { merchant, memberId } = seeker
  const { running, values, today, place, figures } = standing
  const amount = BigInt(values.amounts[place - 1] ?? 0)
  const { doneAmount, targetAmount } = checkIn.progress(values, figures)!
  const key = { promotionId: running.promotionId, memberId }
  const first = addDays(today, 1 - place)
  const from = `${month}-01`
  const to = `${addDays(from, 31).slice(0, 7)}-01`
  const days = await readCheckInDays(reader, { ...key, from, to })
  const isReached = doneAmount >= targetAmount
  const open = standing.isPaused ? 'PAUSED' : isReached ? 'READY' : 'NEEDED'
  return {
    currency: merchant.currency,
    promotionId: running.promotionId,
    name: language === 'th' ? running.names.th : running.names.en,
    today,
    state: standing.isSigned ? ('SIGNED' as const) : (open as 'PAUSED' | 'READY' | 'NEEDED'),
    place,
    streak: standing.streak,
    isMissed: standing.isMissed,
    amount,
    times: values.times / 1_000_000,
    requiredAmount: requiredOf({ baseAmount: amount, timesPpm: BigInt(values.times) }),
    days: values.amounts.map((each, at) => ({
      place: at + 1,
      day: addDays(first, at),
      amount: BigInt(each),
      isDone: at + 1 < place || (at + 1 === place && standing.isSigned),
    })),
    deposit: { doneAmount: figures.depositAmount, targetAmount: BigInt(values.depositAmount) },
    valid: { doneAmount: figures.validAmount, targetAmount: BigInt(values.validAmount) },
    endsAt: startOfBusinessDate(addDays(today, 1), merchant.timeZone),
    month: {
      month,
      firstMonth: businessDate(running.startsAt, merchant.timeZone).slice(0, 7),
      amount: days.reduce((sum, day) => sum + day.amount, 0n),
      days,
    },
  }
}
