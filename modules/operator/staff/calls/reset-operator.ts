import { refuse } from '../../../../contract/errors.ts'
import { resetOperator, resetOperatorSchemas } from '../../../../contract/operator/identity/reset-operator.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { hashPassword } from '../../../../platform/passwords.ts'
import { giveRights } from '../rights.ts'
import { operatorById } from '../../shared/store/accounts.ts'
import { refuseFaults } from '../../sign-in/calls/change-password.ts'

export const handleResetOperator = handleBatched(
  resetOperator,
  resetOperatorSchemas,
  async (context, { params, body }) => {
    const operator = await operatorById(context.database.kysely, context.merchant.id, params.operatorId)
    if (!operator) refuse('OPERATOR_NOT_FOUND')
    // One's own password is changed with the old one.
    if (operator.id === context.actor.accountId) refuse('OPERATOR_STATE')
    refuseFaults(body.password, operator.username, context.config.initialPassword, 'password')
    const passwordHash = await hashPassword(body.password)
    return context.database.transaction((tx) =>
      giveRights(tx, context, {
        kind: 'RESET',
        operatorId: operator.id,
        username: operator.username,
        displayName: operator.display_name,
        fromRole: operator.role,
        toRole: operator.role,
        passwordHash,
      }),
    )
  },
)
