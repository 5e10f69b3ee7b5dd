/** An operator keeps a member's stakes on sports smaller, or stops them. */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf, isPersonal } from '../../identity/index.ts'
import { noRisk, type MemberRisk } from './rules/limits.ts'
import { holdRisk, readRisk, writeRisk } from './store/member-risk.ts'

async function checkMember({ tx, merchant }: CallContext, memberId: string): Promise<void> {
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
  if (!account || !isPersonal(account.kind)) refuse('MEMBER_NOT_FOUND')
}

/** Errors: MEMBER_NOT_FOUND. */
export async function memberRisk(context: CallContext, memberId: string) {
  await checkMember(context, memberId)
  const kept = await readRisk(context.tx, context.merchant.id, memberId)
  return { memberId, ...(kept ?? { ...noRisk, reason: null, changedAt: null }) }
}

/** Errors: MEMBER_NOT_FOUND. */
export async function changeRisk(
  context: CallContext,
  memberId: string,
  { percent, isStopped, reason }: MemberRisk & { readonly reason: string },
) {
  await checkMember(context, memberId)
  const { tx, merchant, actor } = context
  const held = await holdRisk(tx, merchant.id, memberId, actor.accountId)
  await writeRisk(tx, merchant.id, memberId, { percent, isStopped, reason, by: actor.accountId })
  const before = { percent: held.percent, isStopped: held.isStopped }
  const after = { percent, isStopped }
  await context.audit('sports.member-risk', `member:${memberId}`, { before, after, reason })
  return memberRisk(context, memberId)
}
