/** The hot path: batches of vendors' messages, and the rounds that they belong to. */
export { openPoster, posterKey, type Poster, type PosterOptions } from '../poster.ts'
export { isTaken, type BatchRider, type JudgingRider, type RiderItem } from '../poster/riders.ts'
export {
  loseBets,
  settleBets,
  settleRounds,
  settleRoundInChunks,
  type BetSettlement,
  type MemberResult,
} from '../store/settle-rounds.ts'
export { pushBalance } from '../listeners/push-balances.ts'
export {
  hasOpenRounds,
  openRounds,
  openRoundsAfter,
  openRoundTotals,
  type OpenRoundFilter,
} from '../store/open-rounds.ts'
export { noteDepositValid, noteValid } from '../store/stated-bets.ts'
export {
  roundOf,
  roundsOf,
  bonusStakesOf,
  roundTotalsOf,
  endRound,
  readEndedRounds,
  type RoundRow,
  type EndedRound,
} from '../store/rounds.ts'
