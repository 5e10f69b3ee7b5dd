/** The studio's long-lived objects of a process. It knows the wallet only as a vendor does: through its port. */
import type { WalletPort } from '../contract/vendor/launch/port.ts'
import { openDatabase, type Database } from '../platform/postgres.ts'
import { defineService } from '../platform/services.ts'
import { Fish } from './fish/fish.ts'
import { Hands } from './hands/hands.ts'
import { RoundQueue } from './rounds/round-queue.ts'
import { RoomHands } from './room-hands/room-hands.ts'
import { Rounds } from './rounds/rounds.ts'
import { Seats } from './seats.ts'
import { Seeds } from './seeds.ts'
import { tableGameByCode } from './games.ts'
import type { TellTopic } from './tables/news.ts'
import { Rooms } from './rooms/rooms.ts'
import { Tables } from './tables/tables.ts'

export interface Studio {
  readonly database: Database
  readonly port: WalletPort
  readonly seats: Seats
  readonly seeds: Seeds
  readonly rounds: Rounds
  readonly queue: RoundQueue
  readonly hands: Hands
  readonly roomHands: RoomHands
  readonly tables: Tables
  readonly rooms: Rooms
  readonly fish: Fish
  close(): Promise<void>
}
export const studioKey = defineService<Studio>('studio.studio')

export interface StudioParts {
  /** Its tables are its own; it works on connections of its own too. */
  databaseUrl: string
  /** See DatabaseOptions. */
  waitsForDisk?: boolean
  port: WalletPort
  /** Seals server seeds and the wallet's tokens at rest. */
  secretKey: Buffer
  onError: (error: unknown) => void
  /** Tells the readers of a public topic; nobody hears it where it is left out. */
  tell?: TellTopic
  /** Other table games than the product's, for tests. */
  tableGameOf?: typeof tableGameByCode
}

export function openStudio(parts: StudioParts): Studio {
  const database = openDatabase({ url: parts.databaseUrl, max: 6, applicationName: 'sala-studio', waitsForDisk: parts.waitsForDisk ?? true, onError: parts.onError })
  const seeds = new Seeds({ database, secretKey: parts.secretKey, resolve: (pending) => rounds.resolve(pending) })
  const queue = new RoundQueue({ pool: database.pool, seeds, onError: parts.onError })
  const rounds = new Rounds({ database, queue, port: parts.port, seeds })
  const hands = new Hands({ database, port: parts.port, seeds })
  const tables = new Tables({
    database, port: parts.port, secretKey: parts.secretKey, seeds, gameOf: parts.tableGameOf ?? tableGameByCode, onError: parts.onError, tell: parts.tell ?? (() => {}),
  })
  const rooms = new Rooms({ database, port: parts.port, secretKey: parts.secretKey, tell: parts.tell ?? (() => {}), onError: parts.onError })
  const fish = new Fish({ database, port: parts.port, seeds, secretKey: parts.secretKey, tell: parts.tell ?? (() => {}), onError: parts.onError })
  return {
    database, port: parts.port, seeds, queue, rounds, hands, tables, rooms, fish,
    seats: new Seats(database, parts.secretKey),
    roomHands: new RoomHands({ database, secretKey: parts.secretKey }),
    async close() {
      await tables.close()
      await rooms.close()
      await fish.close()
      await queue.close()
      await database.close()
    },
  }
}
