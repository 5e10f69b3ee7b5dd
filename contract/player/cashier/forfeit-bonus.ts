import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount } from '../../shared/fields.ts'

export const forfeitBonus: Call<typeof forfeitBonusSchemas> = {
  name: 'cashier/forfeit-bonus', method: 'POST', path: '/api/wps/withdraw/forfeit', module: 'WPS', audience: 'member',
  rate: 'money', isIdempotent: true, openTo: ['restricted'],
  summary: 'The member gives up the bonus: its money and its turnover end, money of his own stays. Nothing where there is no bonus.', errors: [],
}

export function forfeitBonusSchemas() {
  return { value: Type.Object({ forfeitedAmount: Amount() }) }
}
