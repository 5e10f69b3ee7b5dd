import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, SignedAmount } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-orders.ts'

/** Of issues that drew on the day. */
const figures = () => ({
  placedCount: Type.Integer({ description: 'bets, the cancelled ones left out' }),
  placedAmount: Amount('their stakes'),
  cancelledAmount: Amount('stakes of cancelled bets'),
  openAmount: Amount('stakes of issues that are not settled yet'),
  settledAmount: Amount('stakes of settled issues'),
  validAmount: Amount('what of them counts as valid bet'),
  winAmount: Amount('payouts, returned stakes included'),
  rebateAmount: Amount(),
  netAmount: SignedAmount('settled stakes less payouts and rebates: what the house keeps'),
})

export const readDailyReport: Call<typeof readDailyReportSchemas> = {
  name: 'lottery/read-daily-report',
  method: 'GET',
  path: '/api/operator/lottery/report',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'Lotteries by day and game, placed and settled, of issues that drew on the day.',
  errors: [],
}

export function readDailyReportSchemas() {
  return {
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      gameCode: Type.Optional(GameCode()),
    }),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      rows: Type.Array(Type.Object({ date: BusinessDate(), gameCode: Type.String(), ...figures() })),
      total: Type.Object(figures()),
    }),
  }
}
