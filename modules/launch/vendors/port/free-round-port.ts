/** Free rounds at the house port: the seat is looked at here, the grant by whoever gave it. */
import type {
  FreeRoundAnswer,
  FreeRoundMessage,
  HousePort,
} from '../../../../contract/vendor/launch/house-port.ts'
import { clock } from '../../../../kernel/clock.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import type { FreeRoundOrder, FreeRounds } from '../../shared/free-rounds.ts'
import type { Vendor } from '../access/vendors.ts'
import type { GameSessions } from '../sessions/game-sessions.ts'
import { isHolder } from './desk.ts'

export interface FreeRoundParts {
  readonly database: Database
  readonly gameSessions: GameSessions
  readonly catalogue: Catalogue
  readonly freeRounds: () => FreeRounds
}

export function freeRoundPort(
  parts: FreeRoundParts,
  self: () => Vendor,
): Pick<HousePort, 'freeGrantsOf' | 'freeRound' | 'freeRoundInDoubt'> {
  const { database, freeRounds } = parts
  return {
    freeGrantsOf: (question) => {
      self()
      return freeRounds().grantsOf(database.kysely, { ...question, now: clock.now() })
    },
    freeRound: (message) => play(parts, self(), message),
    freeRoundInDoubt: (message) => {
      self()
      return freeRounds().inDoubt(database, message)
    },
  }
}

async function play(
  parts: FreeRoundParts,
  vendor: Vendor,
  message: FreeRoundMessage,
): Promise<FreeRoundAnswer> {
  const { sessionToken: _, betAmount, winAmount, ...ids } = message
  const refusal = await refusalOf(parts, vendor, message)
  const { status, reason, isRepeat, grant, creditedAmount, requiredAmount } = await parts
    .freeRounds()
    .play(parts.database, {
      ...ids,
      betAmount: BigInt(betAmount),
      winAmount: BigInt(winAmount),
      ...(refusal ? { refusal } : {}),
    })
  if (status !== 'OK') return { status, ...(reason ? { reason } : {}) }
  const { balance } = await balancesOf(parts.database.kysely, message.memberId)
  const balanceAmount = toWireAmount(balance)
  return {
    status,
    balanceAmount,
    ...(isRepeat ? { currentBalanceAmount: balanceAmount } : {}),
    ...(grant ? { grant } : {}),
    creditedAmount: toWireAmount(creditedAmount ?? 0n),
    requiredAmount: toWireAmount(requiredAmount ?? 0n),
  }
}

async function refusalOf(
  { gameSessions, catalogue }: FreeRoundParts,
  vendor: Vendor,
  { sessionToken, memberId, gameCode }: FreeRoundMessage,
): Promise<FreeRoundOrder['refusal']> {
  const session = await gameSessions.find(sessionToken)
  // Play money is never paid for real.
  if (!isHolder(session, vendor, memberId) || session.mode === 'FREE') return 'SESSION_EXPIRED'
  const isOpen = catalogue.of(session.merchantId).gameOf(vendor.code, gameCode)?.state === 'OPEN'
  return isOpen ? undefined : 'GAME_DISABLED'
}
