import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

/** What can happen to a transfer on a chain, so that a demo can show it. */
export const chainFaults = ['LATE', 'TWICE', 'NEVER', 'FAILED'] as const

export const setChainFaults: Call<typeof setChainFaultsSchemas> = {
  name: 'dev/set-chain-faults',
  method: 'POST',
  path: '/api/dev/chain/faults',
  module: 'DEV',
  audience: 'dev',
  summary:
    'What happens to the next payouts on the demo chains, in order: LATE confirms one block a minute, TWICE sends the payout and loses the answer, NEVER is sent and not confirmed, FAILED is rejected by the chain. An empty list restores normal payouts.',
  errors: [],
}

export function setChainFaultsSchemas() {
  return {
    body: Type.Object({ faults: Type.Array(OneOf(chainFaults), { maxItems: 50 }) }),
    value: Type.Object({ faults: Type.Array(OneOf(chainFaults)) }),
  }
}
