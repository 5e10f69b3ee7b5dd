import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

/** What can go wrong between the house and its bank, to be seen in a demo. */
export const bankFaults = ['SLOW', 'REFUSE', 'UNKNOWN', 'UNKNOWN_PAID'] as const

export const setBankFaults: Call<typeof setBankFaultsSchemas> = {
  name: 'cashier/set-bank-faults', method: 'POST', path: '/api/dev/bank/faults', module: 'DEV', audience: 'dev',
  summary: 'What the demo bank’s next answers to payouts meet, in order: SLOW answers late, REFUSE will never pay, UNKNOWN loses the order, UNKNOWN_PAID pays and loses the answer. An empty list mends it.',
  errors: [],
}

export function setBankFaultsSchemas() {
  return {
    body: Type.Object({ faults: Type.Array(OneOf(bankFaults), { maxItems: 50 }) }),
    value: Type.Object({ faults: Type.Array(OneOf(bankFaults)) }),
  }
}
