import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const listReturns: Call<typeof listReturnsSchemas> & { isBatched: true } = {
  name: 'launch/list-returns',
  method: 'GET',
  path: '/api/wps/games/returns',
  module: 'WPS',
  audience: 'visitor',
  isBatched: true,
  summary:
    'The theoretical and the measured return of every game that the house draws itself, of the studio and of the lotteries; the same answer for everybody.',
  errors: [],
}

const Ratio = (description: string) => Type.String({ description: `${description}, six digits` })

const Measured = () =>
  Type.Object({
    rounds: Type.Integer(),
    stakeAmount: Amount(),
    theory: Ratio('by mathematics, of the stakes as they were placed'),
    measured: Ratio('payouts ÷ stakes'),
    tolerance: Ratio('3.29 standard errors for these stakes, and what the skewness of rare large wins adds'),
    state: OneOf(['FEW', 'WITHIN', 'OUTSIDE'], 'FEW: not enough rounds to judge'),
  })

export function listReturnsSchemas() {
  return {
    value: Type.Object({
      asOf: Nullable(Time('up to when rounds are counted')),
      currency: Currency(),
      list: Type.Array(
        Type.Object({
          gameCode: Type.String(),
          name: Type.String(),
          gameType: Type.String(),
          mathVersion: Type.String(),
          kind: OneOf(['SOLO', 'TABLE', 'HAND', 'FISH', 'DRAW']),
          rtp: Type.String({
            description: 'as published for the game; for a table that of its first main bet',
          }),
          jackpots: Nullable(
            Type.Object({
              pools: Type.Array(Type.String()),
              totalRtp: Ratio('of the game and the jackpot pools that it takes part in, together'),
            }),
          ),
          all: Nullable(Measured()),
          month: Nullable(Measured()),
        }),
      ),
    }),
  }
}
