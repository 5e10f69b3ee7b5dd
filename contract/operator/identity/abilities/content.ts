/** What the site shows its visitors. */
import { abilityArea } from './area.ts'

export const contentAbilities = abilityArea(['content.read', 'content.edit'], {
  everybody: ['content.read'],
  support: ['content.edit'],
})
