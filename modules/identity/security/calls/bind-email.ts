import { bindEmail, bindEmailSchemas } from '../../../../contract/player/identity/bind-email.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { houseNameOf, queueMessage } from '../../../system/index.ts'
import { readEmail } from '../../credentials/email.ts'
import { mailTexts } from '../../locales/mail-codes.ts'
import { checkMailCode } from '../../credentials/mail-codes.ts'
import { PAYOUT_HOLD_MS, proveOwner } from '../../credentials/owner-proof.ts'
import { maskEmail } from '../../credentials/rules/masks.ts'
import { lockAccount, readAccount, setVerifiedEmail } from '../../accounts/store/accounts.ts'
import { holdPayouts } from '../../credentials/store/recovery.ts'

export const handleBindEmail = handleBatched(bindEmail, bindEmailSchemas, async (context, { body }) => {
  const { database, merchant, actor } = context
  const account =
    (await readAccount(database.kysely, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
  const email = await readEmail(context, body.email)
  await proveOwner(context, account, body)
  await checkMailCode(context, {
    purpose: 'BIND_EMAIL',
    email,
    subject: account.account_id,
    code: body.verificationCode.trim(),
  })
  await database.transaction(async (tx) => {
    const now = await lockAccount(tx, merchant.id, account.account_id)
    await setVerifiedEmail(tx, account.account_id, email)
    // The former mailbox is notified, so that a change by somebody else is noticed.
    if (!now?.email || now.email_verified_at === null || now.email === email) return
    await holdPayouts(tx, account.account_id, new Date(context.now.getTime() + PAYOUT_HOLD_MS))
    await queueMessage(tx, context.config, {
      merchantId: merchant.id,
      channel: 'MAIL',
      recipient: now.email,
      purpose: 'EMAIL_CHANGED',
      ...mailTexts[context.language].emailChanged(houseNameOf(context)),
    })
  })
  return { email: maskEmail(email) }
})
