/** How many rewards a member may claim, for the badges of the site. */
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { missionRewards } from '../missions/source.ts'
import { readyRewards } from './centre.ts'

/** Of the member's public state: everything that is ready, of every source, and the missions among it. */
export async function readyCountOf(
  reader: Reader,
  { accountId, isTrial }: { accountId: string; isTrial: boolean },
  { merchant, now, use }: Pick<RequestContext, 'merchant' | 'now' | 'use'>,
): Promise<{ availablePromoCount: number; availableMissionCount: number }> {
  if (isTrial) return { availablePromoCount: 0, availableMissionCount: 0 }
  const ready = await readyRewards(reader, { house: merchant, memberId: accountId, now, use })
  return {
    availablePromoCount: ready.length,
    availableMissionCount: ready.filter(({ source }) => source === missionRewards.code).length,
  }
}
