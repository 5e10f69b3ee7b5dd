/** Money laundering and duplicate persons. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleClearFlag } from './calls/clear-flag.ts'
import { handleDecideRing } from './calls/decide-ring.ts'
import { handleExportCompliance } from './calls/export-compliance.ts'
import { handleHoldPayouts } from './calls/hold-payouts.ts'
import { handleLiftHold } from './calls/lift-hold.ts'
import { handleListAmlMembers } from './calls/list-aml-members.ts'
import { handleListRings } from './calls/list-rings.ts'
import { handleNoteMember } from './calls/note-member.ts'
import { handleReadAmlMember } from './calls/read-aml-member.ts'
import { findRingsHourly } from './jobs/find-rings.ts'
import { pushFlagged } from './listeners/push-flagged.ts'
import { screenCredited } from './listeners/screen-deposit.ts'
import { screenSent } from './listeners/screen-line-transfer.ts'

export const complianceParts = {
  calls: [
    handleListAmlMembers,
    handleReadAmlMember,
    handleClearFlag,
    handleHoldPayouts,
    handleLiftHold,
    handleNoteMember,
    handleListRings,
    handleDecideRing,
    handleExportCompliance,
  ],
  listeners: [screenCredited, screenSent, pushFlagged],
  jobs: [findRingsHourly],
} satisfies ModuleParts
