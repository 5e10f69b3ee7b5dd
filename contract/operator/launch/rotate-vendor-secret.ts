import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'

export const rotateVendorSecret: Call<typeof rotateVendorSecretSchemas> = {
  name: 'launch/rotate-vendor-secret',
  method: 'POST',
  path: '/api/operator/vendors/:vassalage/secrets',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Makes a new secret, shown this once. It is not valid until a second person confirms it; then the newest of the old ones stays valid until it is retired.',
  errors: ['VENDOR_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function rotateVendorSecretSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    value: Type.Object({ secretId: Type.String(), secret: Type.String(), state: OneOf(['PENDING']) }),
  }
}
