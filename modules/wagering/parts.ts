/** Everything that the wagering module brings into the process. */
import type { ModuleParts } from '../../platform/calls.ts'
import { expireRequirements } from './jobs/expire-requirements.ts'
import { followRounds } from './jobs/follow-rounds.ts'
import { settleMoved } from './listeners/settle-moved.ts'

export const parts: ModuleParts = {
  calls: [],
  listeners: [settleMoved],
  jobs: [followRounds, expireRequirements],
}
