/** The promotions of a kind that are for a member. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { AudienceMember } from '../audience/audience.ts'
import { readRunning, type RunningRow } from './store.ts'

export interface Seeker extends Pick<CallContext, 'use'> {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly memberId: string
  readonly now: Date
}

/** Those that were live and open at a moment in [from, to), and whose audience the member is in. */
export async function runningFor(
  reader: Reader,
  seeker: Seeker,
  asked: { kind: PromotionKindCode; from: Date; to: Date },
): Promise<RunningRow[]> {
  const { house, memberId } = seeker
  const rows = await readRunning(reader, { merchantId: house.id, ...asked })
  const account =
    rows.length === 0 ? undefined : await accountOf(reader, { merchantId: house.id, accountId: memberId })
  if (!account) return []
  const member = new AudienceMember(
    { tx: reader, merchant: house, now: seeker.now, use: seeker.use },
    account,
  )
  const own: RunningRow[] = []
  for (const row of rows) if (await member.isIn(row.audience)) own.push(row)
  return own
}
