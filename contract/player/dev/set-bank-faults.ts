import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

/** What can go wrong between the merchant and its bank, so that a demo can show it. */
export const bankFaults = ['SLOW', 'REFUSE', 'UNKNOWN', 'UNKNOWN_PAID'] as const

export const setBankFaults: Call<typeof setBankFaultsSchemas> = {
  name: 'dev/set-bank-faults',
  method: 'POST',
  path: '/api/dev/bank/faults',
  module: 'DEV',
  audience: 'dev',
  summary:
    'The next answers of the demo bank to payouts, in order: SLOW answers late, REFUSE will never pay, UNKNOWN loses the order, UNKNOWN_PAID pays and loses the answer. An empty list restores normal answers.',
  errors: [],
}

export function setBankFaultsSchemas() {
  return {
    body: Type.Object({ faults: Type.Array(OneOf(bankFaults), { maxItems: 50 }) }),
    value: Type.Object({ faults: Type.Array(OneOf(bankFaults)) }),
  }
}
