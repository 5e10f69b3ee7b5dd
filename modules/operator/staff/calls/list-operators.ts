import { listOperators, listOperatorsSchemas } from '../../../../contract/operator/identity/list-operators.ts'
import { handle } from '../../../../platform/calls.ts'
import { operatorsOf } from '../../shared/store/accounts.ts'

export const handleListOperators = handle(listOperators, listOperatorsSchemas, async (context) => {
  const operators = await operatorsOf(context.tx, context.merchant.id)
  return {
    list: operators.map((operator) => ({
      operatorId: operator.id,
      username: operator.username,
      displayName: operator.display_name,
      role: operator.role,
      isDisabled: operator.is_disabled,
      hasAuthenticator: operator.totp_seed !== null,
      createdAt: operator.created_at,
      lastSignInAt: operator.last_sign_in_at,
    })),
  }
})
