/**
 * Changes that one operator proposes and a second one confirms. A module declares a kind: its name, the
 * ability that both people need, how long a proposal waits, and what happens once it is confirmed. Proposing,
 * listing, confirming and rejecting are the same for all kinds and are implemented here
 * (docs/decisions/0087-proposals.md).
 */
import { refuse } from '../../contract/errors.ts'
import type { ProposalState } from '../../contract/operator/system/proposal-schemas.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import { hubKey } from '../../platform/hub.ts'
import { defineService } from '../../platform/services.ts'
import {
  countProposals,
  decideProposal,
  expireProposals,
  insertProposal,
  lockProposal,
  noteFirst,
  readProposals,
  rejectProposals,
  type ProposalRow,
  type ShownChange,
} from './store/proposals.ts'

const HOUR_MS = 3_600_000
const WORK_TOPIC = 'work'

/** A proposal as its kind receives it when it is confirmed. */
export interface Proposal<Payload> {
  proposalId: string
  subject: string
  title: string
  payload: Payload
  reason: string
  requestedBy: string
  requestedByName: string
  /** Who confirmed it, the first one first. */
  confirmedByNames: readonly string[]
}

interface KindDefinition<Payload> {
  /** `<module>.<name>`; the console has a sentence for it. */
  readonly name: string
  /** The ability to propose, read and confirm. */
  readonly ability: string
  readonly waitsHours: number
  /** Two people other than the proposer confirm it; otherwise one does. */
  readonly needsTwo?: true
  /**
   * Carries the change out, in the transaction of the confirmation. It checks everything again, since time
   * has passed.
   */
  readonly apply: (context: CallContext, proposal: Proposal<Payload>) => Promise<void>
}

export interface ProposalKind<Payload> extends Omit<KindDefinition<Payload>, 'apply'> {
  readonly apply: (context: CallContext, proposal: Proposal<unknown>) => Promise<void>
  /** Never set; it ties the kind to the type of its proposals. */
  readonly payload?: Payload
}

export type AnyProposalKind = ProposalKind<unknown>

export function defineProposal<Payload>(definition: KindDefinition<Payload>): ProposalKind<Payload> {
  // A payload read under a kind's name was written by `propose` under the same kind.
  return {
    ...definition,
    apply: (context, proposal) => definition.apply(context, proposal as Proposal<Payload>),
  }
}

/** All kinds; filled by server/wiring.ts from the modules' doors. */
export const proposalKindsKey = defineService<readonly AnyProposalKind[]>('system.proposal-kinds')

export interface Asked<Payload> {
  subject: string
  title: string
  payload: Payload
  reason: string
  /** The change as the second person reads it. */
  changes: readonly ShownChange[]
}

/**
 * Stores a proposal until a second person decides it; returns its id. CHANGE_STATE if one of the same kind
 * and subject is pending.
 */
export async function propose<Payload>(
  context: CallContext,
  kind: ProposalKind<Payload>,
  asked: Asked<Payload>,
): Promise<string> {
  const { tx, merchant, actor, now } = context
  await expireProposals(tx, merchant.id, now)
  const id = newId()
  const isWaiting = await insertProposal(tx, {
    id,
    merchantId: merchant.id,
    kind: kind.name,
    subject: asked.subject,
    title: asked.title,
    payload: asked.payload,
    shown: asked.changes,
    reason: asked.reason,
    by: actor.accountId,
    byName: actor.claims.account,
    now,
    expiresAt: new Date(now.getTime() + kind.waitsHours * HOUR_MS),
  })
  if (!isWaiting) refuse('CHANGE_STATE')
  await context.audit('proposal.ask', asked.subject, {
    proposalId: id,
    kind: kind.name,
    title: asked.title,
    reason: asked.reason,
  })
  tellDesk(context)
  return id
}

/**
 * Confirms a proposal; PENDING if a second person still has to. CHANGE_NOT_FOUND,
 * CHANGE_STATE, CHANGE_EXPIRED, CHANGE_FOUR_EYES, COMMON_FORBIDDEN,
 * and what the kind refuses.
 */
export async function confirmProposal(
  context: CallContext,
  proposalId: string,
): Promise<'CONFIRMED' | 'PENDING'> {
  const { tx, actor, now } = context
  const { row, kind } = await lockWaiting(context, proposalId)
  if (row.expires_at <= now) refuse('CHANGE_EXPIRED')
  if (row.requested_by === actor.accountId || row.first_by === actor.accountId) refuse('CHANGE_FOUR_EYES')
  if (kind.needsTwo && row.first_by === null) {
    await noteFirst(tx, proposalId, { by: actor.accountId, byName: actor.claims.account, now })
    await auditDecision(context, 'proposal.first', row)
    return 'PENDING'
  }
  await decideProposal(tx, proposalId, {
    state: 'CONFIRMED',
    by: actor.accountId,
    byName: actor.claims.account,
    now,
  })
  await kind.apply(context, {
    proposalId,
    subject: row.subject,
    title: row.title,
    payload: row.payload,
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedByName: row.requested_by_name,
    confirmedByNames: [...(row.first_by_name === null ? [] : [row.first_by_name]), actor.claims.account],
  })
  await auditDecision(context, 'proposal.confirm', row)
  return 'CONFIRMED'
}

/** Rejects a proposal, also one's own. CHANGE_NOT_FOUND, CHANGE_STATE, COMMON_FORBIDDEN. */
export async function rejectProposal(context: CallContext, proposalId: string): Promise<'REJECTED'> {
  const { tx, actor, now } = context
  const { row } = await lockWaiting(context, proposalId)
  await decideProposal(tx, proposalId, {
    state: 'REJECTED',
    by: actor.accountId,
    byName: actor.claims.account,
    now,
  })
  await auditDecision(context, 'proposal.reject', row)
  return 'REJECTED'
}

async function lockWaiting(
  context: CallContext,
  proposalId: string,
): Promise<{ row: ProposalRow; kind: AnyProposalKind }> {
  const row = (await lockProposal(context.tx, context.merchant.id, proposalId)) ?? refuse('CHANGE_NOT_FOUND')
  const kind =
    context.use(proposalKindsKey).find(({ name }) => name === row.kind) ?? refuse('CHANGE_NOT_FOUND')
  if (!context.actor.claims.abilities?.includes(kind.ability)) refuse('COMMON_FORBIDDEN')
  if (row.state !== 'PENDING') refuse('CHANGE_STATE')
  return { row, kind }
}

async function auditDecision(context: CallContext, action: string, row: ProposalRow): Promise<void> {
  await context.audit(action, row.subject, {
    proposalId: row.proposal_id,
    kind: row.kind,
    title: row.title,
    reason: row.reason,
    askedBy: row.requested_by_name,
  })
  tellDesk(context)
}

/** Rejects pending proposals about a subject because the subject was decided in another way. */
export async function callOffProposals<Payload>(
  context: CallContext,
  kind: ProposalKind<Payload>,
  subject: string,
): Promise<void> {
  await rejectProposals(context.tx, context.merchant.id, { kind: kind.name, subject }, decisionOf(context))
  tellDesk(context)
}

/** Rejects what a person has proposed when their rights are taken away. */
export async function callOffProposalsBy(
  context: Pick<CallContext, 'tx' | 'merchant' | 'actor' | 'now'>,
  operatorId: string,
): Promise<void> {
  await rejectProposals(context.tx, context.merchant.id, { requestedBy: operatorId }, decisionOf(context))
}

function decisionOf({ actor, now }: Pick<CallContext, 'actor' | 'now'>) {
  return { by: actor.accountId, byName: actor.claims.account, now }
}

export interface ProposalQuery {
  state?: ProposalState | undefined
  subject?: string | undefined
  pageNo: number
  pageSize: number
}

/** The proposals of kinds that the caller may see, newest first. */
export async function listProposals(context: CallContext, { state, subject, ...page }: ProposalQuery) {
  const kinds = kindsFor(context)
  const filter = { merchantId: context.merchant.id, kinds, now: context.now, state, subject }
  const rows = await readProposals(context.tx, filter, page)
  return { list: rows.map((row) => viewOf(row, context)), total: await countProposals(context.tx, filter) }
}

/** The pending proposal about a subject, for the subject's own screen. */
export async function waitingProposal<Payload>(
  context: CallContext,
  kind: ProposalKind<Payload>,
  subject: string,
) {
  const filter = {
    merchantId: context.merchant.id,
    kinds: [kind.name],
    now: context.now,
    state: 'PENDING' as const,
    subject,
  }
  const [row] = await readProposals(context.tx, filter, { pageNo: 1, pageSize: 1 })
  return row ? viewOf(row, context) : null
}

/** How many pending proposals the caller may decide. */
export async function proposalWorkOf(context: CallContext): Promise<{ proposalsWaiting: number }> {
  const filter = {
    merchantId: context.merchant.id,
    kinds: kindsFor(context),
    now: context.now,
    state: 'PENDING' as const,
  }
  return { proposalsWaiting: await countProposals(context.tx, filter) }
}

function kindsFor(context: CallContext): string[] {
  const held = context.actor.claims.abilities ?? []
  return context
    .use(proposalKindsKey)
    .filter(({ ability }) => held.includes(ability))
    .map(({ name }) => name)
}

function viewOf(row: ProposalRow, { actor, now }: CallContext) {
  const isOver = row.state === 'PENDING' && row.expires_at <= now
  return {
    proposalId: row.proposal_id,
    kind: row.kind,
    subject: row.subject,
    title: row.title,
    state: isOver ? ('EXPIRED' as const) : row.state,
    reason: row.reason,
    changes: row.shown,
    requestedBy: row.requested_by_name,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    firstBy: row.first_by_name,
    isMine: row.requested_by === actor.accountId || row.first_by === actor.accountId,
  }
}

function tellDesk(context: CallContext): void {
  context.afterCommit(() => context.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'proposals' } }))
}
