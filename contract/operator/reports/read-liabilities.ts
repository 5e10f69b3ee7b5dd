import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Time } from '../../shared/fields.ts'
import { LiabilityFields } from './report-fields.ts'

export const readLiabilities: Call<typeof readLiabilitiesSchemas> = {
  name: 'reports/read-liabilities',
  method: 'GET',
  path: '/api/operator/reports/liabilities',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  summary:
    'What the merchant owes at this moment: members’ money, holds, pockets, jackpot pools; and what members owe the merchant.',
  errors: [],
}
export function readLiabilitiesSchemas() {
  return { value: Type.Object({ at: Time(), currency: Currency(), ...LiabilityFields() }) }
}
