/** The promotion for whose friends a member is paid. */
import type { Account } from '../../identity/index.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { AudienceMember } from '../audience/audience.ts'
import { readLiveReferrals, type LiveReferral } from './store/promotion.ts'

export interface Inviting extends Pick<CallContext, 'use' | 'now'> {
  readonly merchant: { readonly id: string }
}

/** The first that was live and open at a moment and whose audience the one who invites is in now. */
export async function liveReferralFor(
  reader: Reader,
  { merchant, now, use }: Inviting,
  referrer: Account,
  at: Date,
): Promise<LiveReferral | undefined> {
  const member = new AudienceMember({ tx: reader, merchant, now, use }, referrer)
  for (const promotion of await readLiveReferrals(reader, merchant.id, at))
    if (await member.isIn(promotion.audience)) return promotion
  return undefined
}
