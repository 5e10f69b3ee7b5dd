import { poolCodes } from '../../../../contract/shared/jackpot-words.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { defaultPools } from './rules/default-pools.ts'
import { addPools, openPool } from './store/pools.ts'

/** The initial pools of a merchant, open. In live mode they wait for operators. */
export async function openDefaultPools(tx: Tx, merchantId: string): Promise<void> {
  await addPools(tx, merchantId, defaultPools)
  for (const code of poolCodes) await openPool(tx, merchantId, code)
}
