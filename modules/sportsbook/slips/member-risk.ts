/** An operator keeps a member's stakes on sports smaller, or stops them. */
import { refuse } from '../../../contract/errors.ts'
import { toPage } from '../../../kernel/paging.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf, accountsByIds, isPersonal } from '../../identity/index.ts'
import { noRisk, type MemberRisk } from './rules/limits.ts'
import { holdRisk, readRisk, readRisks, writeRisk } from './store/member-risk.ts'

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
  const held = await holdRisk(tx, merchant.id, memberId, actor.claims.account)
  await writeRisk(tx, merchant.id, memberId, { percent, isStopped, reason, by: actor.claims.account })
  const before = { percent: held.percent, isStopped: held.isStopped }
  const after = { percent, isStopped }
  await context.audit('sports.member-risk', `member:${memberId}`, { before, after, reason })
  return memberRisk(context, memberId)
}

/** Those whose limits are smaller than the house's, or who do not bet. */
export async function memberRisks({ tx, merchant }: CallContext, page: { pageNo: number; pageSize: number }) {
  const rows = await readRisks(tx, merchant.id, page)
  const people = await accountsByIds(
    tx,
    rows.map(({ member_id: memberId }) => memberId),
  )
  return toPage(
    rows.map((row) => ({
      memberId: row.member_id,
      username: people.get(row.member_id)?.username ?? '',
      percent: row.percent,
      isStopped: row.is_stopped,
      reason: row.reason,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    })),
    page,
    rows[0]?.total_count ?? 0,
  )
}
