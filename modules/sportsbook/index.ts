/** The sportsbook: fixtures, markets, prices, bets and what they are paid (domain/sportsbook.md). */
export { parts } from './parts.ts'
export { openSettling } from './settling/open.ts'
export { proveSportBets } from './settling/store/proofs.ts'
export { resultDeskProposals } from './desk/results/parts.ts'
export { openSlips, slipDetails } from './slips/open.ts'
export { slipRider } from './slips/rider.ts'
export { slipSettings } from './slips/settings.ts'
