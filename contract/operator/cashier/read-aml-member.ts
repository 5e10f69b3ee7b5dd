import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text, Time } from '../../shared/fields.ts'
import { AmlFlag, AmlHold, AmlRow, PersonRing } from './aml-schemas.ts'

export const readAmlMember: Call<typeof readAmlMemberSchemas> = {
  name: 'cashier/read-aml-member',
  method: 'GET',
  path: '/api/operator/aml/:memberId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.read',
  summary: "A member's flags, holds, notes and groups.",
  errors: ['MEMBER_NOT_FOUND'],
}
export function readAmlMemberSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Intersect([
      AmlRow(),
      Type.Object({
        flags: Type.Array(AmlFlag()),
        holds: Type.Array(AmlHold()),
        notes: Type.Array(
          Type.Object({ noteId: Id(), operator: Type.String(), note: Text(1000), at: Time() }),
        ),
        rings: Type.Array(PersonRing()),
        canDecide: Type.Boolean(),
      }),
    ]),
  }
}
