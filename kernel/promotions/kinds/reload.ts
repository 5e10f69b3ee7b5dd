/** RELOAD: a bonus on the first deposit of a business day (domain/economy.md §6.1). */
import { matchKind } from '../match.ts'

export const reload = matchKind({
  code: 'RELOAD',
  cycle: 'DAY',
  defaults: {
    leastAmount: 30_000,
    percent: 100_000,
    maxAmount: 50_000,
    times: 5_000_000,
  },
  limitPercent: 100,
  headline: 'reload',
  terms: [{ name: 'once_day', values: {} }],
})
