import type { Tx } from '../../../platform/postgres.ts'
import { setGameGuards } from '../../wallet/index.ts'
import { readGuards } from './store/change.ts'

/**
 * Writes the state of listings into the guard that the posting function reads, for some games or a whole
 * vendor.
 */
export async function setGuards(
  tx: Tx,
  vendor: string,
  nodeIds: readonly number[] | null = null,
): Promise<void> {
  const guards = await readGuards(tx, vendor, nodeIds)
  await setGameGuards(
    tx,
    guards.map(({ game_code, product, is_open, opens_at }) => ({
      vendor,
      gameCode: game_code,
      product,
      isOpen: is_open,
      opensAt: opens_at,
    })),
  )
}
