import type { Tx } from '../../platform/postgres.ts'
import { setGameGuards } from '../wallet/index.ts'
import { readGuards } from './store/change.ts'

/** Writes what the listings say into the guard that the posting function reads, for one game or a whole vendor. */
export async function setGuards(tx: Tx, vendor: string, nodeId: number | null = null): Promise<void> {
  const guards = await readGuards(tx, vendor, nodeId)
  await setGameGuards(tx, guards.map(({ game_code, product, is_open }) => ({ vendor, gameCode: game_code, product, isOpen: is_open })))
}
