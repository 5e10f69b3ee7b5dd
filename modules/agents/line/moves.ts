/** An account moves to another upline at the next half month, approved by two people (domain/agents.md §1). */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { MoveFault } from '../../../contract/shared/agent-line-words.ts'
import { periodOf, wallOf } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Database, Reader, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import {
  accountByName,
  accountOf,
  isUplineOf,
  holdPlace,
  moveTeam,
  prizeGroupsOf,
  readTeamBounds,
  uplineFault,
  uplinesOf,
} from '../../identity/index.ts'
import { sendMessage } from '../../messaging/index.ts'
import { defineProposal, merchantsKey, propose } from '../../system/index.ts'
import { lineTexts } from './locales/messages.ts'
import { leaveContracts } from '../contracts/ends.ts'
import { SYSTEM } from '../contracts/move.ts'
import { holdContracts } from '../contracts/store/contracts.ts'
import { DEEPEST } from './opening.ts'
import { givablePoints, pointsOf } from './points.ts'
import { pointsAbove } from './rules/rates.ts'
import { endMove, holdDueMove, insertMove, type MoveRow } from './store/moves.ts'

interface Payload {
  readonly accountId: string
  readonly fromId: string | null
  readonly toId: string
}

interface Asked {
  readonly merchantId: string
  readonly accountId: string
  readonly toId: string
}

/** Why the account cannot stand there, null if it can. */
async function faultOf(reader: Reader, { merchantId, accountId, toId }: Asked): Promise<MoveFault | null> {
  const [account, upline] = await Promise.all(
    [accountId, toId].map((id) => accountOf(reader, { merchantId, accountId: id })),
  )
  if (!account || !upline || account.uplineId === toId) return 'CHANGED'
  if (accountId === toId || (await isUplineOf(reader, accountId, toId))) return 'INSIDE'
  if (account.type === 4 || account.type === 5 || uplineFault(account.type, upline.type)) return 'TYPE'
  const { levels } = await readTeamBounds(reader, accountId)
  if ((await depthOf(reader, toId)) + 1 + levels > DEEPEST) return 'DEPTH'
  const groups = await prizeGroupsOf(reader, [accountId, toId])
  if (groups.get(accountId)! > groups.get(toId)!) return 'GROUP'
  const own = (await pointsOf(reader, [accountId])).get(accountId)!
  return pointsAbove(own, await givablePoints(reader, merchantId, toId)).length > 0 ? 'POINTS' : null
}

const depthOf = async (reader: Reader, accountId: string): Promise<number> =>
  (await uplinesOf(reader, accountId)).length

async function refuseFault(reader: Reader, fault: MoveFault, toId: string): Promise<never> {
  if (fault === 'DEPTH') refuse('AGENT_DEPTH', String(DEEPEST))
  if (fault === 'GROUP')
    refuse('AGENT_MOVE_GROUP', String((await prizeGroupsOf(reader, [toId])).get(toId) ?? ''))
  if (fault === 'POINTS') refuse('AGENT_MOVE_POINTS')
  if (fault === 'INSIDE') refuse('AGENT_MOVE_INSIDE')
  return refuseFields([{ field: 'upline', rule: fault === 'TYPE' ? 'uplineWrong' : 'uplineSame' }])
}

export const moveProposal = defineProposal<Payload>({
  name: 'agents.move',
  ability: 'agents.move',
  waitsHours: 24 * 7,
  needsTwo: true,
  apply: async (context, { proposalId, payload, reason, confirmedByNames }) => {
    const { tx, merchant, now } = context
    const asked = { merchantId: merchant.id, ...payload }
    await holdBoth(tx, asked)
    const fault = await faultOf(tx, asked)
    if (fault) await refuseFault(tx, fault, payload.toId)
    const isScheduled = await insertMove(tx, {
      move_id: newId(),
      merchant_id: merchant.id,
      account_id: payload.accountId,
      from_id: payload.fromId,
      to_id: payload.toId,
      effective_at: periodOf('HALF_MONTH', now, merchant.timeZone).before,
      proposal_id: proposalId,
      reason,
      approved_by: [...confirmedByNames],
    })
    if (!isScheduled) refuse('AGENT_MOVE_STATE')
  },
})

/**
 * Proposes a move. MEMBER_NOT_FOUND, REQUEST_INVALID for the upline, AGENT_MOVE_INSIDE, AGENT_DEPTH,
 * AGENT_MOVE_GROUP, AGENT_MOVE_POINTS, CHANGE_STATE if one is waiting.
 */
export async function proposeMove(
  context: CallContext,
  asked: { memberId: string; upline: string; reason: string },
): Promise<void> {
  const { tx, merchant } = context
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: asked.memberId })
  if (!account) refuse('MEMBER_NOT_FOUND')
  const upline = await accountByName(tx, { merchantId: merchant.id, account: asked.upline })
  if (!upline) refuseFields([{ field: 'upline', rule: 'uplineUnknown' }])
  const move = { merchantId: merchant.id, accountId: account.accountId, toId: upline.accountId }
  const fault = await faultOf(tx, move)
  if (fault) await refuseFault(tx, fault, upline.accountId)
  const from = account.uplineId
    ? await accountOf(tx, { merchantId: merchant.id, accountId: account.uplineId })
    : undefined
  await propose(context, moveProposal, {
    subject: `member:${account.accountId}`,
    title: account.username,
    payload: { accountId: account.accountId, fromId: account.uplineId, toId: upline.accountId },
    reason: asked.reason,
    changes: [{ field: 'upline', before: from?.username ?? '', after: upline.username }],
  })
}

/** In the order of their ids, so that two moves never wait for each other. */
async function holdBoth(tx: Tx, { merchantId, accountId, toId }: Asked): Promise<void> {
  for (const id of [accountId, toId].toSorted((a, b) => (a < b ? -1 : 1)))
    await holdPlace(tx, { merchantId, accountId: id })
}

/** Carries out the moves whose time has come, each in a transaction of its own. */
export async function carryOutMoves(database: Database, services: Services, now: Date): Promise<void> {
  const next = () =>
    database.transaction(async (tx) => {
      const move = await holdDueMove(tx, now)
      if (move) await carryOut(tx, services, move, now)
      return move !== undefined
    })
  while (await next());
}

async function carryOut(tx: Tx, services: Services, move: MoveRow, now: Date): Promise<void> {
  const asked = { merchantId: move.merchant_id, accountId: move.account_id, toId: move.to_id }
  const merchant = services.use(merchantsKey).byId(move.merchant_id)!
  // Before the accounts, as by whoever offers a contract.
  await holdContracts(tx, merchant.id)
  await holdBoth(tx, asked)
  // Two weeks have passed: what held when it was approved may not hold any more.
  const fault = await faultOf(tx, asked)
  await endMove(tx, move.move_id, fault)
  if (fault) return
  await moveTeam(tx, move.account_id, move.to_id, move.effective_at)
  // Who gave them no longer stands directly above.
  await leaveContracts({ tx, merchant, now }, move.account_id, SYSTEM, move.reason)
  const upline = await accountOf(tx, { merchantId: asked.merchantId, accountId: asked.toId })
  await sendMessage(tx, {
    merchantId: move.merchant_id,
    memberId: move.account_id,
    category: 'SERVICE',
    ...lineTexts.moved(upline!.username, wallOf(move.effective_at, merchant.timeZone).replace('T', ' ')),
    key: `agent-move:${move.move_id}`,
  })
}
