/** What an operator sees first. */
import { abilityArea } from './area.ts'

export const homeAbilities = abilityArea(['dashboard.read'], { everybody: ['dashboard.read'] })
