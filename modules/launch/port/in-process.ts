import type { MoneyAnswer, WalletPort } from '../../../contract/vendor/launch/port.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { settingOf } from '../../system/index.ts'
import { memberGuardOf, noteCovered } from '../../wallet/index.ts'
import { launchSettings } from '../settings.ts'
import type { Vendor, VendorDirectory } from '../vendors.ts'
import type { GameSessions } from '../game-sessions.ts'
import type { Jackpots } from '../jackpots/jackpots.ts'
import type { VendorDesk } from './desk.ts'
import type { SlotRules } from '../slot-rules.ts'
import { stackPort } from './stacks.ts'

/**
 * The port as a vendor in this very process speaks it: the same desk, without HTTP and without a signature. A vendor of
 * the house is told what lies behind a refusal, so that its games can say it to the member.
 */
export function inProcessPort(parts: { directory: VendorDirectory; desk: VendorDesk; database: Database; jackpots: Jackpots; gameSessions: GameSessions; slotRules: SlotRules; catalogue: Catalogue; seatsHousePlayers: boolean }, code: string): WalletPort {
  const { desk } = parts
  const self = (): Vendor => {
    const vendor = parts.directory.find(code)
    if (!vendor) throw new Error(`no vendor ${code} is admitted`)
    return vendor
  }
  const explained = async (memberId: string, answer: MoneyAnswer) => answer.reason === undefined ? answer : explain(parts.database, memberId, answer)
  return {
    authenticate: async (message) => desk.authenticate(self(), message),
    balance: async (message) => desk.balance(self(), message),
    bet: async (message) => explained(message.memberId, await desk.bet(self(), message)),
    win: async (message) => desk.win(self(), message),
    betWin: async (message) => explained(message.memberId, await desk.betWin(self(), message)),
    rollback: async (message) => desk.rollback(self(), message),
    round: async (message) => desk.round(self(), message),
    slotRulesOf: (merchantId) => parts.slotRules.of(merchantId),
    // A game that is switched off is not listed.
    isGameOpen: ({ merchantId, gameCode }) => parts.catalogue.of(merchantId).gameOf(code, gameCode)?.state === 'OPEN',
    stacks: stackPort(parts, code),
    handLimitsOf: async (merchantId) => ({
      min: toWireAmount(await settingOf(parts.database.kysely, merchantId, launchSettings.handLeastBet)),
      max: toWireAmount(await settingOf(parts.database.kysely, merchantId, launchSettings.handMostBet)),
    }),
    noteCovered: (rounds) => noteCovered(parts.database.kysely, code, rounds.map((round) => ({ ...round, amount: BigInt(round.amount) }))),
    heldByPools: async (merchantId) => (await parts.jackpots.board(merchantId)).pools.map(({ code, amount }) => ({ code, amount: toWireAmount(amount) })),
    jackpotsOf: ({ merchantId, rtp, pools }) => parts.jackpots.shownFor(merchantId, rtp, pools),
  }
}

async function explain(database: Database, memberId: string, answer: MoneyAnswer): Promise<MoneyAnswer> {
  const guard = await memberGuardOf(database.kysely, memberId)
  const limit = answer.reason === 'RG_STAKE_LIMIT' ? guard.maxStake : answer.reason === 'BONUS_MAX_BET' ? guard.bonusMaxStake : null
  return {
    ...answer,
    ...(limit === null ? {} : { limitAmount: toWireAmount(limit) }),
    ...(guard.blockedUntil === null ? {} : { blockedUntil: guard.blockedUntil.toISOString() }),
  }
}
