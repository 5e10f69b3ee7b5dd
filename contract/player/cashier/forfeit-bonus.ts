import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount } from '../../shared/fields.ts'

export const forfeitBonus: Call<typeof forfeitBonusSchemas> = {
  name: 'cashier/forfeit-bonus',
  method: 'POST',
  path: '/api/wps/withdraw/forfeit',
  module: 'WPS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  summary:
    'The member gives up the bonus: its money and its turnover end, and the member’s own money stays. Without a bonus it does nothing.',
  errors: [],
}

export function forfeitBonusSchemas() {
  return { value: Type.Object({ forfeitedAmount: Amount() }) }
}
