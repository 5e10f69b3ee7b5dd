/** What the house gave, by day. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListGiftDays } from './calls/list-gift-days.ts'

export const reportParts = { calls: [handleListGiftDays] } satisfies Pick<ModuleParts, 'calls'>
