import { refuse } from '../../../../contract/errors.ts'
import { rejectChange, rejectChangeSchemas } from '../../../../contract/operator/identity/reject-change.ts'
import { handle } from '../../../../platform/calls.ts'
import { auditRights } from '../rights.ts'
import { decideChange, lockChange } from '../store/changes.ts'
import { rightsOf } from './confirm-change.ts'

export const handleRejectChange = handle(rejectChange, rejectChangeSchemas, async (context, { params }) => {
  const { tx, actor } = context
  const change = await lockChange(tx, context.merchant.id, params.changeId)
  if (!change) refuse('CHANGE_NOT_FOUND')
  if (change.state !== 'PENDING') refuse('CHANGE_STATE')
  await decideChange(
    tx,
    change.id,
    'REJECTED',
    { id: actor.accountId, name: actor.claims.account },
    context.now,
  )
  await auditRights(tx, context, 'operator.rights-rejected', rightsOf(change), {
    changeId: change.id,
    askedBy: change.requested_by_name,
  })
  return { state: 'REJECTED' as const }
})
