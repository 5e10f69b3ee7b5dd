/**
 * The demo's house players (docs/decisions/0091): their accounts, their money, and the process's clock for
 * them.
 */
import { randomUUID } from 'node:crypto'
import { accountByName, createAccount } from '../../modules/identity/index.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { balancesOf, houseAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import type { Database } from '../../platform/postgres.ts'
import {
  HousePlayers,
  studioCode,
  studioKey,
  type HousePlayerAccount,
  type HousePlayersParts,
} from '../../studio/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import { houseNames } from './locales/names.ts'

/** 1,000.00 baht at a time, or what a seat needs. */
const GRANT = 100_000n
/** Two in each of the game's two smallest rooms. */
const places = ['HOLDEM', 'POKDENGROOM'].flatMap((gameCode) =>
  [0, 0, 1, 1].map((place) => ({ gameCode, place })),
)

/** Ready to be started; throws if members play for money. */
export async function openHousePlayers(
  parts: Pick<ProcessParts, 'config' | 'database' | 'services' | 'hub' | 'logger'>,
  more: Partial<Pick<HousePlayersParts, 'chance' | 'pauseMs'>> = {},
): Promise<HousePlayers> {
  const { config, database, services, hub, logger } = parts
  if (config.mode !== 'demo') throw new Error('players of the house are for demo credit only')
  const accounts: HousePlayerAccount[] = []
  for (const { id } of services.use(merchantsKey).all()) {
    for (const [number, { gameCode, place }] of places.entries())
      accounts.push({ memberId: await accountFor(parts, id, number), merchantId: id, gameCode, place })
  }
  const players = new HousePlayers({
    rooms: services.use(studioKey).rooms,
    accounts,
    ...more,
    admit: (account) => services.use(launchKey).admitHousePlayer({ ...account, vendor: studioCode }),
    fund: (account, amount) => fund(database, account, BigInt(amount)),
    onError: (error) => {
      logger.warn({ err: error }, 'players of the house')
    },
  })
  hub.onPush(({ topic, data }) => players.heard(topic, data))
  return players
}

/** How many accounts the rooms take; those after them bet at tables. */
export const roomPlaces = places.length

/** The house's account of a number, from 0, made when it is first asked for. */
export async function accountFor(
  { database, services }: Pick<ProcessParts, 'database' | 'services'>,
  merchantId: string,
  number: number,
): Promise<string> {
  const username = `house${number + 1}`
  return database.transaction(async (tx) => {
    const known = await accountByName(tx, { merchantId, account: username })
    if (known && known.kind !== 'house') throw new Error(`the name ${username} is a member’s`)
    if (known) return known.accountId
    return (
      await createAccount(services, tx, {
        merchantId,
        username,
        type: 5,
        nickname: houseNames[number]!,
        registeredBy: 'DEMO',
      })
    ).account_id
  })
}

/** Given in the same way as the demo members' opening money, against the same house account. */
export async function fund(
  database: Database,
  { merchantId, memberId }: Omit<HousePlayerAccount, 'place'>,
  amount: bigint,
): Promise<void> {
  const { main } = await balancesOf(database.kysely, memberId)
  if (main >= amount) return
  await database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'seed',
      key: `house-player:${memberId}:${randomUUID()}`,
      kind: 'OPENING',
      currency: 'REAL',
      reason: 'demo',
      entries: [
        {
          from: houseAccount(merchantId, 'PLAYERS'),
          to: memberAccount(memberId),
          amount: amount > GRANT ? amount : GRANT,
          code: 'OPENING',
        },
      ],
    }),
  )
}
