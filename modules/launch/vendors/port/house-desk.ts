/**
 * The house port: the same desk, and beside it what only the house's own vendor can do. A vendor in this very
 * process speaks it without a signature; over HTTP it is reached by the calls of house-messages.ts.
 */
import type { HouseMoneyAnswer, HousePort } from '../../../../contract/vendor/launch/house-port.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { settingOf } from '../../../system/index.ts'
import { memberGuardOf, noteValid } from '../../../wallet/index.ts'
import type { FreeRounds } from '../../shared/free-rounds.ts'
import { launchSettings } from '../../shared/settings.ts'
import type { Vendor, VendorDirectory } from '../access/vendors.ts'
import type { GameSessions } from '../sessions/game-sessions.ts'
import type { Jackpots } from '../../floor/jackpots/jackpots.ts'
import type { DeskAnswer, VendorDesk } from './desk.ts'
import { freeRoundPort } from './free-round-port.ts'
import type { SlotRules } from './slot-rules.ts'
import { stackPort } from './stacks.ts'

export interface HouseDeskParts {
  readonly directory: VendorDirectory
  readonly desk: VendorDesk
  readonly database: Database
  readonly jackpots: Jackpots
  readonly gameSessions: GameSessions
  readonly slotRules: SlotRules
  readonly catalogue: Catalogue
  readonly seatsHousePlayers: boolean
  readonly freeRounds: () => FreeRounds
}

/**
 * The port of one vendor of the house. It may be opened before that vendor is admitted; each message then
 * throws, and so does each of a vendor that is not the house's own.
 */
export function openHouseDesk(parts: HouseDeskParts, code: string): HousePort {
  const { desk, database, jackpots } = parts
  const self = (): Vendor => {
    const vendor = parts.directory.find(code)
    if (!vendor?.isHouse) throw new Error(`no vendor of the house is admitted as ${code}`)
    return vendor
  }
  const explained = async (memberId: string, answer: DeskAnswer) =>
    answer.reason === undefined ? answer : explain(database, memberId, answer)
  return {
    authenticate: async (message) => desk.authenticate(self(), message),
    balance: async (message) => desk.balance(self(), message),
    bet: async (message) => explained(message.memberId, await desk.bet(self(), message)),
    win: async (message) => desk.win(self(), message),
    betWin: async (message) => explained(message.memberId, await desk.houseBetWin(self(), message)),
    rollback: async (message) => desk.rollback(self(), message),
    round: async (message) => desk.round(self(), message),
    transactions: async (message) => desk.transactions(self(), message),
    slotRulesOf: (merchantId) => parts.slotRules.of(merchantId),
    // A game that is switched off is not listed.
    isGameOpen: async ({ merchantId, gameCode }) =>
      parts.catalogue.of(merchantId).gameOf(code, gameCode)?.state === 'OPEN',
    ...freeRoundPort(parts, self),
    stacks: stackPort(parts, code),
    handLimitsOf: async (merchantId) => ({
      min: toWireAmount(await settingOf(database.kysely, merchantId, launchSettings.handLeastBet)),
      max: toWireAmount(await settingOf(database.kysely, merchantId, launchSettings.handMostBet)),
    }),
    noteValid: (rounds) =>
      noteValid(
        database.kysely,
        code,
        rounds.map((round) => ({ ...round, amount: BigInt(round.amount) })),
      ),
    heldByPools: async (merchantId) =>
      (await jackpots.board(merchantId)).pools.map(({ code, amount }) => ({
        code,
        amount: toWireAmount(amount),
      })),
    jackpotsOf: async ({ merchantId, rtp, pools }) => jackpots.shownFor(merchantId, rtp, pools),
  }
}

async function explain(database: Database, memberId: string, answer: DeskAnswer): Promise<HouseMoneyAnswer> {
  const guard = await memberGuardOf(database.kysely, memberId)
  const limit =
    answer.reason === 'RG_STAKE_LIMIT'
      ? guard.maxStake
      : answer.reason === 'BONUS_MAX_BET'
        ? guard.bonusMaxStake
        : null
  return {
    ...answer,
    ...(limit === null ? {} : { limitAmount: toWireAmount(limit) }),
    ...(guard.blockedUntil === null ? {} : { blockedUntil: guard.blockedUntil.toISOString() }),
  }
}
