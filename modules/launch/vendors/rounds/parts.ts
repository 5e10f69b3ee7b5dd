/** Single rounds as operators see them, and those that their vendors left open. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleCancelRound } from './calls/cancel-round.ts'
import { handleCloseRound } from './calls/close-round.ts'
import { handleExportOpenRounds } from './calls/export-open-rounds.ts'
import { handleListOpenRounds } from './calls/list-open-rounds.ts'
import { handleReadRound } from './calls/read-round.ts'

export const roundParts = {
  calls: [handleReadRound, handleListOpenRounds, handleExportOpenRounds, handleCloseRound, handleCancelRound],
} satisfies ModuleParts
