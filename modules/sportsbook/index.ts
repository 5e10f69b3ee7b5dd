/** The sportsbook: fixtures, markets, prices, bets and what they are paid (domain/sportsbook.md). */
export { parts } from './parts.ts'
