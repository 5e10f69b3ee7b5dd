/** A member's favourite numbers: lines that can be put on a slip again. */
import { Type } from 'typebox'
import { Id, Nullable, Text, Time } from '../../shared/fields.ts'
import { GameCode, PlayCode, UnitAmount } from '../../shared/lottery-orders.ts'

export const MOST_SETS = 50
export const MOST_SET_LINES = 200

export const numberSetDraft = () => ({
  name: Text(40, 1),
  gameCode: Nullable(GameCode()),
  lines: Type.Array(
    Type.Object({
      playCode: PlayCode(),
      selections: Type.Array(Type.Array(Type.String({ maxLength: 24 }), { maxItems: 12 }), { maxItems: 12 }),
      unitAmount: UnitAmount(),
    }),
    { minItems: 1, maxItems: MOST_SET_LINES },
  ),
})

export const NumberSet = () => Type.Object({ setId: Id(), ...numberSetDraft(), savedAt: Time() })
