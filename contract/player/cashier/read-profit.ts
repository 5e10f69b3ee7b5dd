import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Currency, SignedAmount } from '../../shared/fields.ts'

export const readProfit: Call<typeof readProfitSchemas> = {
  name: 'cashier/read-profit',
  method: 'GET',
  path: '/api/wps/report/profit',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Personal profit and loss of a range, from the ledger.',
  errors: [],
}

export function readProfitSchemas() {
  return {
    query: Type.Object({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      depositAmount: SignedAmount('less what was sent back'),
      withdrawAmount: SignedAmount(
        'held or paid, less what returned; negative where more returned than was asked for',
      ),
      stakeAmount: SignedAmount('stakes less refunds'),
      payoutAmount: SignedAmount(),
      bonusAmount: SignedAmount('bonuses, rebates and prizes, less what was forfeited'),
      profitAmount: SignedAmount('payouts and bonuses less stakes'),
    }),
  }
}
