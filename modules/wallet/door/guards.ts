/** What forbids a bet, and what a member has won and lost so far. */
export {
  setMemberGuard,
  memberGuardOf,
  isExcludedByBonus,
  countResult,
  setGameGuard,
  setGameGuards,
  type MemberGuard,
  type LossLimit,
} from '../store/guards.ts'
export { heavyLosses, lossSince, playOf, type PlaySums } from '../store/play-results.ts'
export { blockedAmong, housePlayersAmong, readWins } from '../store/wins.ts'
