/** The automatic rebate: what was not claimed of a week is paid on the Monday after it, from 03:00. */
import { businessDate, momentOfWall, periodOf } from '../../../kernel/calendar.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { blockedAmong } from '../../wallet/index.ts'
import { claimRebates, type House } from './claims.ts'
import { insertNotices, type Notice } from '../notices/store.ts'
import { endedRuns, lockRun, moveRun } from '../runs/store.ts'
import { sumOf } from './rules/rebate.ts'
import type { NewClaim } from './store/claims.ts'
import { readMembersWithPlay } from './store/play.ts'

const CHUNK = 500
const NAME = 'weekly-rebate'
const FROM = '03:00'

export interface WeeklyParts {
  readonly database: Database
  readonly services: Services
  readonly now: Date
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

/** When the week that contains a moment begins to be the one to be paid for the week before. */
const paysFrom = (inWeek: Date, timeZone: string): Date =>
  momentOfWall(`${businessDate(periodOf('WEEK', inWeek, timeZone).from, timeZone)}T${FROM}`, timeZone)

/** The week that is due by now: the last one, or on a Monday before three o'clock the one before it. */
export function dueWeek(now: Date, timeZone: string): string {
  const lastMoment = (moment: Date) => new Date(periodOf('WEEK', moment, timeZone).from.getTime() - 1)
  const ended = now < paysFrom(now, timeZone) ? lastMoment(lastMoment(now)) : lastMoment(now)
  return periodOf('WEEK', ended, timeZone).id
}

/** When what waits now is paid by itself. */
export function nextPayment(now: Date, timeZone: string): Date {
  return paysFrom(periodOf('WEEK', now, timeZone).before, timeZone)
}

/**
 * Pays a merchant's week, members by set, each set in a transaction that also remembers how far it came: cut
 * off anywhere, the next try goes on. A house that was off for weeks pays all of them at once, since play of
 * earlier weeks is due as well. Members whose play is blocked keep what waits until they play again.
 */
export async function payWeek(parts: WeeklyParts, house: House): Promise<void> {
  const week = dueWeek(parts.now, house.timeZone)
  const ended = await endedRuns(parts.database.kysely, { merchantId: house.id, name: NAME })
  if (ended.has(week)) return
  while (await payNext(parts, house, week)) await parts.onStep?.()
}

function payNext(
  { database, services, now, chunk = CHUNK }: WeeklyParts,
  house: House,
  week: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const key = { merchantId: house.id, name: NAME, period: week }
    const { afterMember, isEnded } = await lockRun(tx, key)
    if (isEnded) return false
    const memberIds = await readMembersWithPlay(tx, {
      merchantId: house.id,
      upToWeek: week,
      after: afterMember,
      limit: chunk,
    })
    const blocked = await blockedAmong(tx, memberIds)
    const claims = await claimRebates(tx, services, {
      house,
      memberIds: memberIds.filter((memberId) => !blocked.has(memberId)),
      isAutomatic: true,
      now,
      upToWeek: week,
    })
    await insertNotices(tx, house.id, noticesOf(claims, week), now)
    await moveRun(tx, key, memberIds.at(-1) ?? null, now)
    return memberIds.length > 0
  })
}

/** What a member reads of their automatic rebate. */
const noticesOf = (claims: readonly NewClaim[], week: string): Notice[] =>
  [...Map.groupBy(claims, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    key: `rebate:${memberId}:${week}`,
    memberId,
    kind: 'REBATE',
    detail: { amount: String(sumOf(own)) },
  }))
