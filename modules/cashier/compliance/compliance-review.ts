/**
 * What operators see of a member for compliance, and what they do: clear, hold, lift, note (domain/economy.md
 * §9).
 */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountOf, accountsByIds, type Account } from '../../identity/index.ts'
import { HOLD_SCORE } from './rules/aml-kinds.ts'
import { countDecision } from '../shared/rules/four-eyes.ts'
import {
  clearFlagRow,
  countHeld,
  insertNote,
  lockFlag,
  readAmlQueue,
  readFlags,
  readNotes,
  type AmlRow,
  type FlagRow,
} from './store/aml.ts'
import { insertHold, liftHoldRow, readHolds, readStandingHold } from './store/holds.ts'
import { countOpenRings, readRings, readTies, type RingRow } from './store/rings.ts'
import { addDecision, readDecisions, type DecisionRow } from '../shared/store/steps.ts'

const CLEAR = 'CLEAR'

/** Members whose payouts are held, and undecided rings. */
export async function complianceWorkOf(
  reader: Reader,
  merchantId: string,
): Promise<{ membersHeld: number; ringsOpen: number }> {
  return {
    membersHeld: await countHeld(reader, merchantId, HOLD_SCORE),
    ringsOpen: await countOpenRings(reader, merchantId),
  }
}

export function amlRowOf(row: AmlRow, account: Account | undefined) {
  return {
    memberId: row.member_id,
    account: account?.username ?? '',
    payeeName: account?.payeeName ?? null,
    score: row.score,
    isHeld: row.score >= HOLD_SCORE || row.has_hold,
    hasHold: row.has_hold,
    kinds: [...row.kinds],
    newestAt: row.newest_at,
  }
}

/** The whole file of one member; MEMBER_NOT_FOUND. */
export async function amlFileOf({ tx, merchant, actor }: CallContext, memberId: string) {
  const watched = { merchantId: merchant.id, memberId }
  const account =
    (await accountOf(tx, { merchantId: merchant.id, accountId: memberId })) ?? refuse('MEMBER_NOT_FOUND')
  const { rows } = await readAmlQueue(tx, merchant.id, {
    heldFrom: undefined,
    memberIds: [memberId],
    pageNo: 1,
    pageSize: 1,
  })
  const flags = await readFlags(tx, watched)
  const decisions = await readDecisions(
    tx,
    flags.map((flag) => flag.flag_id),
  )
  const canDecide = actor.claims.abilities?.includes('aml.decide') ?? false
  const rings = await readRings(tx, merchant.id, { state: undefined, memberId, pageNo: 1, pageSize: 20 })
  const holds = await readHolds(tx, watched)
  const notes = await readNotes(tx, watched)
  return {
    ...amlRowOf(
      rows[0] ?? { member_id: memberId, score: 0, has_hold: false, kinds: [], newest_at: null },
      account,
    ),
    flags: flags.map((flag) =>
      flagOf(flag, decisions.get(flag.flag_id) ?? [], canDecide ? actor.accountId : null),
    ),
    holds: holds.map((row) => ({
      reason: row.reason,
      setBy: row.set_by,
      setAt: row.set_at,
      liftedBy: row.lifted_by,
      liftedAt: row.lifted_at,
      liftedReason: row.lifted_reason,
    })),
    notes: notes.map((row) => ({ noteId: row.note_id, operator: row.operator, note: row.note, at: row.at })),
    rings: await ringsOf(tx, rings.rows),
    canDecide,
  }
}

const neededFor = (flag: FlagRow) => (flag.score >= HOLD_SCORE ? 2 : 1)

function flagOf(flag: FlagRow, given: readonly DecisionRow[], operatorId: string | null) {
  return {
    flagId: flag.flag_id,
    kind: flag.kind,
    score: flag.score,
    reference: flag.reference,
    detail: Object.entries(flag.detail).map(([name, value]) => ({ name, value: String(value) })),
    raisedAt: flag.raised_at,
    expiresAt: flag.expires_at,
    clearedAt: flag.cleared_at,
    clearedBy: flag.cleared_by,
    clearedReason: flag.cleared_reason,
    isStanding: flag.is_standing,
    approvals: given.length,
    approvalsNeeded: neededFor(flag),
    canClear: flag.is_standing && operatorId !== null && !given.some((one) => one.operatorId === operatorId),
  }
}

/** Rings with the names of their members and what they share. */
export async function ringsOf(reader: Reader, rows: readonly RingRow[]) {
  const accounts = await accountsByIds(
    reader,
    rows.flatMap((row) => row.member_ids),
  )
  const ties = await readTies(
    reader,
    rows.map((row) => row.ring_id),
  )
  const nameOf = (memberId: string) => accounts.get(memberId)?.username ?? memberId
  return rows.map((row) => ({
    ringId: row.ring_id,
    state: row.state,
    foundAt: row.found_at,
    changedAt: row.changed_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    remark: row.remark,
    members: row.member_ids.map((memberId) => ({
      memberId,
      account: nameOf(memberId),
      payeeName: accounts.get(memberId)?.payeeName ?? null,
      registeredAt: accounts.get(memberId)?.createdAt ?? null,
    })),
    ties: (ties.get(row.ring_id) ?? []).map((tie) => ({
      kind: tie.kind,
      value: tie.value,
      accounts: tie.member_ids.map(nameOf),
      firstAt: tie.first_at,
      lastAt: tie.last_at,
    })),
  }))
}

/** Clears a flag, or seconds the clearing if two are needed. FLAG_NOT_FOUND, FLAG_STATE, FLAG_FOUR_EYES. */
export async function clear(
  context: CallContext,
  flagId: string,
  reason: string,
): Promise<{ isCleared: boolean; approvals: number; approvalsNeeded: number }> {
  const { tx, merchant, actor, now } = context
  const flag = (await lockFlag(tx, merchant.id, flagId)) ?? refuse('FLAG_NOT_FOUND')
  if (!flag.is_standing) refuse('FLAG_STATE')
  const given = (await readDecisions(tx, [flagId])).get(flagId) ?? []
  const approvalsNeeded = neededFor(flag)
  const outcome = countDecision(given, { operatorId: actor.accountId, decision: CLEAR }, approvalsNeeded)
  if (outcome === 'SAME') refuse('FLAG_FOUR_EYES')
  await addDecision(tx, {
    objectId: flagId,
    decision: CLEAR,
    operatorId: actor.accountId,
    operatorName: actor.claims.account,
    remark: reason,
    at: now,
  })
  if (outcome === 'ENOUGH')
    await clearFlagRow(tx, flagId, {
      by: [...given.map((one) => one.operatorName), actor.claims.account].join(', '),
      reason,
      now,
    })
  await context.audit('aml.clear-flag', `member:${flag.member_id}`, {
    flagId,
    kind: flag.kind,
    score: flag.score,
    reason,
    isCleared: outcome === 'ENOUGH',
  })
  return { isCleared: outcome === 'ENOUGH', approvals: given.length + 1, approvalsNeeded }
}

/** Holds payouts manually. MEMBER_NOT_FOUND, HOLD_STATE if there is a hold. */
export async function holdMember(context: CallContext, memberId: string, reason: string): Promise<void> {
  const { tx, merchant, actor, now } = context
  if (!(await accountOf(tx, { merchantId: merchant.id, accountId: memberId }))) refuse('MEMBER_NOT_FOUND')
  if (
    !(await insertHold(tx, {
      holdId: newId(),
      merchantId: merchant.id,
      memberId,
      reason,
      by: actor.claims.account,
      now,
    }))
  )
    refuse('HOLD_STATE')
  await context.audit('aml.hold', `member:${memberId}`, { reason })
}

/** Lifts it; this must be another operator than the one who set it. HOLD_STATE, FLAG_FOUR_EYES. */
export async function liftMemberHold(context: CallContext, memberId: string, reason: string): Promise<void> {
  const { tx, merchant, actor, now } = context
  const hold = (await readStandingHold(tx, { merchantId: merchant.id, memberId })) ?? refuse('HOLD_STATE')
  if (hold.set_by === actor.claims.account) refuse('FLAG_FOUR_EYES')
  if (!(await liftHoldRow(tx, hold.hold_id, { by: actor.claims.account, reason, now }))) refuse('HOLD_STATE')
  await context.audit('aml.lift-hold', `member:${memberId}`, {
    reason,
    setBy: hold.set_by,
    before: hold.reason,
  })
}

/** Adds a note to the member's file. MEMBER_NOT_FOUND. */
export async function noteOn(
  context: CallContext,
  memberId: string,
  note: string,
): Promise<{ noteId: string }> {
  const { tx, merchant, actor, now } = context
  if (!(await accountOf(tx, { merchantId: merchant.id, accountId: memberId }))) refuse('MEMBER_NOT_FOUND')
  const noteId = newId()
  await insertNote(tx, {
    noteId,
    merchantId: merchant.id,
    memberId,
    operator: actor.claims.account,
    note,
    now,
  })
  await context.audit('aml.note', `member:${memberId}`, { noteId, note })
  return { noteId }
}
