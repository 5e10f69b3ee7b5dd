/**
 * The studio's long-lived objects of a process. It knows the wallet only as any vendor does: through its
 * port.
 */
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { openDatabase } from '../../platform/postgres.ts'
import { defineService, type Services } from '../../platform/services.ts'
import { Seats } from '../core/seats.ts'
import { Seeds } from '../core/seeds.ts'
import type { CurrencyOf, MerchantZone } from '../core/merchants.ts'
import { coreKey } from '../core/service.ts'
import type { TellTopic } from '../core/topics.ts'
import { Fish } from '../fish/fish.ts'
import { fishKey, type FishService } from '../fish/service.ts'
import { Hands } from '../hands/hands.ts'
import { handsKey, type HandsService } from '../hands/service.ts'
import { isHeldByHand } from '../hands/store/hands.ts'
import { RoomHands } from '../rooms/room-hands.ts'
import { Rooms } from '../rooms/rooms.ts'
import { roomsKey, type RoomsService } from '../rooms/service.ts'
import { RoundQueue } from '../solo/round-queue.ts'
import { Rounds } from '../solo/rounds.ts'
import { soloKey, type SoloService } from '../solo/service.ts'
import { readPendingOfPair } from '../solo/store/rounds.ts'
import { tablesKey, type TablesService } from '../tables/service.ts'
import { Tables } from '../tables/tables.ts'
import { gameByCode, tableGameByCode } from './games.ts'

export interface Studio extends SoloService, HandsService, TablesService, RoomsService, FishService {
  readonly port: HousePort
  readonly zones: () => readonly MerchantZone[]
  close(): Promise<void>
}
export const studioKey = defineService<Studio>('studio.studio')

/** The whole studio, with what the calls and jobs of each kind of game need. */
export function provideStudio(services: Services, studio: Studio): void {
  services.provide(studioKey, studio)
  for (const key of [coreKey, soloKey, handsKey, tablesKey, roomsKey, fishKey]) services.provide(key, studio)
}

export interface StudioParts {
  /** Its database tables are its own, and so are its connections. */
  databaseUrl: string
  /** See DatabaseOptions. */
  waitsForDisk?: boolean
  port: HousePort
  currencyOf: CurrencyOf
  /** Of the merchants; one that is not listed counts as a new merchant would. */
  zones?: () => readonly MerchantZone[]
  /** Seals server seeds and the wallet's tokens at rest. */
  secretKey: Buffer
  onError: (error: unknown) => void
  /** Pushes to the readers of a public topic; without it nobody is notified. */
  tell?: TellTopic
  /** Other table games than the product's, for tests. */
  tableGameOf?: typeof tableGameByCode
}

export function openStudio(parts: StudioParts): Studio {
  const { currencyOf } = parts
  const database = openDatabase({
    url: parts.databaseUrl,
    max: 6,
    applicationName: 'sala-studio',
    waitsForDisk: parts.waitsForDisk ?? true,
    onError: parts.onError,
  })
  const seeds = new Seeds({
    database,
    secretKey: parts.secretKey,
    async pendingOf(tx, pairId) {
      const pending = await readPendingOfPair(tx, pairId)
      return pending.length === 0 ? undefined : () => rounds.resolve(pending)
    },
    isHeld: isHeldByHand,
  })
  const queue = new RoundQueue({ pool: database.pool, seeds, onError: parts.onError })
  const rounds = new Rounds({ database, queue, port: parts.port, currencyOf, seeds, gameOf: gameByCode })
  const hands = new Hands({ database, port: parts.port, currencyOf, seeds })
  const tables = new Tables({
    database,
    port: parts.port,
    currencyOf,
    secretKey: parts.secretKey,
    seeds,
    gameOf: parts.tableGameOf ?? tableGameByCode,
    onError: parts.onError,
    tell: parts.tell ?? (() => {}),
  })
  const rooms = new Rooms({
    database,
    port: parts.port,
    currencyOf,
    secretKey: parts.secretKey,
    tell: parts.tell ?? (() => {}),
    onError: parts.onError,
  })
  const fish = new Fish({
    database,
    port: parts.port,
    seeds,
    secretKey: parts.secretKey,
    tell: parts.tell ?? (() => {}),
    onError: parts.onError,
  })
  return {
    database,
    port: parts.port,
    currencyOf,
    zones: parts.zones ?? (() => []),
    seeds,
    queue,
    rounds,
    hands,
    tables,
    rooms,
    fish,
    seats: new Seats(database, parts.secretKey, currencyOf),
    roomHands: new RoomHands({ database, secretKey: parts.secretKey, currencyOf }),
    async close() {
      await tables.close()
      await rooms.close()
      await fish.close()
      await queue.close()
      await database.close()
    },
  }
}
