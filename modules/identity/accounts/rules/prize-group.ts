/** What the prize group of an account may become (domain/agents.md §2). */
import { isPrizeGroup } from '../../../../kernel/agents/prize-group.ts'

export type PrizeGroupFault = 'prizeGroup' | 'prizeGroupAboveUpline' | 'prizeGroupBelowDownline'

/**
 * `uplineG` is null for an account below the house, `downlineG` the highest of the direct line, null without
 * one.
 */
export function prizeGroupFault(
  memberG: number,
  uplineG: number | null,
  downlineG: number | null,
): PrizeGroupFault | undefined {
  if (!isPrizeGroup(memberG)) return 'prizeGroup'
  if (uplineG !== null && memberG > uplineG) return 'prizeGroupAboveUpline'
  return downlineG !== null && memberG < downlineG ? 'prizeGroupBelowDownline' : undefined
}
