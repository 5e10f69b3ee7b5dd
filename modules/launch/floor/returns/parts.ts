/** The returns' part of the launch module's door. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleExportReturns } from './calls/export-returns.ts'
import { handleListMonitoredReturns } from './calls/list-monitored-returns.ts'
import { handleListReturnDays } from './calls/list-return-days.ts'
import { handleListReturns } from './calls/list-returns.ts'
import { handleNoteReturnAlarm } from './calls/note-return-alarm.ts'
import { handleReadGameRules } from './calls/read-game-rules.ts'
import { watchReturnsJob } from './watch.ts'

export const returnParts = {
  calls: [
    handleListReturns,
    handleReadGameRules,
    handleListMonitoredReturns,
    handleListReturnDays,
    handleExportReturns,
    handleNoteReturnAlarm,
  ],
  jobs: [watchReturnsJob],
} satisfies ModuleParts
