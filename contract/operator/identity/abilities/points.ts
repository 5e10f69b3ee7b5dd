/** Points: goods of the mall, and what members requested. */
import { abilityArea } from './area.ts'

export const pointAbilities = abilityArea(['points.view', 'points.goods', 'points.orders'], {
  everybody: ['points.view'],
  finance: ['points.goods', 'points.orders'],
  support: ['points.orders'],
})
