import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { GivenNames } from '../catalogue/desk-fields.ts'

export const addVendor: Call<typeof addVendorSchemas> = {
  name: 'launch/add-vendor',
  method: 'POST',
  path: '/api/operator/vendors',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Adds a vendor with its code, names and launch page. Its first secret is shown this once and is not valid until a second person confirms it. Its games come with its feed.',
  errors: ['VENDOR_TAKEN', 'CHANGE_SECOND_MISSING'],
}

export const LaunchAddress = () =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'opened with ?token=…&game=… (docs/vendors, Launch)',
  })

export function addVendorSchemas() {
  return {
    body: Type.Object({
      vassalage: Type.String({
        pattern: '^[A-Z][A-Z0-9_]{1,19}$',
        description: 'the code that it signs its messages with; it never changes',
      }),
      names: GivenNames('by language; English or Thai at least'),
      launchUrl: LaunchAddress(),
      opensIn: Type.Optional(OneOf(['IFRAME', 'WINDOW'])),
    }),
    value: Type.Object({
      vassalage: Type.String(),
      secretId: Type.String(),
      secret: Type.String(),
      state: OneOf(['PENDING']),
    }),
  }
}
