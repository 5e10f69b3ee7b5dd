/**
 * A member's limits: lower at once, higher after a delay and a second confirmation (domain/economy.md §10).
 */
import { refuse, refuseFields } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { limitsOffered } from '../../contract/shared/limit-words.ts'
import { applyLimits } from './play-guard.ts'
import { judgeSessionLimit } from './playing-time.ts'
import { boundFault, expiresAt, judgeWish, readyAt } from './rules/limit-change.ts'
import {
  addHistory,
  dropChange,
  lockLimits,
  putChange,
  putRule,
  readChanges,
  readRules,
  type AccountKey,
  type HistoryWhat,
  type LimitKey,
} from './store/rules.ts'

/** Who asks: the member, or an operator by name with the reason. */
export interface Asker {
  readonly name: string
  readonly remark: string
  readonly mayRaise: boolean
}
type Context = Pick<CallContext, 'tx' | 'use' | 'merchant' | 'now' | 'afterCommit'>

const valueOf = (list: readonly (LimitKey & { value: bigint | null })[], limit: LimitKey) =>
  list.find((one) => one.kind === limit.kind && one.period === limit.period)

function checkLimit(limit: LimitKey, value: number | null): void {
  if (!limitsOffered.some(([kind, period]) => kind === limit.kind && period === limit.period))
    refuseFields([{ field: 'period', rule: 'enum' }])
  const fault = value === null ? null : boundFault(limit.kind, value)
  if (fault) refuseFields([{ field: 'value', rule: fault }])
}

/**
 * Sets a limit, or asks for a higher one or none (`value` null). A lower one holds with this transaction: a
 * bet or a deposit either precedes it or is checked against it, and a pending change is dropped. A higher one
 * waits. Errors: REQUEST_INVALID, RG_LOWER_ONLY if the caller may not raise.
 */
export async function askLimit(
  context: Context,
  member: AccountKey,
  limit: LimitKey,
  wished: number | null,
  asker: Asker,
): Promise<void> {
  checkLimit(limit, wished)
  const { tx, now } = context
  await lockLimits(tx, member)
  const current = valueOf(await readRules(tx, member), limit)?.value ?? null
  const value = wished === null ? null : BigInt(wished)
  const verdict = judgeWish(current, value)
  if (verdict === 'SAME') return
  if (verdict === 'LOWER') {
    await dropChange(tx, member, limit)
    await settle(context, member, limit, value, { what: 'SET', from: current, asker })
    return
  }
  if (!asker.mayRaise) refuse('RG_LOWER_ONLY')
  await putChange(tx, member, { ...limit, value, askedAt: now, readyAt: readyAt(limit.period, now) })
  await note(context, member, limit, { what: 'ASKED', from: current, to: value, asker })
}

/**
 * The second confirmation: a change whose delay is over holds from now on. Errors: RG_CHANGE_NOT_FOUND,
 * RG_CHANGE_EARLY, RG_CHANGE_EXPIRED.
 */
export async function confirmLimit(
  context: Context,
  member: AccountKey,
  limit: LimitKey,
  asker: Asker,
): Promise<void> {
  const { tx, now } = context
  await lockLimits(tx, member)
  const change = valueOf(await readChanges(tx, member), limit) as
    | Awaited<ReturnType<typeof readChanges>>[number]
    | undefined
  if (!change) refuse('RG_CHANGE_NOT_FOUND')
  if (now < change.readyAt) refuse('RG_CHANGE_EARLY')
  if (now >= expiresAt(change.readyAt)) refuse('RG_CHANGE_EXPIRED')
  const current = valueOf(await readRules(tx, member), limit)?.value ?? null
  await dropChange(tx, member, limit)
  await settle(context, member, limit, change.value, { what: 'CONFIRMED', from: current, asker })
}

/** Cancels a request, or dismisses an expired one. Errors: RG_CHANGE_NOT_FOUND. */
export async function cancelChange(
  context: Context,
  member: AccountKey,
  limit: LimitKey,
  asker: Asker,
): Promise<void> {
  await lockLimits(context.tx, member)
  const change = (await readChanges(context.tx, member)).find(
    (one) => one.kind === limit.kind && one.period === limit.period,
  )
  if (!change || !(await dropChange(context.tx, member, limit))) refuse('RG_CHANGE_NOT_FOUND')
  // An expired one is only dismissed; its end is in the history already.
  if (context.now >= expiresAt(change.readyAt)) return
  await note(context, member, limit, {
    what: 'CANCELLED',
    from: valueOf(await readRules(context.tx, member), limit)?.value ?? null,
    to: change.value,
    asker,
  })
}

/** Writes the limit and updates what enforces it. */
async function settle(
  context: Context,
  member: AccountKey,
  limit: LimitKey,
  value: bigint | null,
  step: { what: HistoryWhat; from: bigint | null; asker: Asker },
): Promise<void> {
  const { tx, now, merchant } = context
  await putRule(tx, member, limit, value, now)
  await note(context, member, limit, { ...step, to: value })
  if (limit.kind === 'LOSS' || limit.kind === 'STAKE') await applyLimits(tx, member, now, merchant.timeZone)
  if (limit.kind === 'SESSION')
    await judgeSessionLimit(context, member, value === null ? null : Number(value))
}

async function note(
  { tx, now }: Context,
  member: AccountKey,
  limit: LimitKey,
  step: { what: HistoryWhat; from: bigint | null; to: bigint | null; asker: Asker },
): Promise<void> {
  await addHistory(tx, member, {
    ...limit,
    what: step.what,
    fromValue: step.from,
    toValue: step.to,
    actor: step.asker.name,
    remark: step.asker.remark,
    at: now,
  })
}
