/** The sportsbook: fixtures, markets, prices, bets and what they are paid (domain/sportsbook.md). */
export { parts } from './parts.ts'
export { openSettling } from './settling/open.ts'
export { proveSportBets } from './settling/store/proofs.ts'
export { resultDeskProposals } from './desk/results/parts.ts'
