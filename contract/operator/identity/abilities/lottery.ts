/** Lotteries: issues and bets, what the house offers, draw days, results from elsewhere, and voids. */
import { abilityArea } from './area.ts'

export const lotteryAbilities = abilityArea(
  [
    'lottery.view',
    'lottery.terms',
    'lottery.void',
    'lottery.schedule',
    'lottery.results',
    'lottery.decide',
    'lottery.sources',
  ],
  {
    everybody: ['lottery.view'],
    finance: [
      'lottery.terms',
      'lottery.void',
      'lottery.schedule',
      'lottery.results',
      'lottery.decide',
      'lottery.sources',
    ],
  },
)
