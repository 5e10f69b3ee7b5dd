/** News to members: segments, campaigns, and who lets them go. */
import { abilityArea } from './area.ts'

export const marketingAbilities = abilityArea(['marketing.view', 'marketing.edit', 'marketing.send'], {
  everybody: ['marketing.view'],
  finance: ['marketing.edit', 'marketing.send'],
  support: ['marketing.edit'],
})
