import {
  requestBindCode,
  requestBindCodeSchemas,
} from '../../../../contract/player/identity/request-bind-code.ts'
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../../accounts/accounts.ts'
import { readMobile, requestCode } from '../../credentials/codes.ts'

export const handleRequestBindCode = handle(
  requestBindCode,
  requestBindCodeSchemas,
  async (context, { body }) => {
    const account =
      (await accountOf(context.tx, {
        merchantId: context.merchant.id,
        accountId: context.actor.accountId,
      })) ?? refuse('SESSION_EXPIRED')
    const mobile = readMobile(body)
    if (account.isMobileVerified && account.mobile === mobile)
      refuseFields([{ field: 'mobileNum', rule: 'alreadySet' }])
    return requestCode(context, { purpose: 'BIND_MOBILE', mobile, subject: account.accountId })
  },
)
