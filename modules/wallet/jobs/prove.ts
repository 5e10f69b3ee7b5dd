import type { Job } from '../../../platform/calls.ts'
import { proveNow } from '../store/proofs.ts'

/** The nightly proof that every invariant holds; its result is shown on the operator's dashboard. */
export const proveJob: Job = {
  name: 'wallet.prove',
  cron: '30 20 * * *',
  run: async ({ database }) => {
    await proveNow(database)
  },
}
