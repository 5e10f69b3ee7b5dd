/** Playing time: counted from activity, warned of, and ended (domain/economy.md §10). */
import { realityTopic, type RealityPush } from '../../contract/pushes/reality.ts'
import { sessionTopic, type SessionPush } from '../../contract/pushes/session.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import { hubKey } from '../../platform/hub.ts'
import { sessionsKey } from '../../platform/keys.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import type { ServiceKey } from '../../platform/services.ts'
import { applyBlock } from './play-guard.ts'
import { addSign, beginPlayingTime, isWarned, minutesLeft } from './rules/playing-time.ts'
import {
  lockPlayingTimes,
  noteTime,
  readPlayingTime,
  writePlayingTimes,
  type DueTime,
  type TimeRow,
} from './store/playing-time.ts'
import { lockLimits, readRules, type AccountKey } from './store/rules.ts'

/** A member was active: in a call of the site, or in a game. */
export interface Sign extends AccountKey {
  readonly seenAt: Date
}

/** Between the last accepted bet and the sign-out: time for the running round to be shown to its end. */
const GRACE_MS = 60_000

/** Adds activity to the playing times. Several processes may report one member; the time counts once. */
export async function recordSigns(
  database: Database,
  signs: readonly Sign[],
  timeZoneOf: (merchantId: string) => string,
): Promise<void> {
  const newest = new Map<string, Sign>()
  for (const sign of signs)
    if ((newest.get(sign.accountId)?.seenAt ?? sign.seenAt) <= sign.seenAt) newest.set(sign.accountId, sign)
  if (newest.size === 0) return
  await database.transaction(async (tx) => {
    const fresh = [...newest.values()].map((sign) => ({
      merchantId: sign.merchantId,
      accountId: sign.accountId,
      ...beginPlayingTime(sign.seenAt, timeZoneOf(sign.merchantId)),
    }))
    const rows = await lockPlayingTimes(tx, fresh)
    await writePlayingTimes(
      tx,
      rows.map((row) => ({
        ...row,
        ...addSign(row, newest.get(row.accountId)!.seenAt, timeZoneOf(row.merchantId)),
      })),
    )
  })
}

interface Pushing {
  use<Value>(key: ServiceKey<Value>): Value
  afterCommit(work: () => void | Promise<void>): void
}
interface Judging extends Pushing {
  readonly tx: Tx
  readonly now: Date
  readonly merchant: { readonly timeZone: string }
}

/** The immediate effect of a new limit of the day: no more bets, or bets again. */
export async function judgeSessionLimit(
  context: Judging,
  member: AccountKey,
  limitMinutes: number | null,
): Promise<void> {
  const time = await readPlayingTime(context.tx, member)
  if (!time) return
  const isUsedUp = limitMinutes !== null && isToday(time, context) && time.playedMs >= limitMinutes * 60_000
  if (isUsedUp) {
    if (!time.blockedUntil || time.blockedUntil <= context.now) await endPlay(context, member)
  } else if (time.blockedUntil && time.blockedUntil > context.now) {
    await noteTime(context.tx, member, { blockedUntil: null, reachedAt: null, isSignedOut: false })
    await applyBlock(context.tx, member, context.now)
    await context.use(sessionsKey).patchClaims(context.tx, member.accountId, { restricted: null })
    context.afterCommit(() => context.use(sessionsKey).forget(member.accountId))
  } else await noteTime(context.tx, member, { warnedDay: null })
}

/**
 * If the clock is set back over midnight, the day is still to come: its time counts, and nothing is given
 * twice.
 */
const isToday = (time: Pick<TimeRow, 'day'>, { now, merchant }: Pick<Judging, 'now' | 'merchant'>) =>
  time.day >= businessDate(now, merchant.timeZone)

/** No bet from this moment until midnight; wins of open rounds are still accepted. The member is notified. */
async function endPlay(context: Judging, member: AccountKey): Promise<void> {
  const { tx, now, merchant } = context
  const blockedUntil = startOfBusinessDate(
    addDays(businessDate(now, merchant.timeZone), 1),
    merchant.timeZone,
  )
  await noteTime(tx, member, {
    blockedUntil,
    reachedAt: now,
    isSignedOut: false,
    warnedDay: businessDate(now, merchant.timeZone),
  })
  await applyBlock(tx, member, now)
  tell(context, member, { state: 'REACHED', minutesLeft: 0 })
}

function tell(context: Pushing, member: AccountKey, push: SessionPush): void {
  context.afterCommit(() =>
    context.use(hubKey).push({ topic: sessionTopic, accountId: member.accountId, data: { ...push } }),
  )
}

/** One member whose time is due: warned, ended, signed out, or shown the reality check. */
export async function judgeDueTime(context: Judging, { time: seen, realityMinutes }: DueTime): Promise<void> {
  const { tx, now } = context
  const member = { merchantId: seen.merchantId, accountId: seen.accountId }
  await lockLimits(tx, member)
  const limit = (await readRules(tx, member)).find((rule) => rule.kind === 'SESSION')
  const time = (await readPlayingTime(tx, member))!
  if (limit && isToday(time, context)) await judgeLimit(context, member, time, Number(limit.value))
  if (time.askedAt === null && time.uncheckedMs >= realityMinutes * 60_000) {
    await noteTime(tx, member, { askedAt: now })
    const push: RealityPush = { minutes: Math.floor(time.uncheckedMs / 60_000) }
    context.afterCommit(() =>
      context.use(hubKey).push({ topic: realityTopic, accountId: member.accountId, data: { ...push } }),
    )
  }
}

async function judgeLimit(
  context: Judging,
  member: AccountKey,
  time: TimeRow,
  limitMinutes: number,
): Promise<void> {
  const { tx, now } = context
  const isEnded = time.blockedUntil !== null && time.blockedUntil > now
  if (!isEnded && time.playedMs >= limitMinutes * 60_000) return endPlay(context, member)
  if (
    isEnded &&
    !time.isSignedOut &&
    time.reachedAt &&
    now.getTime() - time.reachedAt.getTime() >= GRACE_MS
  ) {
    await noteTime(tx, member, { isSignedOut: true })
    return context.use(sessionsKey).endAll(tx, member.accountId, 'RG_SESSION_LIMIT')
  }
  if (!isEnded && time.warnedDay !== time.day && isWarned(time.playedMs, limitMinutes)) {
    await noteTime(tx, member, { warnedDay: time.day })
    tell(context, member, { state: 'WARNING', minutesLeft: minutesLeft(time.playedMs, limitMinutes) })
  }
}
