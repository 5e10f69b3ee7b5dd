import type { Call } from '../../shared/call.ts'
import { PasswordAndFactor, RecoveryCodes } from './schemas.ts'

export const renewRecoveryCodes: Call<typeof renewRecoveryCodesSchemas> & { isBatched: true } = {
  name: 'identity/renew-recovery-codes',
  method: 'POST',
  path: '/api/wps/member/authenticator/recoveryCodes',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary: 'Makes ten new recovery codes; the former ones are void.',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'MEMBER_STATE'],
}
export function renewRecoveryCodesSchemas() {
  return { body: PasswordAndFactor(), value: RecoveryCodes() }
}
