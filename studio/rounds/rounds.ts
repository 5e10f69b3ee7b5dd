/**
 * A round from the member's press to the answer: drawn and stored, then settled with the wallet in one step, then shown.
 * Whatever falls over in between, the stored round is the only one that this key can ever give.
 */
import type { MoneyAnswer, WalletPort } from '../../contract/vendor/launch/port.ts'
import { clock } from '../../kernel/clock.ts'
import { acceptsBet, type GameEvent } from '../../kernel/games/solo-game.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database } from '../../platform/postgres.ts'
import { gameByCode } from '../games.ts'
import { bodyHashOf } from '../hashes.ts'
import type { Seat } from '../seats.ts'
import { readLatestRound, readRound, readRoundByKey, settleRound, voidRound, type PendingRow, type RoundRow } from '../store/rounds.ts'
import type { DrawnRound } from './drawn-round.ts'
import type { Seeds } from '../seeds.ts'
import { Pace } from './pace.ts'
import { drawForPools, type RoundQueue } from './round-queue.ts'
import { toRefusal, verdictOn } from './verdict.ts'

export interface PlayOrder { gameCode: string; betAmount: number; choice?: unknown; /** No hand asked for it. */ isAuto?: boolean; key: string }

/** As the wire has it (contract/vendor/studio/fields.ts). */
export interface RoundValue {
  roundId: string; events: GameEvent[]; betAmount: number; winAmount: number; balance: number; currency: string
  proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }; closed: boolean
}

/** What settling needs of a round, drawn just now or read back. */
type SettleRow = Pick<DrawnRound, 'memberId' | 'roundId' | 'gameCode' | 'mathVersion' | 'betAmount' | 'winAmount' | 'isFree' | 'commit' | 'clientSeed' | 'nonce' | 'jackpotDraw'>

interface Parts { database: Database; queue: RoundQueue; port: WalletPort; seeds: Pick<Seeds, 'of' | 'serverSeedOf'> }

/** How often a lost answer of the wallet is asked for again before the member is told to repeat. */
const ASKS = 3
const RESUME_MS = 24 * 3_600_000

export class Rounds {
  readonly #parts: Parts
  readonly #pace: Pace
  readonly #inFlight = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pace = new Pace(parts)
  }

  /** Plays a round, or answers the one that the key gave before. */
  async play(seat: Seat, order: PlayOrder): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const game = gameByCode(order.gameCode)
    if (!game || order.gameCode !== seat.gameCode) throw new Refusal('GAME_NOT_FOUND')
    const betAmount = BigInt(order.betAmount)
    const name = `${seat.memberId}\n${order.key}`
    if (this.#inFlight.has(name)) throw new Refusal('REQUEST_IN_PROGRESS')
    this.#inFlight.add(name)
    try {
      const bodyHash = bodyHashOf({ gameCode: order.gameCode, betAmount: order.betAmount, choice: order.choice })
      // A key that has its round already is told so, whatever else is wrong with what comes under it now.
      if (!acceptsBet(game, betAmount)) throw new Refusal((await readRoundByKey(this.#parts.database.kysely, seat.memberId, order.key)) ? 'REQUEST_KEY_REUSED' : 'GAME_BET_INVALID')
      const { memberId, merchantId, sessionId, isFree } = seat
      const draw = { memberId, merchantId, sessionId, key: order.key, bodyHash, game, betAmount, choice: order.choice, isFree }
      const { isAutoplayAllowed, leastSpinMs } = await this.#parts.port.slotRulesOf?.(merchantId) ?? { isAutoplayAllowed: false, leastSpinMs: 0 }
      if (order.isAuto && !isAutoplayAllowed && !(await readRoundByKey(this.#parts.database.kysely, memberId, order.key))) throw new Refusal('GAME_AUTOPLAY_OFF')
      const drawn = leastSpinMs === 0 ? await this.#parts.queue.draw(draw) : await this.#pace.keep(draw, leastSpinMs, (judge) => this.#parts.queue.draw({ ...draw, judge }))
      return drawn === 'known' ? await this.#repeat(seat, order.key, bodyHash) : await this.#settle(seat.walletToken, drawn, [...drawn.events])
    } finally {
      this.#inFlight.delete(name)
    }
  }

  /** The same key again: a round that was settled is told as it was, one that was cut off is brought to its end. */
  async #repeat(seat: Seat, key: string, bodyHash: string): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const row = await readRoundByKey(this.#parts.database.kysely, seat.memberId, key)
    // Its key was released meanwhile: nothing came of it, and the next try is a new one.
    if (!row) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (row.body_hash.replaceAll('-', '') !== bodyHash) throw new Refusal('REQUEST_KEY_REUSED')
    if (row.state === 2) throw toRefusal(JSON.parse(row.refusal!) as { code: string; params: string[] })
    // A round that the wallet never saw may still win a pool: it draws what it drew.
    const jackpotDraw = row.is_free ? null : drawForPools({ serverSeed: this.#parts.seeds.serverSeedOf(row), clientSeed: row.client_seed, nonce: row.nonce })
    return this.#settle(seat.walletToken, { ...settleRowOf(row), jackpotDraw }, JSON.parse(row.events) as GameEvent[])
  }

  /** Takes the stake and pays the win in one step; the round's id is the wallet's key, so it happens once. */
  async #settle(walletToken: string, round: SettleRow, events: GameEvent[]): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const answer = await this.#askWallet(walletToken, round)
    if (answer.status !== 'OK') {
      const verdict = verdictOn(answer)
      await voidRound(this.#parts.database.kysely, round, JSON.stringify({ code: verdict.code, params: verdict.params }), verdict.releasesKey)
      throw toRefusal(verdict)
    }
    this.#parts.queue.noteSettled(round)
    // The wallet says the live balance beside an answer that it gave before.
    return { value: valueOf(round, events, answer), isRepeat: answer.currentBalanceAmount !== undefined }
  }

  async #askWallet(walletToken: string, round: SettleRow): Promise<MoneyAnswer> {
    const message = {
      transactionId: round.roundId, memberId: round.memberId, sessionToken: walletToken, gameCode: round.gameCode, roundId: round.roundId,
      betAmount: toWireAmount(round.betAmount), winAmount: toWireAmount(round.winAmount), currency: round.isFree ? 'TRIAL' : 'THB',
      ...(round.jackpotDraw === null ? {} : { jackpot: { draw: round.jackpotDraw, rtp: gameByCode(round.gameCode)?.rtp ?? '' } }),
    }
    for (let ask = 1; ask <= ASKS; ask++) {
      const answer = await this.#parts.port.betWin(message).catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'COMMON_BUSY') throw error
        return undefined
      })
      if (answer && answer.status !== 'BUSY') return answer
    }
    throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }

  /**
   * Finds out what became of stored rounds whose settlement nobody saw. A stake that the wallet never took is not taken
   * late: its round is void and its key free.
   */
  async resolve(rounds: readonly PendingRow[]): Promise<void> {
    for (const { member_id: memberId, round_id: roundId } of rounds) {
      const answer = await this.#parts.port.rollback({ transactionId: `${roundId}:void`, originalTransactionId: roundId, memberId, roundId })
      if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
      const round = { memberId, roundId }
      if (answer.status === 'BET_ALREADY_SETTLED') await settleRound(this.#parts.database.kysely, round)
      else await voidRound(this.#parts.database.kysely, round, JSON.stringify({ code: 'ROUND_STATE', params: [] }), true)
    }
  }

  /** The member's last round in this game where it was settled and not seen to its end; null where there is none. */
  async interrupted(seat: Seat, balance: number): Promise<RoundValue & { gameCode: string } | null> {
    const { kysely } = this.#parts.database
    let row = await readLatestRound(kysely, seat.memberId, seat.gameCode, seat.isFree)
    if (row?.state === 0) {
      await this.resolve([row])
      row = await readRound(kysely, row.member_id, row.round_id)
    }
    if (!row || row.state !== 1 || row.shown_at || clock.nowMs() - row.played_at.getTime() > RESUME_MS) return null
    const answer: MoneyAnswer = { status: 'OK', balanceAmount: balance, currency: row.is_free ? 'TRIAL' : 'THB' }
    return { ...valueOf(settleRowOf(row), JSON.parse(row.events) as GameEvent[], answer), gameCode: row.game_code }
  }

  /** What the member was first answered under a key; undefined where no settled round has it. */
  async operation(memberId: string, key: string): Promise<RoundValue | undefined> {
    const row = await readRoundByKey(this.#parts.database.kysely, memberId, key)
    // The wallet repeats its first answer to anyone with the round's id, whatever the session.
    return row?.state === 1 ? (await this.#settle('none', settleRowOf(row), JSON.parse(row.events) as GameEvent[])).value : undefined
  }
}

function settleRowOf(row: RoundRow): SettleRow {
  return {
    memberId: row.member_id, roundId: row.round_id, gameCode: row.game_code, mathVersion: row.math_version, betAmount: row.bet_amount, winAmount: row.win_amount,
    isFree: row.is_free, commit: row.commit_hash, clientSeed: row.client_seed, nonce: row.nonce, jackpotDraw: null,
  }
}

function valueOf(round: SettleRow, events: GameEvent[], answer: MoneyAnswer): RoundValue {
  return {
    roundId: round.roundId, events, betAmount: toWireAmount(round.betAmount), winAmount: toWireAmount(round.winAmount),
    balance: answer.balanceAmount!, currency: answer.currency!,
    proof: { commit: round.commit, clientSeed: round.clientSeed, nonce: round.nonce, mathVersion: round.mathVersion }, closed: true,
  }
}
