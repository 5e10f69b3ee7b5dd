import type { Call } from '../../shared/call.ts'
import { CheckIn } from './check-in-fields.ts'

export const checkIn: Call<typeof checkInSchemas> = {
  name: 'promotions/check-in',
  method: 'POST',
  path: '/api/wps/relay/MCS2_checkIn',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Checks in for today and pays its amount; checked in before, it answers the same.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_READY',
    'PROMO_RG',
    'PROMO_DAY_CAP',
    'PROMO_BUDGET',
    'PROMO_BUDGET_DAY',
    'PROMO_QUOTA',
  ],
}

export function checkInSchemas() {
  return { value: CheckIn() }
}
