/** The calls of the shared tables. */
import type { Handler } from '../../platform/calls.ts'
import { handleListOwnTableRounds } from '../calls/list-own-table-rounds.ts'
import { handleListTableRounds } from '../calls/list-table-rounds.ts'
import { handleListTables } from '../calls/list-tables.ts'
import { handlePlaceBets } from '../calls/place-bets.ts'
import { handleReadTable } from '../calls/read-table.ts'

export const tableCalls: readonly Handler[] = [handleListTables, handleReadTable, handlePlaceBets, handleListTableRounds, handleListOwnTableRounds]
