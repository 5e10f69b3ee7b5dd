/** The records of money and bets, on the screen and as files. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCheckBalance } from './calls/check-balance.ts'
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

export const recordParts = {
  calls: [
    handleCheckBalance,
    handleListBets,
    handleReadBet,
    handleExportBets,
    handleListTransactions,
    handleReadTransaction,
    handleExportTransactions,
    handleReadProfit,
    handleExportProfit,
    handleListBonuses,
    handleExportBonuses,
  ],
} satisfies ModuleParts
