import { bindMobile, bindMobileSchemas } from '../../../contract/player/identity/bind-mobile.ts'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { handle } from '../../../platform/calls.ts'
import { accountOf, refuseTaken } from '../accounts.ts'
import { checkCode, readMobile } from '../codes.ts'
import { raiseKycLevel } from '../kyc.ts'
import { maskMobile } from '../rules/mobile.ts'
import { setVerifiedMobile } from '../store/accounts.ts'

export const handleBindMobile = handle(bindMobile, bindMobileSchemas, async (context, { body }) => {
  const { tx, merchant, actor } = context
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId }) ?? refuse('SESSION_EXPIRED')
  if (account.isMobileVerified) refuseFields([{ field: 'mobileNum', rule: 'alreadySet' }])
  const mobile = readMobile(body)
  await checkCode(context, { purpose: 'BIND_MOBILE', mobile, subject: account.accountId, code: body.verificationCode })
  await setVerifiedMobile(tx, merchant.id, account.accountId, mobile).catch(refuseTaken)
  return { mobile: maskMobile(mobile), kycLevel: await raiseKycLevel(tx, merchant.id, account.accountId) }
})
