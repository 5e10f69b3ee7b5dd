import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FactorCode, GivenPassword } from './schemas.ts'

export const renewRecoveryCodes: Call<typeof renewRecoveryCodesSchemas> & { isBatched: true } = {
  name: 'operator/renew-recovery-codes',
  method: 'POST',
  path: '/api/operator/authenticator/recovery',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Makes ten new recovery codes; the old ones are void.',
  isSealed: true,
  isBatched: true,
  rate: 'slow',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'OPERATOR_STATE'],
}
export function renewRecoveryCodesSchemas() {
  return {
    body: Type.Object({ password: GivenPassword(), code: FactorCode() }),
    value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  }
}
