/** Who gets no offer, bonus or message now: excluded, on a time-out, frozen, or with a safe-play marker. */
import type { Reader } from '../../../platform/postgres.ts'
import { marketingStoppedAmong } from '../../messaging/index.ts'
import { blockedAmong } from '../../wallet/index.ts'

export async function withoutOffers(
  reader: Reader,
  asked: { merchantId: string; memberIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const stopped = await marketingStoppedAmong(reader, asked)
  return new Set([...stopped, ...(await blockedAmong(reader, asked.memberIds))])
}
