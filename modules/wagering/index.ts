/** Wagering: turnover requirements, what fills them and what they leave to be withdrawn (domain/economy.md §5). */
import type { ModuleParts } from '../../platform/calls.ts'
import { expireRequirements } from './jobs/expire-requirements.ts'
import { followRounds } from './jobs/follow-rounds.ts'
import { settleMoved } from './listeners/settle-moved.ts'

export const parts: ModuleParts = { calls: [], listeners: [settleMoved], jobs: [followRounds, expireRequirements] }

export { countRounds } from './follow.ts'
export { cancelRequirement, closeForExclusion, forfeitBonus, openRequirement, requirementsOf, settleMember, turnoverLeft, withdrawableFrom, withdrawableOf } from './requirements.ts'
export { bonusWeights, depositWeights, type Weights } from './rules/weights.ts'
export { hasOpen as hasOpenRequirement, type Requirement } from './store.ts'
export { requirementRecordOf, type RequirementEntry } from './store-record.ts'
