import {
  listTransactions,
  listTransactionsSchemas,
} from '../../../../contract/player/cashier/list-transactions.ts'
import { handle } from '../../../../platform/calls.ts'
import { ownAccountRecord } from '../own-account-record.ts'

export const handleListTransactions = handle(
  listTransactions,
  listTransactionsSchemas,
  (context, { query }) => ownAccountRecord(context, query),
)
