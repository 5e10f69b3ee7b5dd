/**
 * What a vendor's message means for the ledger: sessions and settings are looked up here in memory, everything else is
 * decided inside the one database call that the poster shares among all messages of a moment.
 */
import type {
  AuthenticateAnswer, AuthenticateMessage, BalanceAnswer, BalanceMessage, BetMessage, BetWinMessage, MoneyAnswer, RollbackMessage, RoundAnswer, RoundMessage, TransactionsAnswer, TransactionsMessage, WinMessage,
} from '../../../contract/vendor/launch/port.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { balancesOf, balancesOfMany, roundOf, vendorTransactionsOf, type Poster, type PostingResult } from '../../wallet/index.ts'
import type { GameSession, GameSessions } from '../game-sessions.ts'
import type { Jackpots } from '../jackpots/jackpots.ts'
import { openGameSession, pocketBalance } from '../open-game-session.ts'
import type { Vendor } from '../vendors.ts'

export interface DeskParts {
  readonly sessions: Sessions
  readonly database: Database
  readonly poster: Poster
  readonly gameSessions: GameSessions
  readonly catalogue: Catalogue
  readonly jackpots: Jackpots
}

interface Staking { memberId: string; sessionToken: string; gameCode: string; currency: string }
interface Seat { mode: 'REAL' | 'FREE'; refusal?: 'SESSION_EXPIRED' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED'; merchantId?: string }

/** One desk for all vendors; every message comes with the vendor that was proved to have sent it. */
export class VendorDesk {
  readonly #parts: DeskParts

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  authenticate(vendor: Vendor, message: AuthenticateMessage): Promise<AuthenticateAnswer> {
    return openGameSession(this.#parts, vendor, message)
  }

  async balance(vendor: Vendor, message: BalanceMessage): Promise<BalanceAnswer> {
    const session = await this.#parts.gameSessions.find(message.sessionToken)
    if (!isHolder(session, vendor, message.memberId)) {
      const known = await balancesOfMany(this.#parts.database.kysely, [message.memberId])
      return { status: known.has(message.memberId) ? 'SESSION_EXPIRED' : 'MEMBER_NOT_FOUND' }
    }
    if (vendor.walletMode === 'TRANSFER') return { status: 'OK', ...await pocketBalance(this.#parts.database, vendor, session.memberId) }
    const balances = await balancesOf(this.#parts.database.kysely, session.memberId)
    const isFree = session.mode === 'FREE'
    return { status: 'OK', balanceAmount: toWireAmount(isFree ? balances.trial : balances.balance), currency: isFree ? 'TRIAL' : 'THB' }
  }

  async bet(vendor: Vendor, message: BetMessage): Promise<MoneyAnswer> {
    const { merchantId: _, ...seat } = await this.#seatOf(vendor, message)
    return answerOf(await this.#parts.poster.post({
      kind: 'BET', vendor: vendor.code, ...idsOf(message), gameCode: message.gameCode, amount: BigInt(message.amount), roundClosed: message.roundClosed ?? false, ...seat,
    }))
  }

  async betWin(vendor: Vendor, message: BetWinMessage): Promise<MoneyAnswer> {
    const { merchantId, ...seat } = await this.#seatOf(vendor, message)
    const ride = merchantId === undefined || seat.mode === 'FREE' ? undefined : this.#parts.jackpots.rideOf({ merchantId, vendor: vendor.code, round: message.jackpot })
    return answerOf(await this.#parts.poster.post({
      kind: 'BET_WIN', vendor: vendor.code, ...idsOf(message), gameCode: message.gameCode, betAmount: BigInt(message.betAmount), winAmount: BigInt(message.winAmount), ...seat,
      ...(ride === undefined ? {} : { ride }),
    }))
  }

  async win(vendor: Vendor, message: WinMessage): Promise<MoneyAnswer> {
    // A currency that we do not have is no round's; the ledger says so after it has looked for a repeat.
    const currency = message.currency === 'THB' || message.currency === 'TRIAL' ? message.currency : 'OTHER'
    return answerOf(await this.#parts.poster.post({
      kind: 'WIN', vendor: vendor.code, ...idsOf(message), gameCode: message.gameCode, amount: BigInt(message.amount), roundClosed: message.roundClosed,
      betTransactionId: message.betTransactionId, jackpotAmount: BigInt(message.jackpotAmount ?? 0),
      lateWinAllowed: vendor.settings.lateWinAllowed, currency,
    }))
  }

  async rollback(vendor: Vendor, message: RollbackMessage): Promise<MoneyAnswer> {
    return answerOf(await this.#parts.poster.post({
      kind: 'ROLLBACK', vendor: vendor.code, ...idsOf(message), originalTransactionId: message.originalTransactionId,
      unknownRollbackNotFound: vendor.settings.unknownRollbackNotFound, winRollbackAllowed: vendor.settings.winRollbackAllowed,
    }))
  }

  async round(vendor: Vendor, message: RoundMessage): Promise<RoundAnswer> {
    const round = await roundOf(this.#parts.database.kysely, { vendor: vendor.code, roundId: message.roundId })
    if (!round) return { status: 'ROUND_NOT_FOUND' }
    return { status: 'OK', state: round.state, betAmount: toWireAmount(round.betAmount), winAmount: toWireAmount(round.winAmount) }
  }

  /** What its own messages moved, by time; another vendor's never. */
  async transactions(vendor: Vendor, message: TransactionsMessage): Promise<TransactionsAnswer> {
    const { from, to, cursor = null, limit = 100 } = message
    const page = await vendorTransactionsOf(this.#parts.database.kysely, { vendor: vendor.code, from: new Date(from), to: new Date(to), cursor, limit })
    return {
      status: 'OK', upTo: page.upTo.toISOString(), ...(page.nextCursor === null ? {} : { nextCursor: page.nextCursor }),
      transactions: page.transactions.map(({ takenAmount, paidAmount, createdAt, ...row }) => ({
        ...row, takenAmount: toWireAmount(takenAmount), paidAmount: toWireAmount(paidAmount), createdAt: createdAt.toISOString(),
      })),
    }
  }

  /**
   * Where the bet is made from. What is wrong with it is not answered here: a repeat of an accepted bet gets its first
   * answer whatever became of the session, and only the ledger knows repeats.
   */
  async #seatOf(vendor: Vendor, message: Staking): Promise<Seat> {
    const session = await this.#parts.gameSessions.find(message.sessionToken)
    const mode = session?.mode ?? 'REAL'
    if (!isHolder(session, vendor, message.memberId)) return { mode, refusal: 'SESSION_EXPIRED' }
    if (message.currency !== (mode === 'FREE' ? 'TRIAL' : 'THB')) return { mode, refusal: 'CURRENCY_MISMATCH' }
    // A vendor with pockets of its own takes no stakes from the member's wallet here; what it still owes from before, it may pay.
    if (vendor.walletMode === 'TRANSFER') return { mode, refusal: 'GAME_DISABLED' }
    if (this.#parts.catalogue.isClosedHereOnly(session.merchantId, vendor.code, message.gameCode)) return { mode, refusal: 'GAME_DISABLED' }
    return { mode, merchantId: session.merchantId }
  }
}

function isHolder(session: GameSession | undefined, vendor: Vendor, memberId: string): session is GameSession {
  return session !== undefined && session.isLive && session.vendor === vendor.code && session.memberId === memberId
}

function idsOf({ transactionId, memberId, roundId }: { transactionId: string; memberId: string; roundId: string }) {
  return { transactionId, memberId, roundId }
}

function answerOf(result: PostingResult): MoneyAnswer {
  const { status, walletTransactionId, balance, currentBalance, currency, isRepeat, reason } = result
  return {
    status,
    ...(walletTransactionId === undefined ? {} : { walletTransactionId }),
    ...(balance === null ? {} : { balanceAmount: toWireAmount(balance) }),
    ...(isRepeat && currentBalance !== null ? { currentBalanceAmount: toWireAmount(currentBalance) } : {}),
    currency,
    ...(reason === undefined ? {} : { reason }),
  }
}
