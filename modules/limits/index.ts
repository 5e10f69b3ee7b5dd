/** Limits: what members set for themselves, who shut himself out, and how long they play (domain/economy.md §10). */
import type { ModuleParts } from '../../platform/calls.ts'
import { calls } from './call-list.ts'
import { findMarkers } from './jobs/find-markers.ts'
import { tellChanges } from './jobs/tell-changes.ts'
import { watchTime } from './jobs/watch-time.ts'

export const parts: ModuleParts = { calls, jobs: [watchTime, findMarkers, tellChanges] }

export { checkDeposit } from './deposit-limit.ts'
export { events as limitEvents } from './events.ts'
export { askLimit } from './limits.ts'
export { checkApplicant, noteLikeness } from './marks.ts'
export { noteMarker } from './markers.ts'
export { recordSigns, type Sign } from './playing-time.ts'
export { isSelfExcluded, restrictionOf, restrictMember } from './restrictions.ts'
export type { RestrictionKind } from './rules/restriction.ts'
export { bankMarksKey, depositSumKey, moneySignsKey, tellMemberKey, type DepositSum, type MoneySigns } from './slots.ts'
