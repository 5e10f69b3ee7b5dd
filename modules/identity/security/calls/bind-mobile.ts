import { bindMobile, bindMobileSchemas } from '../../../../contract/player/identity/bind-mobile.ts'
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { houseNameOf, queueMessage } from '../../../system/index.ts'
import { refuseTaken } from '../../accounts/new-account.ts'
import { checkCode, readMobile } from '../../credentials/codes.ts'
import { proofsOf } from '../../credentials/factors.ts'
import { raiseKycLevel } from '../../accounts/levels.ts'
import { smsTexts } from '../../locales/sms.ts'
import { PAYOUT_HOLD_MS, proveOwner } from '../../credentials/owner-proof.ts'
import { maskMobile } from '../../accounts/rules/mobile.ts'
import { lockAccount, readAccount, setVerifiedMobile } from '../../accounts/store/accounts.ts'
import { holdPayouts } from '../../credentials/store/recovery.ts'

export const handleBindMobile = handleBatched(bindMobile, bindMobileSchemas, async (context, { body }) => {
  const { database, merchant, actor } = context
  const account =
    (await readAccount(database.kysely, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
  const mobile = readMobile(body)
  if (account.mobile === mobile && account.mobile_verified_at)
    refuseFields([{ field: 'mobileNum', rule: 'alreadySet' }])
  // The first proof of an account has nothing to confirm it; later ones have.
  if (proofsOf(account).length > 0) await proveOwner(context, account, body)
  await checkCode(context, {
    purpose: 'BIND_MOBILE',
    mobile,
    subject: account.account_id,
    code: body.verificationCode.trim(),
  })
  return database.transaction(async (tx) => {
    const now = (await lockAccount(tx, merchant.id, account.account_id)) ?? refuse('SESSION_EXPIRED')
    // Two bindings at once: the second finds a proven number that it did not confirm.
    if (now.mobile_verified_at?.getTime() !== account.mobile_verified_at?.getTime())
      refuse('AUTH_PROOF_REQUIRED')
    await setVerifiedMobile(tx, merchant.id, account.account_id, mobile).catch(refuseTaken)
    if (now.mobile && now.mobile_verified_at) {
      await holdPayouts(tx, account.account_id, new Date(context.now.getTime() + PAYOUT_HOLD_MS))
      await queueMessage(tx, context.config, {
        merchantId: merchant.id,
        channel: 'SMS',
        recipient: now.mobile,
        purpose: 'MOBILE_CHANGED',
        text: smsTexts[context.language].mobileChanged(houseNameOf(context)),
      })
    }
    return { mobile: maskMobile(mobile), kycLevel: await raiseKycLevel(tx, merchant.id, account.account_id) }
  })
})
