/**
 * What the house gives its members (domain/economy.md §2, §3). A room each; what one day may give stands
 * below them all, in bonus-cap.
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { rebateParts } from './rebate/parts.ts'

export const parts: ModuleParts = {
  calls: [...rebateParts.calls],
  jobs: [...rebateParts.jobs],
}
export { settings } from './settings.ts'
