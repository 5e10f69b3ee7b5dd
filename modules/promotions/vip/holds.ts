/** A VIP level that operators hold for a member until a day: two people decide, one may end it. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf, isPersonal, setVipLevel, vipTableOf, type Account } from '../../identity/index.ts'
import { defineProposal, proposeWeakening } from '../../system/index.ts'
import { insertVipChanges, lockVipMembers, writeHold } from './store/members.ts'

const MOST_DAYS = 366

interface Payload {
  readonly memberId: string
  readonly level: number
  /** The last day, YYYY-MM-DD. */
  readonly until: string
}

export const vipHoldProposal = defineProposal<Payload>({
  name: 'promotions.vipHold',
  ability: 'promotions.levels',
  waitsHours: 72,
  apply: (context, { payload, reason }) => hold(context, payload, reason),
})

/** MEMBER_NOT_FOUND for whoever has no level: accounts of other merchants, and trial ones. */
export async function memberWithLevel({ tx, merchant }: CallContext, accountId: string): Promise<Account> {
  const member = await accountOf(tx, { merchantId: merchant.id, accountId })
  if (!member || !isPersonal(member.kind)) refuse('MEMBER_NOT_FOUND')
  return member
}

/** Errors: MEMBER_NOT_FOUND, REQUEST_INVALID at level or until, CHANGE_STATE, CHANGE_SECOND_MISSING. */
export async function proposeHold(context: CallContext, asked: Payload, reason: string): Promise<void> {
  const { tx, merchant, now } = context
  const member = await memberWithLevel(context, asked.memberId)
  const table = await vipTableOf(tx, merchant.id)
  if (asked.level >= table.length) refuseFields([{ field: 'level', rule: 'maximum' }])
  const today = businessDate(now, merchant.timeZone)
  if (asked.until < today || asked.until > addDays(today, MOST_DAYS))
    refuseFields([{ field: 'until', rule: 'invalid' }])
  await proposeWeakening(context, vipHoldProposal, {
    subject: `member:${asked.memberId}`,
    title: member.username,
    payload: asked,
    reason,
    changes: [
      { field: 'vipLevel', before: String(member.vipLevel), after: String(asked.level) },
      { field: 'vipUntil', before: '', after: asked.until },
    ],
  })
}

/** The level rises at once if it was below; what the figures bring stays as it is. */
async function hold(context: CallContext, { memberId, level, until }: Payload, note: string): Promise<void> {
  const { tx, merchant, actor, now } = context
  await lockVipMembers(tx, merchant.id, [memberId])
  const { vipLevel } = await memberWithLevel(context, memberId)
  await writeHold(tx, memberId, { level, until })
  if (vipLevel >= level) return
  await setVipLevel(tx, memberId, level)
  const operator = actor.claims.account
  const change = { memberId, fromLevel: vipLevel, toLevel: level, reason: 'SET' as const }
  await insertVipChanges(tx, merchant.id, [{ ...change, operator, note, at: now }])
}

/** The level stays until the next 1st, when the month decides. Nothing if none is held. */
export async function endHold(context: CallContext, memberId: string): Promise<void> {
  await memberWithLevel(context, memberId)
  await lockVipMembers(context.tx, context.merchant.id, [memberId])
  await writeHold(context.tx, memberId, null)
  await context.audit('promotions.end-hold', `member:${memberId}`, {})
}
