/**
 * A member's bets at a table from the press to the answer: stored as pending, taken by the wallet, then
 * accepted. What fails in between stays pending and is completed by the same key, or returned before the
 * draw.
 */
import type { HouseMoneyAnswer } from '../../contract/vendor/launch/house-port.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { bodyHashOf } from '../../platform/hashes.ts'
import { formatMinor, toRefusal, verdictOn, type Verdict } from '../../kernel/verdict.ts'
import type { Seat } from '../core/seats.ts'
import { Batcher } from '../../platform/batcher.ts'
import { judgeBets, type BetOrder, type Judged } from './judge-bets.ts'
import { walletRoundOf, type TableParts } from './parts.ts'
import {
  ACCEPTED,
  decideBets,
  PENDING,
  readBetByKey,
  REFUSED,
  type BetRow,
  type Decision,
} from './store/bets.ts'
import { readRound } from './store/rounds.ts'
import type { TableRow } from './store/tables.ts'

export interface PlaceOrder {
  roundNo: number
  bets: readonly { spot: string; stake: number }[]
  key: string
}

/** As on the wire (contract/vendor/studio/place-bets.ts). */
export interface PlacedValue {
  roundNo: number
  roundId: string
  bets: { betId: string; spot: string; stake: number; state: 'ACCEPTED' }[]
  balance: number
  currency: string
  totalStake: number
}

/** What the wallet is asked for. */
interface Taking {
  betId: string
  roundId: string
  memberId: string
  currency: string
  isFree: boolean
  amount: bigint
  gameCode: string
  walletToken: string
}

/** How often a lost answer of the wallet is asked for again before the member is asked to repeat. */
const ASKS = 3

export class TableBets {
  readonly #parts: TableParts
  readonly #judging: Batcher<BetOrder, Judged>
  readonly #deciding: Batcher<Decision, number | undefined>
  readonly #inFlight = new Set<string>()

  constructor(parts: TableParts) {
    this.#parts = parts
    // Whatever the database did with it, the same key finds out.
    const failed = (error: unknown): never => {
      parts.onError(error)
      throw busy()
    }
    this.#judging = new Batcher((orders) => judgeBets(parts.database, orders).catch(failed))
    this.#deciding = new Batcher(async (decisions) => {
      const states = await decideBets(parts.database.kysely, decisions).catch(failed)
      return decisions.map(({ betId }) => states.get(betId))
    })
  }

  /** Takes the bets, or returns the answer of the same key. */
  async place(
    seat: Seat,
    table: TableRow,
    order: PlaceOrder,
  ): Promise<{ value: PlacedValue; isRepeat: boolean }> {
    const game = this.#parts.gameOf(table.game_code)
    if (!game || table.game_code !== seat.gameCode) throw new Refusal('TABLE_NOT_FOUND')
    if (order.bets.some(({ spot }) => !game.spots.some(({ code }) => code === spot)))
      throw new Refusal('TABLE_SPOT_UNKNOWN')
    if (this.#judging.isFull) throw busy()
    const name = `${seat.memberId}\n${order.key}`
    if (this.#inFlight.has(name)) throw new Refusal('REQUEST_IN_PROGRESS')
    this.#inFlight.add(name)
    try {
      const bodyHash = bodyHashOf({ tableId: table.table_id, roundNo: order.roundNo, bets: order.bets })
      const { clientSeed } = await this.#parts.seeds.of(seat.memberId)
      const bets = order.bets.map(({ spot, stake }) => ({ spot, stake: BigInt(stake) }))
      const betId = newId(clock.nowMs())
      const { memberId, isFree, sessionId } = seat
      const judged = await this.#judging.do({
        betId,
        tableId: table.table_id,
        roundNo: order.roundNo,
        game,
        memberId,
        isFree,
        sessionId,
        key: order.key,
        bodyHash,
        clientSeed,
        bets,
      })
      switch (judged.is) {
        case 'CLOSED':
          throw new Refusal('TABLE_BETS_CLOSED')
        case 'LIMIT':
          throw limitOf('TABLE_LIMIT', judged.min, judged.max)
        case 'ROUND_LIMIT':
          throw limitOf('TABLE_ROUND_LIMIT', judged.used, judged.max)
        case 'KNOWN':
          return await this.#repeat(seat, order, judged.bet, bodyHash)
        case 'STORED': {
          const { balance } = await this.#take({
            betId,
            roundId: judged.roundId,
            memberId,
            currency: seat.currency,
            isFree,
            amount: judged.amount,
            gameCode: seat.gameCode,
            walletToken: seat.walletToken,
          })
          return {
            value: valueOf(
              { betId, roundId: judged.roundId, isFree, bets, totalAmount: judged.totalAmount },
              order.roundNo,
              balance,
              seat.currency,
            ),
            isRepeat: false,
          }
        }
      }
    } finally {
      this.#inFlight.delete(name)
    }
  }

  /** The member's first answer under a key; undefined if no accepted bet has it. */
  async operation(memberId: string, key: string): Promise<PlacedValue | undefined> {
    const bet = await readBetByKey(this.#parts.database.kysely, memberId, key)
    if (bet?.state !== ACCEPTED) return undefined
    const round = await readRound(this.#parts.database.kysely, bet.round_id)
    if (!round) return undefined
    const currency = playCurrency(this.#parts.currencyOf(round.merchant_id), bet.is_free)
    return valueOf(betOf(bet), round.round_no, toWireAmount(bet.balance_after!), currency)
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.#judging.flush()
    await this.#deciding.flush()
  }

  async #repeat(
    seat: Seat,
    order: PlaceOrder,
    bet: BetRow,
    bodyHash: string,
  ): Promise<{ value: PlacedValue; isRepeat: boolean }> {
    if (bet.body_hash.replaceAll('-', '') !== bodyHash) throw new Refusal('REQUEST_KEY_REUSED')
    if (bet.state === REFUSED) throw toRefusal(JSON.parse(bet.refusal!) as Verdict)
    if (bet.state !== ACCEPTED && bet.state !== PENDING) throw new Refusal('TABLE_BETS_CLOSED')
    const balance =
      bet.state === ACCEPTED
        ? toWireAmount(bet.balance_after!)
        : (
            await this.#take({
              betId: bet.bet_id,
              roundId: bet.round_id,
              memberId: bet.member_id,
              currency: seat.currency,
              isFree: bet.is_free,
              amount: bet.amount,
              gameCode: seat.gameCode,
              walletToken: seat.walletToken,
            })
          ).balance
    const value = valueOf(betOf(bet), order.roundNo, balance, seat.currency)
    return { value, isRepeat: bet.state === ACCEPTED }
  }

  /** Takes the stakes of a pending bet; a bet that was answered as accepted is in the draw. */
  async #take(taking: Taking): Promise<{ balance: number }> {
    const answer = await this.#askWallet(taking)
    if (answer.status === 'BET_CANCELLED' || answer.status === 'ROUND_CLOSED')
      throw new Refusal('TABLE_BETS_CLOSED')
    if (answer.status !== 'OK') {
      const verdict = verdictOn(answer)
      await this.#deciding.do({
        betId: taking.betId,
        state: REFUSED,
        balanceAfter: null,
        refusal: JSON.stringify({ code: verdict.code, params: verdict.params }),
        releasesKey: verdict.releasesKey,
      })
      throw toRefusal(verdict)
    }
    const balance = answer.balanceAmount!
    const state = await this.#deciding.do({
      betId: taking.betId,
      state: ACCEPTED,
      balanceAfter: BigInt(balance),
      refusal: null,
      releasesKey: false,
    })
    // The round was closed meanwhile and the stake is on its way back.
    if (state !== ACCEPTED) throw new Refusal('TABLE_BETS_CLOSED')
    return { balance }
  }

  async #askWallet(taking: Taking): Promise<HouseMoneyAnswer> {
    const message = {
      transactionId: taking.betId,
      memberId: taking.memberId,
      sessionToken: taking.walletToken,
      gameCode: taking.gameCode,
      roundId: walletRoundOf(taking.roundId, taking.isFree),
      amount: toWireAmount(taking.amount),
      currency: taking.currency,
    }
    for (let ask = 1; ask <= ASKS; ask++) {
      const answer = await this.#parts.port.bet(message).catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'COMMON_BUSY') throw error
        return undefined
      })
      if (answer && answer.status !== 'BUSY') return answer
    }
    throw busy()
  }
}

interface Shown {
  betId: string
  roundId: string
  isFree: boolean
  bets: readonly { spot: string; stake: bigint }[]
  totalAmount: bigint
}

function betOf(bet: BetRow): Shown {
  return {
    betId: bet.bet_id,
    roundId: bet.round_id,
    isFree: bet.is_free,
    bets: bet.spots.map((spot, at) => ({ spot, stake: bet.stakes[at]! })),
    totalAmount: bet.total_amount,
  }
}

function valueOf(bet: Shown, roundNo: number, balance: number, currency: string): PlacedValue {
  return {
    roundNo,
    roundId: bet.roundId,
    bets: bet.bets.map(({ spot, stake }) => ({
      betId: bet.betId,
      spot,
      stake: toWireAmount(stake),
      state: 'ACCEPTED' as const,
    })),
    balance,
    currency,
    totalStake: toWireAmount(bet.totalAmount),
  }
}

const limitOf = (code: 'TABLE_LIMIT' | 'TABLE_ROUND_LIMIT', ...amounts: readonly bigint[]) =>
  new Refusal(code, { params: amounts.map((amount) => formatMinor(toWireAmount(amount))) })

const busy = () => new Refusal('COMMON_BUSY', { retryAfterS: 1 })
