/** What agents are paid by their contracts. */
import { abilityArea } from './area.ts'

export const commissionAbilities = abilityArea(['commissions.view', 'commissions.decide'], {
  finance: ['commissions.view', 'commissions.decide'],
  viewer: ['commissions.view'],
})
