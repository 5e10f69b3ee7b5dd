/** Limits: what members set for themselves, exclusions, and playing time (domain/economy.md §10). */
export { parts } from './parts.ts'
export { checkDeposit } from './deposit-limit.ts'
export { askLimit } from './limits.ts'
export { checkApplicant, noteLikeness } from './marks.ts'
export { noteMarker } from './markers.ts'
export { recordSigns, type Sign } from './playing-time.ts'
export { isSelfExcluded, restrictionOf, restrictMember } from './restrictions.ts'
export {
  bankMarksKey,
  depositSumKey,
  moneySignsKey,
  tellMemberKey,
} from './slots.ts'
