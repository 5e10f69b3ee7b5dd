/** A member's limits as they are now, for the member and for operators. */
import { limitsOffered } from '../../contract/shared/limit-words.ts'
import { businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import type { CallContext } from '../../platform/calls.ts'
import { memberGuardOf, playOf } from '../wallet/index.ts'
import { restrictionOf } from './restrictions.ts'
import { expiresAt } from './rules/limit-change.ts'
import { periodAt } from './rules/periods.ts'
import { minutesLeft } from './rules/playing-time.ts'
import { bandOf } from './rules/self-test.ts'
import { depositSumKey } from './slots.ts'
import { readPlayingTime, type TimeRow } from './store/playing-time.ts'
import {
  readChanges,
  readRealityMinutes,
  readRules,
  type AccountKey,
  type Change,
  type Rule,
} from './store/rules.ts'
import { readLastSelfTest } from './store/self-tests.ts'

type Context = Pick<CallContext, 'tx' | 'use' | 'merchant' | 'now'>

const USUAL_REALITY_MINUTES = 60

/** Everything on the page of limits. */
export async function limitsOf(context: Context, member: AccountKey) {
  const { tx, now, merchant } = context
  const rules = await readRules(tx, member)
  const changes = await readChanges(tx, member)
  const time = await readPlayingTime(tx, member)
  const losses = new Map(
    (await memberGuardOf(tx, member.accountId)).lossLimits.map((limit) => [limit.period as string, limit]),
  )
  const limits = []
  for (const [kind, period] of limitsOffered) {
    const rule = rules.find((one) => one.kind === kind && one.period === period)
    const change = changes.find((one) => one.kind === kind && one.period === period)
    const loss = kind === 'LOSS' ? losses.get(period) : undefined
    const used =
      kind === 'STAKE' || !rule
        ? null
        : kind === 'SESSION'
          ? BigInt(playedMinutes(time, context))
          : loss
            ? loss.limitAmount - loss.leftAmount
            : await depositsUsed(context, member, rule)
    limits.push({
      kind,
      period,
      value: rule?.value ?? null,
      used,
      endsAt: period === 'BET' ? null : periodAt(period, now, merchant.timeZone).end,
      pending: change ? pendingOf(change, now) : null,
    })
  }
  const selfTest = await readLastSelfTest(tx, member)
  const restricted = await restrictionOf(tx, member, now)
  return {
    limits,
    realityMinutes: (await readRealityMinutes(tx, member)) ?? USUAL_REALITY_MINUTES,
    playedMinutes: playedMinutes(time, context),
    selfTest: selfTest
      ? { band: bandOf(selfTest.score), score: selfTest.score, takenAt: selfTest.takenAt }
      : null,
    restricted: restricted && { code: restricted.code, until: restricted.until },
  }
}

/** An expired request is shown until the member dismisses it or asks again. */
function pendingOf({ value, askedAt, readyAt }: Change, now: Date) {
  const end = expiresAt(readyAt)
  return {
    value,
    askedAt,
    readyAt,
    expiresAt: end,
    isReady: now >= readyAt && now < end,
    isExpired: now >= end,
  }
}

async function depositsUsed(context: Context, member: AccountKey, rule: Rule): Promise<bigint> {
  const { start, end } = periodAt(
    rule.period === 'BET' ? 'DAY' : rule.period,
    context.now,
    context.merchant.timeZone,
  )
  return (await context.use(depositSumKey)(context.tx, member, start, end)).paid
}

/** Of the running business day. */
export function playedMinutes(
  time: TimeRow | undefined,
  { now, merchant }: Pick<Context, 'now' | 'merchant'>,
): number {
  return time && time.day === businessDate(now, merchant.timeZone) ? Math.floor(time.playedMs / 60_000) : 0
}

/** What a reality check shows: today's time and money, and what limits leave of both. */
export async function realityOf(context: Context, member: AccountKey) {
  const { tx, now, merchant } = context
  const time = await readPlayingTime(tx, member)
  const { stakeAmount, payoutAmount } = await playOf(tx, {
    memberId: member.accountId,
    from: startOfBusinessDate(businessDate(now, merchant.timeZone), merchant.timeZone),
  })
  const session = (await readRules(tx, member)).find((rule) => rule.kind === 'SESSION')
  const today = playedMinutes(time, context)
  const losses = (await memberGuardOf(tx, member.accountId)).lossLimits.map((limit) => limit.leftAmount)
  const lossLeft = losses.length === 0 ? null : losses.reduce((least, left) => (left < least ? left : least))
  return {
    isDue: Boolean(time?.askedAt),
    everyMinutes: (await readRealityMinutes(tx, member)) ?? USUAL_REALITY_MINUTES,
    playedMinutes: today,
    sittingMinutes: Math.floor((time?.sittingMs ?? 0) / 60_000),
    stakeAmount,
    payoutAmount,
    netAmount: payoutAmount - stakeAmount,
    sessionLeftMinutes: session ? minutesLeft(today * 60_000, Number(session.value)) : null,
    lossLeftAmount: lossLeft === null ? null : lossLeft > 0n ? lossLeft : 0n,
  }
}
