/**
 * What a movement into or out of a seat means, in the account records of members and operators. Server side
 * only.
 */
import { Type } from 'typebox'
import { Nullable, OneOf, SignedAmount } from './fields.ts'
import { seatSteps } from './seat-words.ts'

export const SeatView = () =>
  Type.Object({
    step: OneOf(seatSteps, 'the seat was taken, more was brought to it, or it was left'),
    roomName: Nullable(Type.String({ description: "the room within its game, in the caller's language" })),
    resultAmount: Nullable(
      SignedAmount(
        'LEFT: what was won or, negative, lost in the seat altogether; TAKEN: all that was brought, once it is lost; else null',
      ),
    ),
  })
