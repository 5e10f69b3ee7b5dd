import type { Tx } from '../../platform/postgres.ts'
import { putRecent } from './store/lists.ts'

/** A real account opened a game, for money or for free: it stands first in what it opened lately. Trial accounts keep none. */
export async function noteOpened(tx: Tx, opened: { merchantId: string; accountId: string; nodeId: number }): Promise<void> {
  await putRecent(tx, opened, opened.nodeId)
}
