/** Channels that accept no deposits for a time. */
import type { Reader } from '../../../platform/postgres.ts'
import { readPauses, type ChannelPause } from './store/pauses.ts'

/** What members read instead of a paused channel; null while it is open. */
export async function pauseOf(
  reader: Reader,
  merchantId: string,
  channel: string,
): Promise<ChannelPause | null> {
  return (await readPauses(reader, merchantId)).find((pause) => pause.channel === channel) ?? null
}
