/**
 * A round from the member's press to the answer: drawn and stored, then settled with the wallet in one step,
 * then shown. Whatever fails in between, the stored round is the only one that this key can ever give.
 */
import type { FreeRoundAnswer, HouseMoneyAnswer, HousePort } from '../../contract/vendor/launch/house-port.ts'
import { clock } from '../../kernel/clock.ts'
import { acceptsBet, type GameEvent, type SoloGame } from '../../kernel/games/solo-game.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database } from '../../platform/postgres.ts'
import { bodyHashOf } from '../../platform/hashes.ts'
import type { Seat } from '../core/seats.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import {
  readLatestRound,
  readRound,
  readRoundByKey,
  settleRound,
  voidRound,
  type PendingRow,
} from './store/rounds.ts'
import type { SettledRound } from './drawn-round.ts'
import type { Seeds } from '../core/seeds.ts'
import { Pace } from './spin-interval.ts'
import { drawForPools, type RoundQueue } from './round-queue.ts'
import { toRefusal, verdictOn } from '../../kernel/verdict.ts'
import { type RoundValue, type SettleRow, settleRowOf, valueOf } from './round-value.ts'

export interface PlayOrder {
  gameCode: string
  betAmount: number
  choice?: unknown
  /** An automatic spin. */
  isAuto?: boolean
  /** The free rounds that it is one of: the house stakes it. */
  grantId?: string
  key: string
}

interface Parts {
  database: Database
  queue: RoundQueue
  port: HousePort
  currencyOf: CurrencyOf
  seeds: Pick<Seeds, 'of' | 'serverSeedOf'>
  gameOf(gameCode: string): SoloGame | undefined
}

/** How often a lost answer of the wallet is asked for again before the member is asked to repeat. */
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

  /** Plays a round, or returns the one of the same key. */
  async play(seat: Seat, order: PlayOrder): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const game = this.#parts.gameOf(order.gameCode)
    if (!game || order.gameCode !== seat.gameCode) throw new Refusal('GAME_NOT_FOUND')
    const betAmount = BigInt(order.betAmount)
    const name = `${seat.memberId}\n${order.key}`
    if (this.#inFlight.has(name)) throw new Refusal('REQUEST_IN_PROGRESS')
    this.#inFlight.add(name)
    try {
      const bodyHash = bodyHashOf({
        gameCode: order.gameCode,
        betAmount: order.betAmount,
        choice: order.choice,
        grantId: order.grantId,
      })
      // A key that has its round already gets it, whatever else is wrong with the request.
      if (!acceptsBet(game, betAmount))
        throw new Refusal(
          (await readRoundByKey(this.#parts.database.kysely, seat.memberId, order.key))
            ? 'REQUEST_KEY_REUSED'
            : 'GAME_BET_INVALID',
        )
      const { memberId, merchantId, sessionId, isFree } = seat
      // Play money is never paid for real.
      if (isFree && order.grantId !== undefined) throw new Refusal('GAME_BET_INVALID')
      const draw = {
        memberId,
        merchantId,
        sessionId,
        key: order.key,
        bodyHash,
        game,
        betAmount,
        choice: order.choice,
        isFree,
        grantId: order.grantId ?? null,
      }
      const { isAutoplayAllowed, leastSpinMs } = await this.#parts.port.slotRulesOf(merchantId)
      if (
        order.isAuto &&
        !isAutoplayAllowed &&
        !(await readRoundByKey(this.#parts.database.kysely, memberId, order.key))
      )
        throw new Refusal('GAME_AUTOPLAY_OFF')
      const drawn =
        leastSpinMs === 0
          ? await this.#parts.queue.draw(draw)
          : await this.#pace.keep(draw, leastSpinMs, (judge) => this.#parts.queue.draw({ ...draw, judge }))
      return drawn === 'known'
        ? await this.#repeat(seat, order.key, bodyHash)
        : await this.#settle(seat.walletToken, drawn, [...drawn.events])
    } finally {
      this.#inFlight.delete(name)
    }
  }

  /** The same key again: a settled round is answered as it was, an interrupted one is completed. */
  async #repeat(
    seat: Seat,
    key: string,
    bodyHash: string,
  ): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const row = await readRoundByKey(this.#parts.database.kysely, seat.memberId, key)
    // Its key was released meanwhile: it is void, and the next try is a new one.
    if (!row) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (row.body_hash.replaceAll('-', '') !== bodyHash) throw new Refusal('REQUEST_KEY_REUSED')
    if (row.state === 2) throw toRefusal(JSON.parse(row.refusal!) as { code: string; params: string[] })
    // A round that the wallet never saw may still win a pool: its draw stays.
    const jackpotDraw =
      row.is_free || row.grant_id !== null
        ? null
        : drawForPools({
            serverSeed: this.#parts.seeds.serverSeedOf(row),
            clientSeed: row.client_seed,
            nonce: row.nonce,
          })
    return this.#settle(
      seat.walletToken,
      { ...settleRowOf(row), jackpotDraw },
      JSON.parse(row.events) as GameEvent[],
    )
  }

  /** Takes the stake and pays the win in one step; the round's id is the wallet's key, so it happens once. */
  async #settle(
    walletToken: string,
    round: SettleRow,
    events: GameEvent[],
  ): Promise<{ value: RoundValue; isRepeat: boolean }> {
    const answer: FreeRoundAnswer =
      round.grantId === null
        ? await this.#askWallet(walletToken, round)
        : await this.#playGranted(walletToken, round, round.grantId)
    if (answer.status !== 'OK') {
      const verdict = verdictOn(answer)
      await voidRound(
        this.#parts.database.kysely,
        round,
        JSON.stringify({ code: verdict.code, params: verdict.params }),
        verdict.releasesKey,
      )
      throw toRefusal(verdict)
    }
    this.#parts.queue.noteSettled(round)
    // The wallet adds the live balance to a repeated answer.
    return { value: valueOf(round, events, answer), isRepeat: answer.currentBalanceAmount !== undefined }
  }

  async #askWallet(walletToken: string, round: SettleRow): Promise<HouseMoneyAnswer> {
    const message = {
      transactionId: round.roundId,
      memberId: round.memberId,
      sessionToken: walletToken,
      gameCode: round.gameCode,
      roundId: round.roundId,
      betAmount: toWireAmount(round.betAmount),
      winAmount: toWireAmount(round.winAmount),
      currency: playCurrency(this.#parts.currencyOf(round.merchantId), round.isFree),
      ...(round.jackpotDraw === null
        ? {}
        : { jackpot: { draw: round.jackpotDraw, rtp: this.#parts.gameOf(round.gameCode)?.rtp ?? '' } }),
    }
    return this.#askSurely(() => this.#parts.port.betWin(message))
  }

  /** Nothing is taken from the member; what it wins is kept with the other rounds of the grant. */
  async #playGranted(walletToken: string, round: SettleRow, grantId: string): Promise<FreeRoundAnswer> {
    const { roundId, memberId, gameCode, betAmount, winAmount, merchantId } = round
    const message = {
      roundId,
      grantId,
      memberId,
      sessionToken: walletToken,
      gameCode,
      betAmount: toWireAmount(betAmount),
      winAmount: toWireAmount(winAmount),
    }
    const answer = await this.#askSurely(() => this.#parts.port.freeRound(message))
    return { ...answer, currency: this.#parts.currencyOf(merchantId) }
  }

  async #askSurely<Answer extends HouseMoneyAnswer>(send: () => Promise<Answer>): Promise<Answer> {
    for (let ask = 1; ask <= ASKS; ask++) {
      const answer = await send().catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'COMMON_BUSY') throw error
        return undefined
      })
      if (answer && answer.status !== 'BUSY') return answer
    }
    throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }

  /**
   * Finds out the result of stored rounds without a known settlement. A stake that the wallet never took is
   * not taken late: its round is void and its key free.
   */
  async resolve(rounds: readonly PendingRow[]): Promise<void> {
    for (const { member_id: memberId, round_id: roundId, ...row } of rounds) {
      if (row.grant_id !== null) {
        await this.#resolveGranted({ memberId, roundId }, row.grant_id, row.game_code)
        continue
      }
      const answer = await this.#parts.port.rollback({
        transactionId: `${roundId}:void`,
        originalTransactionId: roundId,
        memberId,
        roundId,
      })
      if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
      const round = { memberId, roundId }
      await this.#close(round, answer.status === 'BET_ALREADY_SETTLED')
    }
  }

  async #resolveGranted(round: SettledRound, grantId: string, gameCode: string): Promise<void> {
    const { roundId } = round
    await this.#close(round, await this.#parts.port.freeRoundInDoubt({ roundId, grantId, gameCode }))
  }

  async #close(round: SettledRound, isSettled: boolean): Promise<void> {
    const { kysely } = this.#parts.database
    if (isSettled) return settleRound(kysely, round)
    await voidRound(kysely, round, JSON.stringify({ code: 'ROUND_STATE', params: [] }), true)
  }

  /**
   * The member's last round in this game if it was settled and not seen to its end; null if there is none.
   */
  async interrupted(seat: Seat, balance: number): Promise<(RoundValue & { gameCode: string }) | null> {
    const { kysely } = this.#parts.database
    let row = await readLatestRound(kysely, seat.memberId, seat.gameCode, seat.isFree)
    if (row?.state === 0) {
      await this.resolve([row])
      row = await readRound(kysely, row.member_id, row.round_id)
    }
    if (!row || row.state !== 1 || row.shown_at || clock.nowMs() - row.played_at.getTime() > RESUME_MS)
      return null
    const events = JSON.parse(row.events) as GameEvent[]
    if (row.grant_id !== null)
      return { ...(await this.#settle('none', settleRowOf(row), events)).value, gameCode: row.game_code }
    const answer: HouseMoneyAnswer = {
      status: 'OK',
      balanceAmount: balance,
      currency: seat.currency,
    }
    return {
      ...valueOf(settleRowOf(row), events, answer),
      gameCode: row.game_code,
    }
  }

  /** The member's first answer under a key; undefined if no settled round has it. */
  async operation(memberId: string, key: string): Promise<RoundValue | undefined> {
    const row = await readRoundByKey(this.#parts.database.kysely, memberId, key)
    // The wallet repeats its first answer to anyone with the round's id, whatever the session.
    return row?.state === 1
      ? (await this.#settle('none', settleRowOf(row), JSON.parse(row.events) as GameEvent[])).value
      : undefined
  }
}
