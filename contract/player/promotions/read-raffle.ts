import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { raffleStates, RaffleWinner } from './raffle-fields.ts'

export const prizeStates = ['READY', 'CLAIMED', 'EXPIRED'] as const

export const readRaffle: Call<typeof readRaffleSchemas> = {
  name: 'promotions/read-raffle',
  method: 'GET',
  path: '/api/wps/relay/MCS2_raffle',
  module: 'MCS2',
  audience: 'member',
  summary: 'A raffle with its prizes and winners, and the member’s tickets and prizes.',
}

export function readRaffleSchemas() {
  return {
    query: Type.Object({ promotionId: Type.Optional(Id('absent: the one that runs, or the last')) }),
    value: Type.Object({
      currency: Currency(),
      isLeftOut: Type.Boolean({ description: 'no tickets during a break or self-exclusion' }),
      list: Type.Array(Type.Object({ promotionId: Id(), name: Type.String(), drawsAt: Time() }), {
        description: 'those that can be looked at, the latest draw first',
      }),
      elsewhere: Type.Array(Type.Object({ promotionId: Id(), name: Type.String(), amount: Amount() }), {
        description: 'other raffles in which the member can claim prizes now',
      }),
      raffle: Nullable(
        Type.Object({
          promotionId: Id(),
          name: Type.String({ description: 'in the language of the call' }),
          state: OneOf(raffleStates),
          closesAt: Time('tickets are given until then'),
          drawsAt: Time(),
          claimUntil: Time('prizes must be claimed by then'),
          depositPerTicketAmount: Amount(),
          validPerTicketAmount: Amount(),
          prizes: Type.Array(Amount(), { description: 'the first prize first' }),
          totalTickets: Type.Integer(),
          own: Type.Object({
            depositAmount: Amount(),
            depositTickets: Type.Integer(),
            validAmount: Amount(),
            validTickets: Type.Integer(),
            ranges: Type.Array(
              Type.Object({
                firstNumber: Type.Integer(),
                count: Type.Integer(),
                source: OneOf(['DEPOSIT', 'PLAY']),
                givenAt: Time(),
              }),
              { description: 'the latest 50, newest first' },
            ),
          }),
          commit: Type.String({ description: 'SHA-256 of the seed' }),
          digest: Nullable(Type.String({ description: 'of the frozen list' })),
          winners: Type.Array(Type.Intersect([RaffleWinner(), Type.Object({ isOwn: Type.Boolean() })])),
          ownPrizes: Type.Array(
            Type.Object({
              place: Type.Integer(),
              number: Type.Integer(),
              amount: Amount(),
              state: OneOf(prizeStates),
            }),
          ),
        }),
      ),
    }),
  }
}
