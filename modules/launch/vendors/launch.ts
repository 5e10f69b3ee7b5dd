/** The launch module's long-lived objects of a process, and their keys. */
import type { HousePort } from '../../../contract/vendor/launch/house-port.ts'
import type { Line } from '../../../platform/notifications.ts'
import type { Reach } from '../../../platform/outgoing-requests.ts'
import type { Database } from '../../../platform/postgres.ts'
import { defineService, type Services } from '../../../platform/services.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Poster } from '../../wallet/index.ts'
import { GameSessions } from './sessions/game-sessions.ts'
import { HousePlayers, type HousePlayer } from './sessions/house-players.ts'
import { freeRoundsKey, type FreeRounds } from '../shared/free-rounds.ts'
import { Jackpots, jackpotsKey } from '../floor/jackpots/jackpots.ts'
import { VendorDesk } from './port/desk.ts'
import { openHouseDesk, type HouseDeskParts } from './port/house-desk.ts'
import { MessageLog, messageLogKey } from './messages/message-log.ts'
import { PlayerApi } from './pockets/player-api.ts'
import { Pockets, pocketsKey } from './pockets/pockets.ts'
import {
  receive,
  receiveHouse,
  type HouseRequest,
  type VendorReply,
  type VendorRequest,
} from './port/receive.ts'
import { SlotRules } from './port/slot-rules.ts'
import { VendorDirectory, vendorDirectoryKey } from './access/vendors.ts'

export interface Launch {
  readonly directory: VendorDirectory
  readonly gameSessions: GameSessions
  /** One message of the vendor port over HTTP. Never throws. */
  receive(request: VendorRequest): Promise<VendorReply>
  /** One message of the house port over HTTP; undefined for other senders than its vendor. Never throws. */
  receiveHouse(request: HouseRequest): Promise<VendorReply | undefined>
  readonly pockets: Pockets
  readonly jackpots: Jackpots
  /** Messages between vendors and the platform. */
  readonly messages: MessageLog
  /** Opens a game of the studio for a house player. Throws if members play for money. */
  admitHousePlayer(player: HousePlayer): Promise<string>
  /** The platform's own address, once it is known; vendors whose address is a path are called there. */
  hearAt(origin: string): void
  /** The wallet as a vendor of the house speaks to it in this process. */
  housePortOf(vendor: string): HousePort
  close(): Promise<void>
}
export const launchKey = defineService<Launch>('launch.launch')

export interface LaunchParts {
  database: Database
  line: Line
  sessions: Sessions
  poster: Poster
  catalogue: Catalogue
  /** Opens the vendors' secrets. */
  secretKey: Buffer
  /** The platform's own address unless it is given. */
  origin?: string
  /** Everybody plays with demo credit, and house players may sit in rooms. */
  seatsHousePlayers?: boolean
  /** Which networks a vendor's own address may be in; by default the open internet. */
  reach?: Reach
  /** Who grants free rounds; by default nobody. */
  freeRounds?: () => FreeRounds
  onError: (error: unknown) => void
  /** Gets what the game sessions cannot write down. */
  onSessionFault: (error: unknown) => void
  /** Called with every flush of the game sessions with the members who played for real money. */
  onSeen?: (seen: { merchantId: string; accountId: string; seenAt: Date }[]) => Promise<void>
}

/** Opens the vendor port of a process: vendors and their secrets loaded, game sessions followed. */
export async function openLaunch(parts: LaunchParts): Promise<Launch> {
  const { database, line, sessions, poster, catalogue, secretKey, onError } = parts
  const directory = new VendorDirectory({ database, line, secretKey, onError })
  await directory.load()
  const seatsHousePlayers = parts.seatsHousePlayers ?? false
  const housePlayers = new HousePlayers({ database, sessions, seatsHousePlayers })
  const gameSessions = new GameSessions({
    database,
    line,
    sessions,
    onFault: parts.onSessionFault,
    onSeen: async (seen) => parts.onSeen?.(seen.filter(({ accountId }) => !housePlayers.has(accountId))),
  })
  const messages = new MessageLog({ database, line, onError })
  const note = messages.note.bind(messages)
  const api = new PlayerApi(parts.origin ?? '', parts.reach ?? 'PUBLIC', note)
  const pockets = new Pockets({ database, directory, api, onError })
  const jackpots = new Jackpots({ database, line, onError })
  await jackpots.load()
  const slotRules = new SlotRules({ database, line })
  const desk = new VendorDesk({ database, sessions, poster, gameSessions, catalogue, jackpots })
  const housePorts = housePortsOver({
    directory,
    desk,
    database,
    jackpots,
    gameSessions,
    slotRules,
    catalogue,
    seatsHousePlayers,
    freeRounds: parts.freeRounds ?? (() => freeRoundsKey.fallback!),
  })
  const heard = { directory, desk, housePortOf: housePorts, onError, note }
  return {
    directory,
    gameSessions,
    pockets,
    jackpots,
    messages,
    admitHousePlayer: (player) => housePlayers.admit(player),
    hearAt: (origin) => api.hearAt(origin),
    receive: (request) => receive(heard, request),
    receiveHouse: (request) => receiveHouse(heard, request),
    housePortOf: housePorts,
    close: async () => {
      await pockets.close()
      await gameSessions.close()
      await messages.close()
    },
  }
}

/** Rooms ask for what they need by keys of their own, so none of them knows this list of all of them. */
export function provideLaunch(services: Services, launch: Launch): void {
  services.provide(launchKey, launch)
  services.provide(vendorDirectoryKey, launch.directory)
  services.provide(pocketsKey, launch.pockets)
  services.provide(messageLogKey, launch.messages)
  services.provide(jackpotsKey, launch.jackpots)
}

/** One port for each vendor, opened when it is first asked for. */
function housePortsOver(parts: HouseDeskParts): (vendor: string) => HousePort {
  const ports = new Map<string, HousePort>()
  return (vendor) => {
    const known = ports.get(vendor)
    if (known) return known
    const port = openHouseDesk(parts, vendor)
    ports.set(vendor, port)
    return port
  }
}
