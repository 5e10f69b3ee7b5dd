import {
  readPhoneService,
  readPhoneServiceSchemas,
} from '../../../../contract/player/identity/read-phone-service.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { phoneIssuerOf } from '../../../../platform/phone-issuer.ts'
import { merchantOf } from '../../../system/index.ts'

export const handleReadPhoneService = handle(readPhoneService, readPhoneServiceSchemas, async (context) => {
  const issuer = merchantOf(context).flags.phoneSignIn ? phoneIssuerOf(context.config) : null
  return issuer ? { pageUrl: issuer.pageUrl } : refuse('PHONE_OFF')
})
