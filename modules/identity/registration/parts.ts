/** Opening an account by username or by mobile number. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCheckAffiliate } from './calls/check-affiliate.ts'
import { handleListCountries } from './calls/list-countries.ts'
import { handleRegisterMember } from './calls/register-member.ts'
import { handleRegisterMobile } from './calls/register-mobile.ts'
import { handleRequestRegisterCode } from './calls/request-register-code.ts'

export const registrationParts = {
  calls: [
    handleRegisterMember,
    handleCheckAffiliate,
    handleListCountries,
    handleRegisterMobile,
    handleRequestRegisterCode,
  ],
} satisfies ModuleParts
