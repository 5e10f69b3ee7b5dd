import {
  requestRegisterCode,
  requestRegisterCodeSchemas,
} from '../../../../contract/player/identity/request-register-code.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkHuman } from '../../../../platform/human-check.ts'
import { merchantOf } from '../../../system/index.ts'
import { codeSubject, readMobile, requestCode } from '../../credentials/codes.ts'

export const handleRequestRegisterCode = handle(
  requestRegisterCode,
  requestRegisterCodeSchemas,
  async (context, { body }) => {
    if (!merchantOf(context).flags.registration) refuse('REG_CLOSED')
    await checkHuman(context, 'sms', body.humanCheck)
    const mobile = readMobile({ mobileNum: body.mobileNo, countryDialingCode: body.countryDialingCode })
    return requestCode(context, { purpose: 'REGISTER', mobile, subject: codeSubject(context) })
  },
)
