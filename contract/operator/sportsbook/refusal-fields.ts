/** Why a live bet was not accepted, as the desk reads it. Server side only. */
import { Type } from 'typebox'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { refuseCauses, rejectReasons } from '../../shared/sports-refusals.ts'

export const refusalFields = () => ({
  rejectReason: Nullable(OneOf(rejectReasons)),
  refusedBy: Nullable(Type.String({ description: 'the trader who refused it' })),
  refuseCause: Nullable(OneOf(refuseCauses)),
})
