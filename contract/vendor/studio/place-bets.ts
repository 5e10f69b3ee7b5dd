import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, PositiveAmount } from '../../shared/fields.ts'
import { OwnBet, SpotCode } from './table-fields.ts'

/** One chip on every spot of the largest layout, roulette with 157 spots. */
const MOST_BETS = 160

export const placeBets: Call<typeof placeBetsSchemas> & { isBatched: true } = {
  name: 'studio/place-bets',
  method: 'POST',
  path: '/api/studio/v1/tables/:tableId/bets',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary:
    'Stakes on one or more spots of the running round; all are accepted or none. The server’s clock decides what is late.',
  errors: [
    'TABLE_NOT_FOUND',
    'TABLE_BETS_CLOSED',
    'TABLE_LIMIT',
    'TABLE_ROUND_LIMIT',
    'TABLE_SPOT_UNKNOWN',
    'GAME_MAINTENANCE',
    'BAL_INSUFFICIENT',
    'RG_STAKE_LIMIT',
    'RG_LOSS_LIMIT',
    'BONUS_MAX_BET',
    'BONUS_GAME',
    'AUTH_DISABLED',
    'AUTH_SELF_EXCLUDED',
    'RG_TIMEOUT',
    'RG_SESSION_LIMIT',
  ],
}

export function placeBetsSchemas() {
  return {
    params: Type.Object({ tableId: Id() }),
    body: Type.Object({
      roundNo: Type.Integer({
        minimum: 1,
        maximum: 2_000_000_000,
        description: 'the round that is meant; if another one is running: TABLE_BETS_CLOSED',
      }),
      bets: Type.Array(Type.Object({ spot: SpotCode(), stake: PositiveAmount() }), {
        minItems: 1,
        maxItems: MOST_BETS,
      }),
    }),
    value: Type.Object({
      roundNo: Type.Integer(),
      roundId: Id(),
      bets: Type.Array(OwnBet()),
      balance: Amount('after the bet'),
      currency: Currency(),
      totalStake: Amount('of the member in this round, these bets included'),
    }),
  }
}
