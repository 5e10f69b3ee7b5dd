import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency } from '../../shared/fields.ts'

export const checkBalance: Call<typeof checkBalanceSchemas> & { isBatched: true } = {
  name: 'cashier/check-balance',
  method: 'GET',
  path: '/api/wps/v2/wallets/balance',
  module: 'WPS',
  audience: 'player',
  summary: 'What the player holds; of a trial account, its play money.',
  isBatched: true,
  openTo: ['restricted'],
  errors: [],
}

export function checkBalanceSchemas() {
  return {
    value: Type.Object({
      balance: Amount('main and bonus together: what can be played with'),
      currency: Currency(),
      withdrawableAmount: Amount('0 while a turnover requirement is open'),
      lockedAmount: Amount('held by open withdrawals'),
      bonusAmount: Amount('the bonus part of the balance'),
    }),
  }
}
