/** A round is named by the vendor's id and the member; a reason is always given. */
import { Type } from 'typebox'
import { Id, Text } from '../../shared/fields.ts'

export const EndRoundBody = () =>
  Type.Object({
    vendor: Id(),
    roundId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x20-\\x7e]+$' }),
    memberId: Id(),
    reason: Text(140, 3),
  })

export const EndRoundValue = () =>
  Type.Object({ state: Type.Union([Type.Literal('CLOSED'), Type.Literal('CANCELLED')]) })
