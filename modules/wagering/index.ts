/**
 * Wagering: turnover requirements, what fills them and what they leave to be withdrawn (domain/economy.md
 * §5).
 */
export { parts } from './parts.ts'
export { countRounds } from './count-rounds.ts'
export { closeForExclusion, forfeitBonus } from './forfeit.ts'
export {
  cancelRequirement,
  openRequirement,
  openRequirements,
  ownLeft,
  requirementsOf,
  settleMember,
  turnoverLeft,
  withdrawableFrom,
  withdrawableOf,
} from './requirements.ts'
export { bonusWeights, depositWeights, type Weights } from './rules/weights.ts'
export { hasOpen as hasOpenRequirement, type Requirement } from './store.ts'
export { playOf } from './store-play.ts'
export { bonusOpenAt } from './store-record.ts'
export { outcomesOf, requirementRecordOf, type RequirementOutcome } from './store-record.ts'
