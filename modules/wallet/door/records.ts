/** What members and operators read of accounts, transfers, bets and rounds. */
export {
  accountRecordOf,
  accountTotalsOf,
  type AccountFilter,
  type CodeTotal,
} from '../store/account-record.ts'
export { betRecordOf, type BetFilter, type BetRow, type RoundStatus } from '../store/bet-record.ts'
export { transfersOf, transactionOf } from '../store/statements.ts'
export { vendorTransactionsOf } from '../store/vendor-transactions.ts'
export { memberTransactionOf } from '../store/member-transaction.ts'
export { roundDetailOf, type RoundMovement } from '../store/round-detail.ts'
export { countedRounds, settledRounds, unreadRounds, type CountedRound } from '../store/member-rounds.ts'
export {
  betDetailKey,
  betDetailOf,
  betDetailTexts,
  type BetDetail,
  type BetDetailSource,
  type BetFileDetail,
} from '../bet-detail.ts'
export { playedAmountsOf, roundSourcesKey, seatViewsOf, type RoundSource } from '../record-details.ts'
export { validWithin } from '../store/play-spans.ts'
