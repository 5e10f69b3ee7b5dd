/** Missions of days and weeks. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleMissionClaim } from './calls/mission-claim.ts'
import { handleMissionSummary } from './calls/mission-summary.ts'

export const missionParts = { calls: [handleMissionSummary, handleMissionClaim] } satisfies ModuleParts
