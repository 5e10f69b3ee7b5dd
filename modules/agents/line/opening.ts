/** What an agent may open, and opening it. */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { openedTypes, type OpenedType } from '../../../contract/shared/agent-line-words.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { BatchedContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { holdPlace, makeInitialPassword, openMember, uplineFault } from '../../identity/index.ts'
import { givablePoints, setPoints } from './points.ts'
import { checkPoints, checkQuota, refuseGroup } from './rates.ts'
import { isGroupWithin, type Points } from './rules/rates.ts'

/** The deepest place of a line. */
export const DEEPEST = 20

export const typesBelow = (type: number): OpenedType[] =>
  openedTypes.filter((opened) => !uplineFault(opened, type as 0))

export interface AccountDraft {
  readonly username: string
  readonly type: OpenedType
  readonly memberG: number
  readonly points?: Partial<Points>
}

/** AGENT_TYPE_INVALID, at the field. */
export function checkType(agentType: number, type: OpenedType, field = 'type'): void {
  if (!typesBelow(agentType).includes(type))
    refuseWith('AGENT_TYPE_INVALID', { fields: [{ field, rule: 'agentType' }] })
}

/**
 * Opens an account directly below the agent. AGENT_TYPE_INVALID, AGENT_DEPTH, AGENT_GROUP_INVALID,
 * AGENT_POINT_TOO_HIGH, AGENT_GROUP_QUOTA, ECONOMY_GUARD; REQUEST_INVALID and REG_USERNAME_TAKEN for the
 * name.
 */
export async function openBelow(context: BatchedContext, draft: AccountDraft) {
  const { merchant, actor, database } = context
  const first = await makeInitialPassword(context)
  const row = await database.transaction(async (tx) => {
    await checkDraft(tx, merchant.id, actor.accountId, draft)
    const opened = await openMember(
      context,
      tx,
      {
        username: draft.username,
        type: draft.type,
        upline: actor.claims.account,
        payeeName: null,
        mobileNum: null,
        memberG: draft.memberG,
        registeredBy: 'AGENT',
      },
      first,
    )
    if (draft.type !== 0) await setPoints(tx, opened.account_id, draft.points ?? {}, actor.claims.account)
    await appendAudit(tx, {
      actor: `agent:${actor.claims.account}`,
      action: 'agent.open',
      subject: `member:${opened.account_id}`,
      detail: {
        username: opened.username,
        type: draft.type,
        memberG: draft.memberG,
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

async function checkDraft(tx: Tx, merchantId: string, agentId: string, draft: AccountDraft): Promise<void> {
  // Held until the account stands: nobody lowers the agent meanwhile, and two openings count one another.
  const place = await holdPlace(tx, { merchantId, accountId: agentId })
  if (!place) refuse('AUTH_NOT_AGENT')
  const { type, depth, member_g: ownG } = place.row
  checkType(type, draft.type)
  if (depth >= DEEPEST) refuse('AGENT_DEPTH', String(DEEPEST))
  if (!isGroupWithin(draft.memberG, ownG)) refuseGroup(ownG)
  const points = draft.points ?? {}
  if (draft.type === 0 && Object.values(points).some((ppm) => ppm > 0))
    refuseWith('AGENT_TYPE_INVALID', { fields: [{ field: 'points', rule: 'pointsOfMember' }] })
  await checkPoints(await givablePoints(tx, merchantId, agentId), points)
  await checkQuota(tx, merchantId, { accountId: agentId, ownG, memberG: draft.memberG })
}
