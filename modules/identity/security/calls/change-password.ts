import {
  changePassword,
  changePasswordSchemas,
} from '../../../../contract/player/identity/change-password.ts'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { handleBatched, type BatchedContext } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import { hashPassword, verifyPassword } from '../../../../platform/passwords.ts'
import { faultOf, registerFieldsOf } from '../../../system/index.ts'
import { isCommonPassword } from '../../../../contract/shared/common-passwords.ts'
import { events } from '../../accounts/events.ts'
import { checkOwnPassword } from '../../credentials/own-password.ts'
import { passwordFault } from '../../credentials/rules/password.ts'
import { takeChangeTicket } from '../../sign-in/sign-in.ts'
import { lockAccount, readAccount, type AccountRow } from '../../accounts/store/accounts.ts'
import { forgetDevices, readFormerPasswords, replacePassword } from '../../credentials/store/credentials.ts'

export const handleChangePassword = handleBatched(
  changePassword,
  changePasswordSchemas,
  async (context, { body }) => {
    const { actor, merchant, database } = context
    const account = await readAccount(database.kysely, merchant.id, actor.accountId)
    if (!account?.password_hash) refuse('SESSION_EXPIRED')
    await checkForm(context, account, body)
    if (body.changeTicket) {
      if (!(await takeChangeTicket(database.kysely, body.changeTicket, account.account_id)))
        refuse('AUTH_TICKET_INVALID')
    } else await checkOwnPassword(context, account, body.oldPassword ?? '')
    await refuseFormer(context, account, body.newPassword)
    const passwordHash = await hashPassword(body.newPassword)
    await database.transaction(async (tx) => {
      // Two changes at once: the second finds another password than the one that it may replace.
      const now = await lockAccount(tx, merchant.id, account.account_id)
      if (now?.password_hash !== account.password_hash) refuse('AUTH_OLD_PASSWORD_WRONG')
      await replacePassword(tx, account.account_id, passwordHash)
      await forgetDevices(tx, account.account_id)
      const sessions = context.use(sessionsKey)
      await sessions.endAll(tx, account.account_id, 'SESSION_EXPIRED', actor.sessionId)
      await sessions.patchClaims(tx, account.account_id, { mustChangePassword: false })
      await emitEvent(tx, events.passwordChanged, { merchantId: merchant.id, memberId: account.account_id })
    })
    context.use(sessionsKey).forget(account.account_id)
    return {}
  },
)

async function checkForm(
  context: BatchedContext,
  account: AccountRow,
  body: { oldPassword?: string; newPassword: string; confirmNewPassword: string },
): Promise<void> {
  const { password } = await registerFieldsOf(context.database.kysely, context.merchant.id)
  const fault = faultOf('newPassword', password, body.newPassword)
  const rule = fault
    ? fault.rule
    : body.newPassword === body.oldPassword
      ? 'passwordUnchanged'
      : passwordFault(body.newPassword, {
          username: account.username,
          mobile: account.mobile,
          initialPassword: context.config.initialPassword,
          isCommon: isCommonPassword,
        })
  const faults = [
    ...(rule ? [{ field: 'newPassword', rule, params: fault?.params }] : []),
    ...(body.confirmNewPassword === body.newPassword
      ? []
      : [{ field: 'confirmNewPassword', rule: 'confirmWrong' }]),
  ]
  if (faults.length > 0) refuseWith('REQUEST_INVALID', { fields: faults })
}

/** The present password and the three before it are refused. */
async function refuseFormer(
  context: BatchedContext,
  account: AccountRow,
  newPassword: string,
): Promise<void> {
  if (await verifyPassword(account.password_hash, newPassword))
    refuseWith('REQUEST_INVALID', { fields: [{ field: 'newPassword', rule: 'passwordUnchanged' }] })
  for (const former of await readFormerPasswords(context.database.kysely, account.account_id)) {
    if (await verifyPassword(former, newPassword))
      refuseWith('AUTH_PASSWORD_REUSED', { fields: [{ field: 'newPassword', rule: 'passwordReused' }] })
  }
}
