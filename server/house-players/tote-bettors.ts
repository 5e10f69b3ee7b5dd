/**
 * The demo's house players at tables that pay by a tote (docs/decisions/0091): their accounts and their
 * money.
 */
import { gamesOf } from '../../games/all.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { studioCode, studioKey, ToteBettors, type ToteBettorsParts } from '../../studio/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import { accountFor, fund, roomPlaces } from './index.ts'

/** At each game with such a table. */
const BETTORS = 4
const games = gamesOf('TABLE').flatMap(({ game: { code, tables } }) =>
  tables.some(({ paysBy }) => paysBy === 'TOTE') ? Array<string>(BETTORS).fill(code) : [],
)

/** They bet from now on; throws if members play for money. */
export async function openToteBettors(
  parts: Pick<ProcessParts, 'config' | 'database' | 'services' | 'hub' | 'logger'>,
  more: Partial<Pick<ToteBettorsParts, 'chance'>> = {},
): Promise<ToteBettors> {
  const { config, database, services, hub, logger } = parts
  if (config.mode !== 'demo') throw new Error('players of the house are for demo credit only')
  const merchants = services.use(merchantsKey).all()
  const accounts = []
  for (const { id: merchantId } of merchants)
    for (const [number, gameCode] of games.entries())
      accounts.push({
        memberId: await accountFor(parts, merchantId, roomPlaces + number),
        merchantId,
        gameCode,
      })
  const bettors = new ToteBettors({
    tables: services.use(studioKey).tables,
    accounts,
    currencyOf: (merchantId) => merchants.find(({ id }) => id === merchantId)!.currency,
    ...more,
    admit: (account) => services.use(launchKey).admitHousePlayer({ ...account, vendor: studioCode }),
    fund: (account, amount) => fund(database, account, BigInt(amount)),
    onError: (error) => {
      logger.warn({ err: error }, 'players of the house')
    },
  })
  hub.onPush(({ topic, data }) => bettors.heard(topic, data))
  return bettors
}
