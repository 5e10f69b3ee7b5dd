import { refuse } from '../../../../contract/errors.ts'
import {
  enableOperator,
  enableOperatorSchemas,
} from '../../../../contract/operator/identity/enable-operator.ts'
import { handle } from '../../../../platform/calls.ts'
import { giveRights } from '../rights.ts'
import { operatorById } from '../../shared/store/accounts.ts'

export const handleEnableOperator = handle(
  enableOperator,
  enableOperatorSchemas,
  async (context, { params }) => {
    const operator = await operatorById(context.tx, context.merchant.id, params.operatorId)
    if (!operator) refuse('OPERATOR_NOT_FOUND')
    if (!operator.is_disabled) refuse('OPERATOR_STATE')
    return giveRights(context.tx, context, {
      kind: 'ENABLE',
      operatorId: operator.id,
      username: operator.username,
      displayName: operator.display_name,
      fromRole: operator.role,
      toRole: operator.role,
      passwordHash: null,
    })
  },
)
