/** What the house gives: promotions, VIP levels, their bonuses, rebates. */
import { abilityArea } from './area.ts'

export const promotionAbilities = abilityArea(
  ['promotions.view', 'promotions.edit', 'promotions.decide', 'promotions.grant', 'promotions.levels'],
  {
    everybody: ['promotions.view'],
    finance: ['promotions.edit', 'promotions.decide', 'promotions.grant', 'promotions.levels'],
    support: ['promotions.decide', 'promotions.grant'],
  },
)
