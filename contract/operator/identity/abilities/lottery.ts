/** Lotteries: issues and bets, what the house offers, draw days and sources, and making an issue void. */
import { abilityArea } from './area.ts'

export const lotteryAbilities = abilityArea(
  ['lottery.view', 'lottery.terms', 'lottery.void', 'lottery.schedule'],
  {
    everybody: ['lottery.view'],
    finance: ['lottery.terms', 'lottery.void', 'lottery.schedule'],
  },
)
