import type { Tx } from '../../../platform/postgres.ts'
import { putRecent } from '../core/store/lists.ts'

/**
 * Records that a real account opened a game, for money or for free, as its most recent one. Trial accounts
 * have no such list.
 */
export async function noteOpened(
  tx: Tx,
  opened: { merchantId: string; accountId: string; nodeId: number },
): Promise<void> {
  await putRecent(tx, opened, opened.nodeId)
}
