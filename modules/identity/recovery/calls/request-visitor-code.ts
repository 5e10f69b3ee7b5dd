import {
  requestVisitorCode,
  requestVisitorCodeSchemas,
} from '../../../../contract/player/identity/request-visitor-code.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkHuman } from '../../../../platform/human-check.ts'
import { merchantOf } from '../../../system/index.ts'
import { codeSubject, readMobile, requestCode } from '../../credentials/codes.ts'
import { readAccountByMobile } from '../../credentials/store/recovery.ts'

export const handleRequestVisitorCode = handle(
  requestVisitorCode,
  requestVisitorCodeSchemas,
  async (context, { body }) => {
    const isRecovery = body.purpose === 'RECOVER'
    if (!isRecovery && !merchantOf(context).flags.codeLogin) refuse('AUTH_CODE_LOGIN_OFF')
    await checkHuman(context, 'sms', body.humanCheck)
    const mobile = readMobile(body)
    const account = await readAccountByMobile(context.tx, context.merchant.id, mobile)
    return requestCode(context, {
      purpose: isRecovery ? 'RECOVER' : 'SIGN_IN',
      mobile,
      subject: codeSubject(context),
      isKept: account === undefined,
    })
  },
)
