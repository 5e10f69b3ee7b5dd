/** Marketing: segments, and news that is sent to members who agreed to it (docs/flows/marketing.md). */
import type { ModuleParts } from '../../platform/calls.ts'
import { campaignParts } from './campaigns/parts.ts'
import { linkParts } from './links/parts.ts'
import { segmentParts } from './segments/parts.ts'
import { sendingParts } from './sending/parts.ts'

export const parts: ModuleParts = {
  calls: [...segmentParts.calls, ...campaignParts.calls, ...linkParts.calls, ...sendingParts.calls],
  jobs: sendingParts.jobs,
}

export { campaignProposal } from './campaigns/schedule.ts'
export { marketingGate } from './sending/gate.ts'
export { settings } from './settings.ts'
export { seedCampaign, seedSegment, sendSeeded } from './sending/seed.ts'
