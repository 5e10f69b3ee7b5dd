import type { Job } from '../../../platform/calls.ts'
import { sealTransfers } from '../store/followers.ts'

/** Seals the hour's transfers, each shard chained to its hour before (architecture.md §3). */
export const sealJob: Job = {
  name: 'wallet.seal',
  cron: '0 * * * *',
  run: ({ database }) => sealTransfers(database),
}
