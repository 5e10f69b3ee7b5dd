/** The wallet's door: the only code that moves money and points (ARCHITECTURE §3). Amounts are bigint minor units. */
import type { ModuleParts } from '../../platform/calls.ts'
import { listOpenRoundsJob } from './jobs/list-open-rounds.ts'
import { proveJob } from './jobs/prove.ts'
import { rollUpJob } from './jobs/roll-up.ts'
import { sealJob } from './jobs/seal.ts'
import { pushBalances } from './listeners/push-balances.ts'

export type * from './types.ts'
export { transferCodes, type TransferCode } from './codes.ts'
export { walletMoved } from './events.ts'

// Accounts and what they hold.
export {
  memberAccount, houseAccount, gatewayAccount, expenseAccount, feeAccount, adjustmentAccount, jackpotAccount, vendorAccount,
  pocketAccount, clearingAccount,
} from './accounts.ts'
export { openAccounts, balancesOf, balancesOfMany, lockMember } from './store/accounts.ts'
export { countInFlight, housePockets, outsideOf, pocketsOf, vendorHoldings } from './store/pockets.ts'

// Moving money in a request's transaction.
export { postTransaction, reverse } from './store/transactions.ts'
export { hold, releaseHold, captureHold } from './store/holds.ts'
export { takeStack, returnStack, settlePlay, settleStacks, stackInDoubt, type HandOrder, type PlayOrder, type StackAnswer, type StackOrder } from './store/stacks.ts'
export { bookReceivable, repayReceivable, clawBack } from './store/receivables.ts'
export { resetTrial } from './store/trial.ts'

// What forbids a bet.
export { setMemberGuard, memberGuardOf, countResult, setGameGuard, setGameGuards, type MemberGuard, type LossLimit, type GameGuard } from './store/guards.ts'
export { heavyLosses, lossSince, playOf, type PlaySums } from './store/play.ts'

// The hot path.
export { openPoster, posterKey, type Poster, type PosterOptions } from './poster.ts'
export type { BatchRider } from './store/posting.ts'
export { pushBalance } from './listeners/push-balances.ts'
export { hasOpenRounds, openRounds, openRoundsAfter, openRoundTotals, type OpenRoundFilter } from './store/open-rounds.ts'
export { noteCovered, type CoveredRound } from './store/covers.ts'
export { roundOf, roundsOf, roundTotalsOf, endRound, readEndedRounds, type RoundFilter, type RoundRow, type RoundState, type EndedRound } from './store/rounds.ts'

// Reading.
export { accountRecordOf, accountTotalsOf, type AccountFilter, type AccountRecord, type CodeTotal } from './store/account-record.ts'
export { betRecordOf, type BetFilter, type BetRecord, type BetRow, type RoundStatus } from './store/bet-record.ts'
export { transfersOf, transactionOf, type StatementLine, type StatementFilter, type TransactionDetail } from './store/statements.ts'
export { vendorTransactionsOf, type VendorTransaction } from './store/vendor-transactions.ts'
export { memberTransactionOf, type MemberTransaction } from './store/member-transaction.ts'
export { roundDetailOf, type RoundDetail, type RoundMovement } from './store/round-detail.ts'
export { roundsSince, type MemberRound, type RoundsSince } from './store/member-rounds.ts'
export { ledgerTotals, memberTotals, memberMonths, activeMembers, type PeriodTotals, type PlayTotals, type MemberTotals } from './store/totals.ts'
export { costsByDay, liabilitiesOf, playByDay, type CostDay, type Liabilities, type PlayDay } from './store/house-reports.ts'
export { amountsByKey, gatewaySums, type GatewayDay, type KeyedAmount } from './store/gateway-sums.ts'
export { playedAmountsOf, playedStakesKey, seatPlacesKey, seatViewsOf } from './record-details.ts'
export { blockedAmong, housePlayersAmong, readWins, type Win } from './store/wins.ts'
export { readTransfers, rollUp, sealTransfers, type LedgerRow } from './store/followers.ts'
export { runAudit, proveNow, lastProof, type Proof } from './store/proofs.ts'

export const parts: ModuleParts = {
  calls: [],
  listeners: [pushBalances],
  jobs: [rollUpJob, sealJob, listOpenRoundsJob, proveJob],
}
