/** Lotteries: issues and bets, what the house offers, and making an issue void. */
import { abilityArea } from './area.ts'

export const lotteryAbilities = abilityArea(['lottery.view', 'lottery.terms', 'lottery.void'], {
  everybody: ['lottery.view'],
  finance: ['lottery.terms', 'lottery.void'],
})
