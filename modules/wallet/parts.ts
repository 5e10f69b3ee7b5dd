/** Everything that the wallet brings into the process. */
import type { ModuleParts } from '../../platform/calls.ts'
import { listOpenRoundsJob } from './jobs/list-open-rounds.ts'
import { proveJob } from './jobs/prove.ts'
import { rollUpJob } from './jobs/roll-up.ts'
import { sealJob } from './jobs/seal.ts'
import { pushBalances } from './listeners/push-balances.ts'

export const parts: ModuleParts = {
  calls: [],
  listeners: [pushBalances],
  jobs: [rollUpJob, sealJob, listOpenRoundsJob, proveJob],
}
