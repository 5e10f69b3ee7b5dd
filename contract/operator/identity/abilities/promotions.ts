/** What the house gives: VIP levels, their bonuses, rebates. */
import { abilityArea } from './area.ts'

export const promotionAbilities = abilityArea(['promotions.view', 'promotions.levels'], {
  everybody: ['promotions.view'],
  finance: ['promotions.levels'],
})
