/** Lotteries: draws, and the bets in them (domain/lottery.md). */
export * from './draws/door.ts'
