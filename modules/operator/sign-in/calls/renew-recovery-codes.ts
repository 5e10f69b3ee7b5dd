import { refuse } from '../../../../contract/errors.ts'
import {
  renewRecoveryCodes,
  renewRecoveryCodesSchemas,
} from '../../../../contract/operator/identity/renew-recovery-codes.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { auditAs, proveFactor, provePassword } from '../factors.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import { lockOperator, replaceRecoveryCodes } from '../../shared/store/accounts.ts'

export const handleRenewRecoveryCodes = handleBatched(
  renewRecoveryCodes,
  renewRecoveryCodesSchemas,
  async (context, { body }) => {
    const proved = await provePassword(context, body.password)
    const recoveryCodes = makeRecoveryCodes()
    await context.database.transaction(async (tx) => {
      const operator = await lockOperator(tx, context.merchant.id, proved.id)
      if (!operator) refuse('SESSION_EXPIRED')
      await proveFactor(tx, context, operator, body.code)
      await replaceRecoveryCodes(tx, operator.id, recoveryCodes.map(hashRecoveryCode))
      await auditAs(tx, context, operator, 'operator.recovery-codes')
    })
    return { recoveryCodes }
  },
)
