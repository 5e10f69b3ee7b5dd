import { refuse } from '../../../../contract/errors.ts'
import { confirmChange, confirmChangeSchemas } from '../../../../contract/operator/identity/confirm-change.ts'
import { handle } from '../../../../platform/calls.ts'
import { applyRights, auditRights, type GivenRights } from '../rights.ts'
import { lockActiveOwners } from '../../shared/store/accounts.ts'
import { decideChange, lockChange, type RightsChange } from '../store/changes.ts'

export const handleConfirmChange = handle(
  confirmChange,
  confirmChangeSchemas,
  async (context, { params }) => {
    const { tx, actor } = context
    // Owners are locked first, as everywhere, so that two decisions never wait for each other.
    await lockActiveOwners(tx, context.merchant.id)
    const change = await lockChange(tx, context.merchant.id, params.changeId)
    if (!change) refuse('CHANGE_NOT_FOUND')
    if (change.state !== 'PENDING') refuse('CHANGE_STATE')
    if (change.requested_by === actor.accountId) refuse('CHANGE_FOUR_EYES')
    const given = rightsOf(change)
    await applyRights(tx, context, given)
    await decideChange(
      tx,
      change.id,
      'CONFIRMED',
      { id: actor.accountId, name: actor.claims.account },
      context.now,
    )
    await auditRights(tx, context, 'operator.rights', given, {
      changeId: change.id,
      askedBy: change.requested_by_name,
    })
    return { state: 'CONFIRMED' as const }
  },
)

export function rightsOf(change: RightsChange): GivenRights {
  return {
    kind: change.kind,
    operatorId: change.operator_id,
    username: change.username,
    displayName: change.display_name,
    fromRole: change.from_role,
    toRole: change.to_role,
    passwordHash: change.password_hash,
  }
}
