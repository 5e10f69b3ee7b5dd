/** Contracts of the house with its top agents, and those between agents. */
import { abilityArea } from './area.ts'

export const contractAbilities = abilityArea(['contracts.read', 'contracts.edit'], {
  everybody: ['contracts.read'],
  finance: ['contracts.edit'],
})
