/** Figures of teams: what an agent reads of the own line. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { countOnlineJob, foldTeamsJob } from './jobs/fold-teams.ts'

export const teamParts = {
  calls: [],
  jobs: [foldTeamsJob, countOnlineJob],
} satisfies ModuleParts
