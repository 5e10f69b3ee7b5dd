/** Money laundering and duplicate persons, the cashier's part of compliance (domain/economy.md §9). */
export { clearFlagsOf, flagMember, isHeld, standingScore, type Flag } from './flags.ts'
export { amlScores, HOLD_SCORE, type AmlKind } from '../rules/aml-kinds.ts'
