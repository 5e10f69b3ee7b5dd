import { refuse } from '../../../../contract/errors.ts'
import {
  disableOperator,
  disableOperatorSchemas,
} from '../../../../contract/operator/identity/disable-operator.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { callOffWaiting, keepAnOwner } from '../rights.ts'
import { lockOperator, setDisabled } from '../../shared/store/accounts.ts'

export const handleDisableOperator = handle(
  disableOperator,
  disableOperatorSchemas,
  async (context, { params, body }) => {
    const { tx } = context
    await keepAnOwner(tx, context, params.operatorId)
    const operator = await lockOperator(tx, context.merchant.id, params.operatorId)
    if (!operator) refuse('OPERATOR_NOT_FOUND')
    if (operator.is_disabled) refuse('OPERATOR_STATE')
    await setDisabled(tx, operator.id, true)
    await callOffWaiting(tx, context, operator.id)
    await context.use(sessionsKey).endAll(tx, operator.id, 'SESSION_EXPIRED')
    await context.audit('operator.disable', `operator:${operator.id}`, {
      username: operator.username,
      reason: body.reason,
      before: { isDisabled: false },
      after: { isDisabled: true },
    })
    return { state: 'CONFIRMED' as const, changeId: null, operatorId: operator.id }
  },
)
