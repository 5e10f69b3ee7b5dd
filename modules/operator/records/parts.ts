/** The transfers and rounds of one member, on the screen and as files. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleExportRounds } from './calls/export-rounds.ts'
import { handleExportTransfers } from './calls/export-transfers.ts'
import { handleListRounds } from './calls/list-rounds.ts'
import { handleListTransfers } from './calls/list-transfers.ts'
import { handleReadTransaction } from './calls/read-transaction.ts'

export const recordParts = {
  calls: [
    handleListTransfers,
    handleExportTransfers,
    handleReadTransaction,
    handleListRounds,
    handleExportRounds,
  ],
} satisfies ModuleParts
