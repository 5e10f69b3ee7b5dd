import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, SignedAmount, Time } from '../../shared/fields.ts'
import { ownedBetFields } from './list-all-bets.ts'
import { refusalFields } from './refusal-fields.ts'

export const readPlacedSportBet: Call<typeof readPlacedSportBetSchemas> = {
  name: 'sports/read-placed-bet',
  method: 'GET',
  path: '/api/operator/sports/bets/:betId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'A member’s bet with every leg, what it came to, and whether it may still be made void.',
  errors: ['SPORT_BET_UNKNOWN'],
}

export function readPlacedSportBetSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    value: Type.Object({
      ...ownedBetFields(),
      ...refusalFields(),
      walletTransactionId: Type.String(),
      houseAmount: Nullable(SignedAmount('what the house keeps of it; null: not settled')),
      canVoid: Type.Boolean(),
      voidUntil: Nullable(Time('null: it is not settled, or can no longer be made void')),
      waitingProposalId: Nullable(Id('its void waits for a second person')),
      address: Nullable(
        Type.String({ description: 'from where it was placed, for those who may read members' }),
      ),
      device: Nullable(Type.String()),
    }),
  }
}
