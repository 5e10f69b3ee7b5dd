/** The demo data of WIRE.md: deterministic, into an empty database, in demo mode only. */
import { merchantsKey } from '../../modules/system/index.ts'
import { sql, oneOf } from '../../platform/postgres.ts'
import type { Process } from '../../server/compose.ts'
import { seedCashier } from './cashier.ts'
import { seedIdentity } from './identity.ts'
import { seedSystem } from './system.ts'

/** Seeds once; a database that has its merchant is left as it is. Answers whether it seeded. */
export async function seedDemo(composed: Process, log: (line: string) => void): Promise<boolean> {
  const { taken } = await oneOf(composed.database.kysely, sql<{ taken: boolean }>`SELECT count(*) > 0 AS taken FROM system.merchant`)
  if (taken) return false
  log('demo data: merchant, members, agents')
  await composed.database.transaction(async (tx) => {
    await seedSystem(tx)
    await seedIdentity(tx, composed.services)
    await seedCashier(tx)
  })
  await composed.services.use(merchantsKey).refresh()
  return true
}
