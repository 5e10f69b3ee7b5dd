/**
 * The demo data of wire.md §10: deterministic, into an empty database, in demo mode only; and a month of
 * history behind it.
 */
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { beginLotteryChains } from '../../modules/lottery/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { oneOf, run, sql, type Tx } from '../../platform/postgres.ts'
import type { Process } from '../../server/compose.ts'
import { seedAgentLine, seedAgentPoints } from './agents-line.ts'
import { seedCashier, seedDeposits } from './cashier.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCompliance } from './compliance.ts'
import { seedContent } from './content.ts'
import { seedFiles } from './files.ts'
import { makeHistory } from './history/history.ts'
import { setOffset } from './history/history-clock.ts'
import { seedContracts } from './contracts.ts'
import { seedIdentity } from './identity.ts'
import { seedLaunch } from './launch.ts'
import { seedLimits } from './limits.ts'
import { seedMarketing } from './marketing.ts'
import { seedMissions } from './missions.ts'
import { seedOperators } from './operator.ts'
import { seedPoints } from './points.ts'
import { seedPromotions } from './promotions.ts'
import { seedFriends, seedReferral } from './referral.ts'
import { seedService } from './service.ts'
import { DEMO_MERCHANT, seedSystem } from './system.ts'

const DAY_MS = 86_400_000

/** `historyDays`: how long the site has been open; 0 for one that opens now. */
export interface SeedOptions {
  historyDays: number
  withFiles: boolean
}

/**
 * Seeds once; a database that has its merchant is not changed. From the first row to the last the clock is in
 * the past, which identifies an interrupted seeding (making.ts). Returns whether it seeded.
 */
export async function seedDemo(
  composed: Process,
  log: (line: string) => void,
  { historyDays, withFiles }: SeedOptions = { historyDays: 0, withFiles: false },
): Promise<boolean> {
  const { database } = composed
  const { taken } = await oneOf(
    database.kysely,
    sql<{ taken: boolean }>`SELECT count(*) > 0 AS taken FROM system.merchant`,
  )
  if (taken) return false
  log('demo data: merchant, members, agents')
  await database.transaction(async (tx) => {
    await setOffset(tx, -Math.max(1, historyDays * DAY_MS))
    await seedHouse(tx, composed)
  })
  await refresh(composed)
  if (historyDays > 0) await makeHistory(composed, { days: historyDays, withFiles, log })
  log('demo data: the present')
  await database.transaction(async (tx) => {
    // The last of all that was made: it takes everything before it to the disk, also when the others did not
    // wait.
    await run(tx, sql`SET LOCAL synchronous_commit = on`)
    await setOffset(tx, 0)
    await seedPresent(tx, composed)
    await beginLotteryChains(tx)
    // A house that opens now has none yet, as tests expect of it.
    if (historyDays > 0) await seedPromotions(tx, DEMO_MERCHANT)
    if (historyDays > 0) await seedContracts(tx)
    if (historyDays > 0) await seedFriends(tx)
    if (historyDays > 0) await seedMarketing(tx, composed, DEMO_MERCHANT)
    if (historyDays > 0) await seedAgentLine(tx)
    if (withFiles) await seedFiles(tx, composed.config)
  })
  await refresh(composed)
  return true
}

async function seedHouse(tx: Tx, { services, config }: Process): Promise<void> {
  await seedSystem(tx)
  await seedIdentity(tx, services)
  await seedAgentPoints(tx)
  await seedCashier(tx)
  await seedOperators(tx, { merchantId: DEMO_MERCHANT, password: 'Sala-demo-2026' })
  await seedCatalogue(tx, DEMO_MERCHANT)
  await seedPoints(tx, DEMO_MERCHANT)
  await seedMissions(tx, DEMO_MERCHANT)
  await seedReferral(tx)
  await seedLaunch(tx, config.secretKey)
}

/** What is true now: open deposits, waiting limits, suspicions, announcements, conversations. */
async function seedPresent(tx: Tx, { services }: Process): Promise<void> {
  await seedDeposits(tx, services)
  await seedLimits(tx, services)
  await seedCompliance(tx)
  await seedContent(tx, DEMO_MERCHANT)
  await seedService(tx)
}

async function refresh({ services }: Process): Promise<void> {
  await services.use(merchantsKey).refresh()
  await services.use(catalogueKey).load()
  await services.use(launchKey).directory.load()
  await services.use(launchKey).jackpots.load()
}
