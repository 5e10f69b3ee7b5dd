/** The shared tables: their calls. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleListTables } from './calls/list-tables.ts'
import { handleReadTable } from './calls/read-table.ts'
import { handlePlaceBets } from './calls/place-bets.ts'
import { handleListTableRounds } from './calls/list-table-rounds.ts'
import { handleListOwnTableRounds } from './calls/list-own-table-rounds.ts'

export const tablesParts: ModuleParts = {
  calls: [
    handleListTables,
    handleReadTable,
    handlePlaceBets,
    handleListTableRounds,
    handleListOwnTableRounds,
  ],
}
