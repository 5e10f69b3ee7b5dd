/** The line of agents: who stands where, and who opens and moves accounts in it. */
import { abilityArea } from './area.ts'

export const agentLineAbilities = abilityArea(['agents.view', 'agents.open', 'agents.move'], {
  everybody: ['agents.view'],
  finance: ['agents.open', 'agents.move'],
  support: ['agents.open'],
})
