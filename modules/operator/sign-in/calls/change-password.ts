import { refuse, refuseFields } from '../../../../contract/errors.ts'
import {
  changePassword,
  changePasswordSchemas,
} from '../../../../contract/operator/identity/change-password.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { hashPassword } from '../../../../platform/passwords.ts'
import { isCommonPassword } from '../../../../contract/shared/common-passwords.ts'
import { passwordFault } from '../../../identity/index.ts'
import { auditAs, provePassword } from '../factors.ts'
import { forgetTries } from '../sign-in-limits.ts'
import { setPassword } from '../../shared/store/accounts.ts'

export const handleChangePassword = handleBatched(
  changePassword,
  changePasswordSchemas,
  async (context, { body }) => {
    const operator = await provePassword(context, body.oldPassword)
    if (body.newPassword === body.oldPassword) refuse('AUTH_PASSWORD_REUSED')
    refuseFaults(body.newPassword, operator.username, context.config.initialPassword, 'newPassword')
    const passwordHash = await hashPassword(body.newPassword)
    await context.database.transaction(async (tx) => {
      await setPassword(tx, operator.id, passwordHash, false)
      await context.use(sessionsKey).endAll(tx, operator.id, 'SESSION_EXPIRED', context.actor.sessionId)
      await context.use(sessionsKey).patchClaims(tx, operator.id, { mustChangePassword: false })
      await auditAs(tx, context, operator, 'operator.password')
    })
    await forgetTries(context, operator.username)
    return {}
  },
)

/** Operators' passwords follow the members' rules, with at least twelve characters. */
export function refuseFaults(
  password: string,
  username: string,
  initialPassword: string,
  field: string,
): void {
  const fault = passwordFault(password, {
    username,
    mobile: null,
    initialPassword,
    isCommon: isCommonPassword,
  })
  if (fault) refuseFields([{ field, rule: fault }])
}
