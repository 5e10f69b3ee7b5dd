/** The sportsbook: fixtures and bets, trading, limits, results by two people, and voids. */
import { abilityArea } from './area.ts'

export const sportAbilities = abilityArea(
  ['sports.view', 'sports.trade', 'sports.limits', 'sports.results', 'sports.decide', 'sports.void'],
  {
    everybody: ['sports.view'],
    finance: ['sports.trade', 'sports.limits', 'sports.results', 'sports.decide', 'sports.void'],
  },
)
