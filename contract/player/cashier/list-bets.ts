import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, Nullable, OneOf, PageOf, PageQuery, SignedAmount, Time } from '../../shared/fields.ts'

export const listBets: Call<typeof listBetsSchemas> = {
  name: 'cashier/list-bets', method: 'GET', path: '/api/wps/report/bets', module: 'WPS', audience: 'member', openTo: ['restricted'],
  summary: 'Betting record: every round, newest first, with totals of the whole range.', errors: [],
}

export const betProducts = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'VN', 'SEA'] as const
export const betStatuses = ['PENDING', 'WON', 'LOST', 'PUSH', 'REFUNDED'] as const

export function listBetsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      product: Type.Optional(OneOf(betProducts)),
    }),
    value: Type.Intersect([
      PageOf(Type.Object({
        betNo: Type.String({ description: 'number on the screen' }),
        roundId: Type.String({ description: "the vendor's id of the round; a round of the studio is verified with it" }),
        vendor: Type.String(),
        gameCode: Type.String(),
        gameName: Type.String({ description: "in the caller's language" }),
        product: Type.String(),
        stakeAmount: Amount(),
        payoutAmount: Amount(),
        validBetAmount: Amount('what counts for turnover; 0 until it is settled'),
        netAmount: SignedAmount('payout less stake; 0 while open'),
        jackpotAmount: Amount(),
        currency: Currency(),
        status: OneOf(betStatuses),
        openedAt: Time(),
        endedAt: Nullable(Time()),
      })),
      Type.Object({
        from: BusinessDate(),
        to: BusinessDate(),
        stakeAmount: Amount(),
        payoutAmount: Amount(),
        netAmount: SignedAmount(),
        currency: Currency(),
      }),
    ]),
  }
}
