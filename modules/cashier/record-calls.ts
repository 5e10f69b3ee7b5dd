/** The calls of the records: what a member bet, moved and was given, on screen and as files. */
import type { Handler } from '../../platform/calls.ts'
import { handleExportBets } from './calls/export-bets.ts'
import { handleExportBonuses } from './calls/export-bonuses.ts'
import { handleExportProfit } from './calls/export-profit.ts'
import { handleExportTransactions } from './calls/export-transactions.ts'
import { handleListBets } from './calls/list-bets.ts'
import { handleListBonuses } from './calls/list-bonuses.ts'
import { handleListTransactions } from './calls/list-transactions.ts'
import { handleReadBet } from './calls/read-bet.ts'
import { handleReadProfit } from './calls/read-profit.ts'
import { handleReadTransaction } from './calls/read-transaction.ts'

export const recordCalls: readonly Handler[] = [
  handleListBets, handleReadBet, handleExportBets, handleListTransactions, handleReadTransaction, handleExportTransactions, handleReadProfit, handleExportProfit, handleListBonuses, handleExportBonuses,
]
