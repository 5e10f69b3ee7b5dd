import { refuse } from '../../../../contract/errors.ts'
import { changeRole, changeRoleSchemas } from '../../../../contract/operator/identity/change-role.ts'
import { handle } from '../../../../platform/calls.ts'
import {
  auditRights,
  callOffWaiting,
  giveRights,
  keepAnOwner,
  moveRole,
  type GivenRights,
} from '../rights.ts'
import { isWidening } from '../rules/rights.ts'
import { lockOperator } from '../../shared/store/accounts.ts'

export const handleChangeRole = handle(changeRole, changeRoleSchemas, async (context, { params, body }) => {
  const { tx } = context
  await keepAnOwner(tx, context, params.operatorId)
  const operator = await lockOperator(tx, context.merchant.id, params.operatorId)
  if (!operator) refuse('OPERATOR_NOT_FOUND')
  if (operator.role === body.role) refuse('OPERATOR_STATE')
  const given: GivenRights = {
    kind: 'ROLE',
    operatorId: operator.id,
    username: operator.username,
    displayName: operator.display_name,
    fromRole: operator.role,
    toRole: body.role,
    passwordHash: null,
  }
  if (isWidening(operator.role, body.role)) return giveRights(tx, context, given)
  // Taking rights away never waits.
  await moveRole(tx, context, operator.id, body.role)
  await callOffWaiting(tx, context, operator.id)
  await auditRights(tx, context, 'operator.rights', given)
  return { state: 'CONFIRMED' as const, changeId: null, operatorId: operator.id }
})
