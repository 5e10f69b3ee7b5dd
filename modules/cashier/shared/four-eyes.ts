/** Decisions of operators, by two people if the amount requires it. */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { searchMembers } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { approvalsNeeded, countDecision } from './rules/four-eyes.ts'
import { fourEyesSettings } from '../settings/four-eyes.ts'
import { addDecision, readDecisions, type DecisionRow } from './store/steps.ts'

/** A dispute is always decided by two (security/decisions.md §2 row 14). */
export const RESOLVERS = 2

/** The members that a search text may mean. */
export async function searchOf(
  reader: Reader,
  merchantId: string,
  text: string | undefined,
): Promise<{ text: string; memberIds: string[] } | undefined> {
  if (!text) return undefined
  const members = await searchMembers(reader, { merchantId, query: text, pageNo: 1, pageSize: 100 })
  return { text, memberIds: members.list.map((member) => member.accountId) }
}

/**
 * Records an operator's decision on a locked case. True once enough different operators decided the same,
 * false while another is needed. Errors: WD_FOUR_EYES if this operator has made this decision before.
 */
export async function decide(
  context: CallContext,
  objectId: string,
  decision: string,
  needed: number,
  remark: string | undefined,
): Promise<{ isDecided: boolean; approvals: number }> {
  const { tx, actor, now } = context
  const given = (await readDecisions(tx, [objectId])).get(objectId) ?? []
  const outcome = countDecision(given, { operatorId: actor.accountId, decision }, needed)
  if (outcome === 'SAME') refuse('WD_FOUR_EYES')
  await addDecision(tx, {
    objectId,
    decision,
    operatorId: actor.accountId,
    operatorName: actor.claims.account,
    remark: remark ?? null,
    at: now,
  })
  return {
    isDecided: outcome === 'ENOUGH',
    approvals: given.filter((one) => one.decision === decision).length + 1,
  }
}

/** How many operators must approve a withdrawal or decide a deposit. */
export async function neededOf(
  reader: Reader,
  merchantId: string,
): Promise<{ withdrawal: (amount: bigint) => number; deposit: (amount: bigint) => number }> {
  const rules = await settingsOf(reader, merchantId, fourEyesSettings)
  return {
    withdrawal: (amount) => approvalsNeeded(amount, rules.withdrawalAmount),
    deposit: (amount) => approvalsNeeded(amount, rules.depositAmount),
  }
}

export type Doer = Pick<CallContext, 'merchant' | 'actor' | 'now' | 'use'> & { tx: Reader }

export function mostAlike(decisions: readonly DecisionRow[]): number {
  return Math.max(
    0,
    ...[...Map.groupBy(decisions, (one) => one.decision).values()].map((alike) => alike.length),
  )
}
