/** Limits: who has shut himself out of play, and until when (domain/economy.md §10). */
import type { ModuleParts } from '../../platform/calls.ts'

export const parts: ModuleParts = { calls: [] }

export { checkDeposit } from './deposit-limit.ts'
export { isSelfExcluded, restrictionOf, restrictMember } from './restrictions.ts'
export type { RestrictionKind } from './rules/restriction.ts'
export { depositSumKey, type DepositSum } from './slots.ts'
