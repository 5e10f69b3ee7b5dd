import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

/** What can become of a transfer on a chain, to be seen in a demo. */
export const chainFaults = ['LATE', 'TWICE', 'NEVER', 'FAILED'] as const

export const setChainFaults: Call<typeof setChainFaultsSchemas> = {
  name: 'cashier/set-chain-faults', method: 'POST', path: '/api/dev/chain/faults', module: 'DEV', audience: 'dev',
  summary: 'What becomes of the demo chains’ next payouts, in order: LATE confirms a block a minute, TWICE sends it and loses the answer, NEVER is sent and not confirmed, FAILED is thrown out by the chain. An empty list mends it.',
  errors: [],
}

export function setChainFaultsSchemas() {
  return {
    body: Type.Object({ faults: Type.Array(OneOf(chainFaults), { maxItems: 50 }) }),
    value: Type.Object({ faults: Type.Array(OneOf(chainFaults)) }),
  }
}
