/** Giving and taking rights: what happens at once, what waits for a second owner, and the audit of both. */
import { refuse } from '../../../contract/errors.ts'
import { roleAbilities, type ChangeKind, type Role } from '../../../contract/operator/identity/abilities.ts'
import { newId } from '../../../kernel/ids.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { Session } from '../../../platform/sessions.ts'
import { callOffProposalsBy } from '../../system/index.ts'
import { approvalOf } from './rules/rights.ts'
import {
  insertOperator,
  lockActiveOwners,
  lockOperator,
  removeSeed,
  rolesOfOthers,
  setDisabled,
  setPassword,
  setRole,
} from '../shared/store/accounts.ts'
import { insertChange, rejectWaiting } from './store/changes.ts'

export type ActingContext = RequestContext & { actor: Session }

export interface GivenRights {
  kind: ChangeKind
  operatorId: string
  username: string
  displayName: string
  fromRole: Role | null
  toRole: Role
  passwordHash: string | null
}

export interface Outcome {
  state: 'CONFIRMED' | 'PENDING'
  changeId: string | null
  operatorId: string
}

/** Gives rights now, or asks a second owner. CHANGE_FOUR_EYES if one is needed and there is none. */
export async function giveRights(tx: Tx, context: ActingContext, given: GivenRights): Promise<Outcome> {
  const owners = await lockActiveOwners(tx, context.merchant.id)
  const approval = approvalOf({
    mode: context.config.mode,
    activeOwners: owners.length,
    makesOwner: given.toRole === 'owner' && given.kind !== 'RESET',
  })
  if (approval === 'REFUSED') refuse('CHANGE_FOUR_EYES')
  if (approval === 'ALONE') {
    await applyRights(tx, context, given)
    await auditRights(tx, context, 'operator.rights', given, { alone: true })
    return { state: 'CONFIRMED', changeId: null, operatorId: given.operatorId }
  }
  const changeId = newId()
  const { actor } = context
  const isWaiting = await insertChange(tx, {
    id: changeId,
    merchantId: context.merchant.id,
    ...given,
    requestedBy: actor.accountId,
    requestedByName: actor.claims.account,
  })
  if (!isWaiting) refuse('CHANGE_STATE')
  await auditRights(tx, context, 'operator.rights-asked', given, { changeId })
  return { state: 'PENDING', changeId, operatorId: given.operatorId }
}

/**
 * Carries it out. The state may have changed since it was requested: OPERATOR_NAME_TAKEN, OPERATOR_NOT_FOUND,
 * OPERATOR_STATE.
 */
export async function applyRights(tx: Tx, context: ActingContext, given: GivenRights): Promise<void> {
  if (given.kind === 'CREATE') {
    const isMade = await insertOperator(tx, {
      id: given.operatorId,
      merchantId: context.merchant.id,
      username: given.username,
      displayName: given.displayName,
      passwordHash: given.passwordHash!,
      role: given.toRole,
      mustChangePassword: true,
    })
    if (!isMade) refuse('OPERATOR_NAME_TAKEN')
    return
  }
  const operator = await lockOperator(tx, context.merchant.id, given.operatorId)
  if (!operator) refuse('OPERATOR_NOT_FOUND')
  if (operator.role !== given.fromRole) refuse('OPERATOR_STATE')
  if (given.kind === 'ROLE') await moveRole(tx, context, operator.id, given.toRole)
  else if (given.kind === 'ENABLE') await setDisabled(tx, operator.id, false)
  else {
    await setPassword(tx, operator.id, given.passwordHash!, true)
    await removeSeed(tx, operator.id)
    await context.use(sessionsKey).endAll(tx, operator.id, 'SESSION_EXPIRED')
  }
}

/** Sets the role; valid sessions have the new rights with their next call. */
export async function moveRole(
  tx: Tx,
  context: ActingContext,
  operatorId: string,
  role: Role,
): Promise<void> {
  await setRole(tx, operatorId, role)
  await context.use(sessionsKey).patchClaims(tx, operatorId, { abilities: [...roleAbilities[role]] })
}

/**
 * Refuses OPERATOR_LAST_OWNER if the operator is the only active owner; locks the owners until the commit.
 */
export async function keepAnOwner(tx: Tx, context: ActingContext, operatorId: string): Promise<void> {
  const owners = await lockActiveOwners(tx, context.merchant.id)
  if (owners.length === 1 && owners[0] === operatorId) refuse('OPERATOR_LAST_OWNER')
}

/** Rejects pending requests by and about an operator who loses rights. */
export async function callOffWaiting(tx: Tx, context: ActingContext, operatorId: string): Promise<void> {
  await callOffProposalsBy(
    { tx, merchant: context.merchant, actor: context.actor, now: context.now },
    operatorId,
  )
  await rejectWaiting(
    tx,
    operatorId,
    { id: context.actor.accountId, name: context.actor.claims.account },
    context.now,
  )
}

export async function auditRights(
  tx: Tx,
  context: ActingContext,
  action: string,
  given: GivenRights,
  more: Record<string, unknown> = {},
): Promise<void> {
  await appendAudit(tx, {
    actor: context.actor.claims.account,
    action,
    subject: `operator:${given.operatorId}`,
    detail: {
      kind: given.kind,
      username: given.username,
      before: { role: given.fromRole },
      after: { role: given.toRole },
      ...more,
      address: context.address,
      merchantId: context.merchant.id,
    },
  })
}

/** Whether somebody else could confirm what the caller asks for. */
export async function hasSecondPerson(
  { tx, merchant, actor }: CallContext,
  ability: string,
): Promise<boolean> {
  const others = await rolesOfOthers(tx, merchant.id, actor.accountId)
  return others.some((role) => (roleAbilities[role] as readonly string[]).includes(ability))
}
