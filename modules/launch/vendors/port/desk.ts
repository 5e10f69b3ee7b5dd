/**
 * What a vendor's message means for the ledger: sessions and settings are looked up in memory, everything
 * else is decided inside the one database call that the poster shares among simultaneous messages.
 */
import type {
  AuthenticateAnswer,
  AuthenticateMessage,
  BalanceAnswer,
  BalanceMessage,
  BetMessage,
  BetWinMessage,
  MoneyAnswer,
  RollbackMessage,
  RoundAnswer,
  RoundMessage,
  TransactionsAnswer,
  TransactionsMessage,
  WinMessage,
} from '../../../../contract/vendor/launch/port.ts'
import type { HouseBetWinMessage } from '../../../../contract/vendor/launch/house-port.ts'
import { playCurrency, toWireAmount } from '../../../../kernel/money.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import {
  balancesOf,
  balancesOfMany,
  roundOf,
  vendorTransactionsOf,
  type Poster,
  type PostingResult,
} from '../../../wallet/index.ts'
import type { GameSession, GameSessions } from '../sessions/game-sessions.ts'
import type { Jackpots, RoundDraw } from '../../floor/jackpots/jackpots.ts'
import { openGameSession, pocketBalance } from '../sessions/open-game-session.ts'
import type { Vendor } from '../access/vendors.ts'

export interface DeskParts {
  readonly sessions: Sessions
  readonly database: Database
  readonly poster: Poster
  readonly gameSessions: GameSessions
  readonly catalogue: Catalogue
  readonly jackpots: Jackpots
}

interface Staking {
  memberId: string
  sessionToken: string
  gameCode: string
  currency: string
}
interface Seat {
  mode: 'REAL' | 'FREE'
  refusal?: 'SESSION_EXPIRED' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED'
  merchantId?: string
}

/** What the ledger answered, and the reason of a refusal, which only the house's own vendor is told. */
export interface DeskAnswer extends MoneyAnswer {
  reason?: string
}

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
    if (vendor.walletMode === 'TRANSFER')
      return { status: 'OK', ...(await pocketBalance(this.#parts.database, vendor, session)) }
    const balances = await balancesOf(this.#parts.database.kysely, session.memberId)
    const isFree = session.mode === 'FREE'
    return {
      status: 'OK',
      balanceAmount: toWireAmount(isFree ? balances.trial : balances.balance),
      currency: playCurrency(session.currency, isFree),
    }
  }

  async bet(vendor: Vendor, message: BetMessage): Promise<DeskAnswer> {
    const { merchantId: _, ...seat } = await this.#seatOf(vendor, message)
    return answerOf(
      await this.#parts.poster.post({
        kind: 'BET',
        vendor: vendor.code,
        ...idsOf(message),
        gameCode: message.gameCode,
        amount: BigInt(message.amount),
        roundClosed: message.roundClosed ?? false,
        ...seat,
      }),
    )
  }

  /** A vendor's own words on the pools are not read: only the house's rounds draw for them. */
  betWin(vendor: Vendor, message: BetWinMessage): Promise<DeskAnswer> {
    return this.#betWin(vendor, message, undefined)
  }

  houseBetWin(vendor: Vendor, message: HouseBetWinMessage): Promise<DeskAnswer> {
    return this.#betWin(vendor, message, message.jackpot)
  }

  async #betWin(vendor: Vendor, message: BetWinMessage, round: RoundDraw | undefined): Promise<DeskAnswer> {
    const { merchantId, ...seat } = await this.#seatOf(vendor, message)
    const ride =
      merchantId === undefined || seat.mode === 'FREE' || round === undefined
        ? undefined
        : this.#parts.jackpots.rideOf(merchantId, round)
    return answerOf(
      await this.#parts.poster.post({
        kind: 'BET_WIN',
        vendor: vendor.code,
        ...idsOf(message),
        gameCode: message.gameCode,
        betAmount: BigInt(message.betAmount),
        winAmount: BigInt(message.winAmount),
        ...seat,
        ...(ride === undefined ? {} : { ride }),
      }),
    )
  }

  async win(vendor: Vendor, message: WinMessage): Promise<MoneyAnswer> {
    return answerOf(
      await this.#parts.poster.post({
        kind: 'WIN',
        vendor: vendor.code,
        ...idsOf(message),
        gameCode: message.gameCode,
        amount: BigInt(message.amount),
        roundClosed: message.roundClosed,
        betTransactionId: message.betTransactionId,
        jackpotAmount: BigInt(message.jackpotAmount ?? 0),
        lateWinAllowed: vendor.settings.lateWinAllowed,
        // A currency that is not the round's is refused by the ledger, after it has looked for a repeat.
        currency: message.currency,
      }),
    )
  }

  async rollback(vendor: Vendor, message: RollbackMessage): Promise<MoneyAnswer> {
    return answerOf(
      await this.#parts.poster.post({
        kind: 'ROLLBACK',
        vendor: vendor.code,
        ...idsOf(message),
        originalTransactionId: message.originalTransactionId,
        unknownRollbackNotFound: vendor.settings.unknownRollbackNotFound,
        winRollbackAllowed: vendor.settings.winRollbackAllowed,
      }),
    )
  }

  async round(vendor: Vendor, message: RoundMessage): Promise<RoundAnswer> {
    const round = await roundOf(this.#parts.database.kysely, {
      vendor: vendor.code,
      roundId: message.roundId,
    })
    if (!round) return { status: 'ROUND_NOT_FOUND' }
    return {
      status: 'OK',
      state: round.state,
      betAmount: toWireAmount(round.betAmount),
      winAmount: toWireAmount(round.winAmount),
    }
  }

  /** What its own messages moved, by time; never another vendor's. */
  async transactions(vendor: Vendor, message: TransactionsMessage): Promise<TransactionsAnswer> {
    const { from, to, cursor = null, limit = 100 } = message
    const page = await vendorTransactionsOf(this.#parts.database.kysely, {
      vendor: vendor.code,
      from: new Date(from),
      to: new Date(to),
      cursor,
      limit,
    })
    return {
      status: 'OK',
      upTo: page.upTo.toISOString(),
      ...(page.nextCursor === null ? {} : { nextCursor: page.nextCursor }),
      transactions: page.transactions.map(({ takenAmount, paidAmount, createdAt, ...row }) => ({
        ...row,
        takenAmount: toWireAmount(takenAmount),
        paidAmount: toWireAmount(paidAmount),
        createdAt: createdAt.toISOString(),
      })),
    }
  }

  /**
   * The session that a bet is made from. Its faults are not answered here: a repeat of an accepted bet gets
   * its first answer whatever the state of the session, and only the ledger knows repeats.
   */
  async #seatOf(vendor: Vendor, message: Staking): Promise<Seat> {
    const session = await this.#parts.gameSessions.find(message.sessionToken)
    const mode = session?.mode ?? 'REAL'
    if (!isHolder(session, vendor, message.memberId)) return { mode, refusal: 'SESSION_EXPIRED' }
    if (message.currency !== playCurrency(session.currency, mode === 'FREE'))
      return { mode, refusal: 'CURRENCY_MISMATCH' }
    // A vendor with pockets of its own takes no stakes from the member's wallet here; it may still pay what
    // it owes from before.
    if (vendor.walletMode === 'TRANSFER') return { mode, refusal: 'GAME_DISABLED' }
    if (this.#parts.catalogue.isClosedHereOnly(session.merchantId, vendor.code, message.gameCode))
      return { mode, refusal: 'GAME_DISABLED' }
    return { mode, merchantId: session.merchantId }
  }
}

export function isHolder(
  session: GameSession | undefined,
  vendor: Vendor,
  memberId: string,
): session is GameSession {
  return (
    session !== undefined && session.isLive && session.vendor === vendor.code && session.memberId === memberId
  )
}

function idsOf({
  transactionId,
  memberId,
  roundId,
}: {
  transactionId: string
  memberId: string
  roundId: string
}) {
  return { transactionId, memberId, roundId }
}

function answerOf(result: PostingResult): DeskAnswer {
  const { status, walletTransactionId, balance, currentBalance, currency, isRepeat, reason } = result
  return {
    status,
    ...(walletTransactionId === undefined ? {} : { walletTransactionId }),
    ...(balance === null ? {} : { balanceAmount: toWireAmount(balance) }),
    ...(isRepeat && currentBalance !== null ? { currentBalanceAmount: toWireAmount(currentBalance) } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(reason === undefined ? {} : { reason }),
  }
}
