/** Channels that take no deposits for the moment. */
import type { Reader } from '../../platform/postgres.ts'
import { readPauses, type ChannelPause } from './store/receivers.ts'

/** What members read in place of a paused channel; null while it is open. */
export async function pauseOf(reader: Reader, merchantId: string, channel: string): Promise<ChannelPause | null> {
  return (await readPauses(reader, merchantId)).find((pause) => pause.channel === channel) ?? null
}
