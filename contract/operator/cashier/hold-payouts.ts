import { Type } from 'typebox'
import { AML_REASON_LENGTH } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const holdPayouts: Call<typeof holdPayoutsSchemas> = {
  name: 'cashier/hold-payouts',
  method: 'POST',
  path: '/api/operator/aml/:memberId/hold',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.decide',
  isIdempotent: true,
  summary: 'Holds the payouts of a member manually; play goes on.',
  errors: ['MEMBER_NOT_FOUND', 'HOLD_STATE'],
}
export function holdPayoutsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ reason: Text(AML_REASON_LENGTH, 3) }),
    value: Empty(),
  }
}
