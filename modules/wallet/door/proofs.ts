/** Followers of the ledger, and the proof that it is correct. */
export { readTransfers, rollUp, sealTransfers, type LedgerRow } from '../store/followers.ts'
export { dayEarningsOf, isFoldedUpTo } from '../store/day-earnings.ts'
export { readPlayChanges, settledPlayOf, validSumsOf, type PlayChange } from '../store/settled-play.ts'
export { membersWithPlay, playSumsOf } from '../store/settled-play.ts'
export { roundNamesOf, roundsBefore } from '../store/rounds-before.ts'
export { runAudit, proveNow, lastProof, type Proof } from '../store/proofs.ts'
