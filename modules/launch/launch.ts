/** The launch module's long-lived objects of a process, and where others find them. */
import type { WalletPort } from '../../contract/vendor/launch/port.ts'
import type { Line } from '../../platform/listen.ts'
import type { Reach } from '../../platform/outside.ts'
import type { Database } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Poster } from '../wallet/index.ts'
import { GameSessions } from './game-sessions.ts'
import { HousePlayers, type HousePlayer } from './house-players.ts'
import { Jackpots } from './jackpots/jackpots.ts'
import { VendorDesk } from './port/desk.ts'
import { inProcessPort } from './port/in-process.ts'
import { MessageLog } from './messages/message-log.ts'
import { PlayerApi } from './pockets/player-api.ts'
import { Pockets } from './pockets/pockets.ts'
import { receive, type VendorReply, type VendorRequest } from './port/receive.ts'
import { SlotRules } from './slot-rules.ts'
import { VendorDirectory } from './vendors.ts'

export interface Launch {
  readonly directory: VendorDirectory
  readonly gameSessions: GameSessions
  /** One message of the vendor port over HTTP. Never throws. */
  receive(request: VendorRequest): Promise<VendorReply>
  readonly pockets: Pockets
  readonly jackpots: Jackpots
  /** What vendors and the house said to each other. */
  readonly messages: MessageLog
  /** Opens a game of the studio for a player of the house. Throws where members play for money. */
  admitHousePlayer(player: HousePlayer): Promise<string>
  /** Where this house is heard, once it is known; vendors whose address is a path of it are called there. */
  hearAt(origin: string): void
  /** The wallet as a vendor in this process speaks to it. */
  portOf(vendor: string): WalletPort
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
  /** Where this house is heard unless told otherwise. */
  origin?: string
  /** Everybody plays with demo credit, and players of the house may sit in rooms. */
  seatsHousePlayers?: boolean
  /** How far a call of a vendor's own address may go; the open internet unless told otherwise. */
  reach?: Reach
  onError: (error: unknown) => void
  /** Told with every flush of the game sessions who played for real money. */
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
    database, line, sessions, onSeen: async (seen) => parts.onSeen?.(seen.filter(({ accountId }) => !housePlayers.has(accountId))),
  })
  const messages = new MessageLog({ database, line, onError })
  const note = messages.note.bind(messages)
  const api = new PlayerApi(parts.origin ?? '', parts.reach ?? 'PUBLIC', note)
  const pockets = new Pockets({ database, directory, api, onError })
  const jackpots = new Jackpots({ database, line, onError })
  await jackpots.load()
  const slotRules = new SlotRules({ database, line })
  const desk = new VendorDesk({ database, sessions, poster, gameSessions, catalogue, jackpots })
  return {
    directory, gameSessions, pockets, jackpots, messages,
    admitHousePlayer: (player) => housePlayers.admit(player),
    hearAt: (origin) => api.hearAt(origin),
    receive: (request) => receive({ directory, desk, onError, note }, request),
    portOf: (vendor) => inProcessPort({ directory, desk, database, jackpots, gameSessions, slotRules, catalogue, seatsHousePlayers }, vendor),
    close: async () => {
      await pockets.close()
      await gameSessions.close()
      await messages.close()
    },
  }
}
