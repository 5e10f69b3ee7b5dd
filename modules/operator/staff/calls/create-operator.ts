import { refuse } from '../../../../contract/errors.ts'
import {
  createOperator,
  createOperatorSchemas,
} from '../../../../contract/operator/identity/create-operator.ts'
import { newId } from '../../../../kernel/ids.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { hashPassword } from '../../../../platform/passwords.ts'
import { giveRights } from '../rights.ts'
import { operatorByName } from '../../shared/store/accounts.ts'
import { refuseFaults } from '../../sign-in/calls/change-password.ts'

export const handleCreateOperator = handleBatched(
  createOperator,
  createOperatorSchemas,
  async (context, { body }) => {
    refuseFaults(body.password, body.username, context.config.initialPassword, 'password')
    if (await operatorByName(context.database.kysely, context.merchant.id, body.username))
      refuse('OPERATOR_NAME_TAKEN')
    const passwordHash = await hashPassword(body.password)
    return context.database.transaction((tx) =>
      giveRights(tx, context, {
        kind: 'CREATE',
        operatorId: newId(),
        username: body.username,
        displayName: body.displayName,
        fromRole: null,
        toRole: body.role,
        passwordHash,
      }),
    )
  },
)
