/** Everything about vendors that the launch module registers in the process. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { accessParts } from './access/parts.ts'
import { messageParts } from './messages/parts.ts'
import { pocketParts } from './pockets/parts.ts'
import { roundParts } from './rounds/parts.ts'
import { sessionParts } from './sessions/parts.ts'

export const vendorParts = {
  calls: [
    ...sessionParts.calls,
    ...pocketParts.calls,
    ...roundParts.calls,
    ...accessParts.calls,
    ...messageParts.calls,
  ],
  jobs: [...sessionParts.jobs, ...pocketParts.jobs, ...messageParts.jobs],
} satisfies ModuleParts
