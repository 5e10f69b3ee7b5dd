/** The house on one page: its figures and what waits for somebody. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadDashboard } from './calls/read-dashboard.ts'
import { handleCountWaitingWork } from './calls/count-waiting-work.ts'

export const dashboardParts = {
  calls: [handleReadDashboard, handleCountWaitingWork],
} satisfies ModuleParts
