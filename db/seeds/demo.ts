/** The demo data of WIRE.md: deterministic, into an empty database, in demo mode only. */
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { sql, oneOf } from '../../platform/postgres.ts'
import type { Process } from '../../server/compose.ts'
import { seedCashier, seedDeposits } from './cashier.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCompliance } from './compliance.ts'
import { seedContent } from './content.ts'
import { seedIdentity } from './identity.ts'
import { seedLaunch } from './launch.ts'
import { seedLimits } from './limits.ts'
import { seedOperators } from './operator.ts'
import { seedService } from './service.ts'
import { DEMO_MERCHANT, seedSystem } from './system.ts'

/** Seeds once; a database that has its merchant is left as it is. Answers whether it seeded. */
export async function seedDemo(composed: Process, log: (line: string) => void): Promise<boolean> {
  const { taken } = await oneOf(composed.database.kysely, sql<{ taken: boolean }>`SELECT count(*) > 0 AS taken FROM system.merchant`)
  if (taken) return false
  log('demo data: merchant, members, agents')
  await composed.database.transaction(async (tx) => {
    await seedSystem(tx)
    await seedIdentity(tx, composed.services)
    await seedCashier(tx)
    await seedDeposits(tx, composed.services)
    await seedLimits(tx, composed.services)
    await seedCompliance(tx)
    await seedOperators(tx, { merchantId: 'demo', password: 'Sala-demo-2026' })
    await seedCatalogue(tx, DEMO_MERCHANT)
    await seedContent(tx, DEMO_MERCHANT)
    await seedService(tx)
    await seedLaunch(tx, composed.config.secretKey)
  })
  await composed.services.use(merchantsKey).refresh()
  await composed.services.use(catalogueKey).load()
  await composed.services.use(launchKey).directory.load()
  await composed.services.use(launchKey).jackpots.load()
  return true
}
