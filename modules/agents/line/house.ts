/** What operators do for agents: open a top agent, and change points (domain/agents.md §2). */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { HIGHEST_G } from '../../../kernel/agents/prize-group.ts'
import { rebateProducts } from '../../../kernel/agents/economy-guard.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { BatchedContext, CallContext } from '../../../platform/calls.ts'
import { accountOf, checkEconomy, holdPlace, makeFirstPassword, openMember } from '../../identity/index.ts'
import { givablePoints, pointsOf, setPoints } from './points.ts'
import { checkPoints, refuseGroup } from './rates.ts'
import { isGroupWithin, type Points } from './rules/rates.ts'
import { holdHigherPoints } from './store/points.ts'

export interface TopDraft {
  readonly username: string
  readonly payeeName?: string
  readonly memberG: number
  readonly points: Partial<Points>
  readonly reason: string
}

/** AGENT_GROUP_INVALID, AGENT_POINT_TOO_HIGH, REQUEST_INVALID and REG_USERNAME_TAKEN, ECONOMY_GUARD. */
export async function openTop(context: BatchedContext, draft: TopDraft) {
  const { merchant, actor, database } = context
  const first = await makeFirstPassword(context)
  const row = await database.transaction(async (tx) => {
    if (!isGroupWithin(draft.memberG, HIGHEST_G)) refuseGroup(HIGHEST_G)
    await checkPoints(await givablePoints(tx, merchant.id, null), draft.points)
    await checkEconomy(tx, merchant.id, { memberG: draft.memberG })
    const { username, memberG } = draft
    const account = { username, memberG, type: 1 as const, upline: null, mobileNum: null }
    const opened = await openMember(context, tx, { ...account, payeeName: draft.payeeName || null }, first)
    await setPoints(tx, opened.account_id, draft.points, actor.claims.account)
    await appendAudit(tx, {
      actor: actor.claims.account,
      action: 'agent.open',
      subject: `member:${opened.account_id}`,
      detail: {
        username: opened.username,
        type: 1,
        memberG: draft.memberG,
        reason: draft.reason,
        address: context.address,
        merchantId: merchant.id,
      },
    })
    return opened
  })
  return {
    memberId: row.account_id,
    username: row.username,
    password: first.password,
    usableUntil: first.usableUntil,
  }
}

/**
 * Changes the points of an agent. MEMBER_NOT_FOUND, AGENT_TYPE_INVALID for a member, AGENT_POINT_TOO_HIGH,
 * AGENT_RATE_SAME, AGENT_LOWER_CHILDREN with the accounts below that have more.
 */
export async function changeAgentPoints(
  context: CallContext,
  asked: { memberId: string; points: Partial<Points>; reason: string },
): Promise<Points> {
  const { tx, merchant, actor } = context
  const place = await holdPlace(tx, { merchantId: merchant.id, accountId: asked.memberId })
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: asked.memberId })
  if (!place || !account) refuse('MEMBER_NOT_FOUND')
  if (!account.isAgent) refuse('AGENT_TYPE_INVALID')
  await checkPoints(await givablePoints(tx, merchant.id, account.uplineId), asked.points)
  const lower = rebateProducts.flatMap((product) => {
    const pointPpm = asked.points[product]
    return pointPpm === undefined ? [] : [{ product, pointPpm }]
  })
  const higher = await holdHigherPoints(tx, asked.memberId, lower)
  if (higher.length > 0)
    refuseWith(
      'AGENT_LOWER_CHILDREN',
      {
        accounts: higher
          .slice(0, 20)
          .map(({ username, product, point_ppm }) => ({ username, product, point_ppm })),
      },
      String(higher.length),
    )
  const changes = await setPoints(tx, asked.memberId, asked.points, actor.claims.account)
  if (changes.length === 0) refuse('AGENT_RATE_SAME')
  await context.audit('agent.points', `member:${asked.memberId}`, {
    username: account.username,
    reason: asked.reason,
    // The figures stand in the history of the points.
    product: changes.map(({ product }) => product).join(', '),
  })
  return (await pointsOf(tx, [asked.memberId])).get(asked.memberId)!
}
