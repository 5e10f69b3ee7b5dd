/**
 * A member's hands in rooms: a list, and each of them step by step as they may see it, for 180 days
 * (domain/studio-games.md §6.3).
 */
import type { MadeValue, ValueOf } from '../../kernel/call.ts'
import { clock } from '../../kernel/clock.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { toPage } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { foldHand, type Frame, type KeptMove } from '../../kernel/rooms/fold-hand.ts'
import type { HandInput, RoomEvent } from '../../kernel/rooms/room-game.ts'
import type { listRoomHandsSchemas } from '../../contract/vendor/studio/list-room-hands.ts'
import type { readRoomHandSchemas } from '../../contract/vendor/studio/read-room-hand.ts'
import type { Database } from '../../platform/postgres.ts'
import { roomOfferOf } from './room-games.ts'
import { deckOfHand, isSeedOpen, seedOfHand, seedOpensAt } from './seed-opening.ts'
import { readActions, readHand, type ActionRow, type HandRow, type HandSeatRecord } from './store/hands.ts'
import { isRoundId } from '../core/round-id.ts'
import type { Seat } from '../core/seats.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import { readOwnHands } from './store/room-hands.ts'

type Page = MadeValue<ValueOf<typeof listRoomHandsSchemas>>
type Replay = MadeValue<ValueOf<typeof readRoomHandSchemas>>
type Stored = Omit<HandInput<unknown>, 'deck'>

const KEPT_MS = 180 * 86_400_000

interface HandParts {
  database: Database
  secretKey: Buffer
  currencyOf: CurrencyOf
}

export class RoomHands {
  readonly #database: Database
  readonly #secretKey: Buffer
  readonly #currencyOf: CurrencyOf

  constructor({ database, secretKey, currencyOf }: HandParts) {
    this.#currencyOf = currencyOf
    this.#database = database
    this.#secretKey = secretKey
  }

  /** The member's hands of the open game, newest first. */
  async list(seat: Seat, page: { pageNo: number; pageSize: number }): Promise<Page> {
    const { memberId, gameCode, isFree, currency } = seat
    const { rows, total } = await readOwnHands(this.#database.kysely, {
      memberId,
      gameCode,
      isFree,
      since: new Date(clock.nowMs() - KEPT_MS),
      ...page,
    })
    const list = rows.map((row) => {
      const seats = JSON.parse(row.seats) as HandSeatRecord[]
      const [betAmount, winAmount] = [toWireAmount(row.stake_amount), toWireAmount(row.win_amount)]
      return {
        handId: row.hand_id,
        roomId: row.room_id,
        gameCode,
        handNo: row.hand_no,
        stakes: stakesOf(JSON.parse(row.input) as Stored, currency),
        playedAt: row.ended_at,
        playerCount: seats.length,
        seat: row.seat,
        cards: [...(seats.find((one) => one.memberId === memberId)?.cards ?? [])],
        board: JSON.parse(row.board) as number[],
        betAmount,
        winAmount,
        netAmount: winAmount - betAmount,
        rakeAmount: toWireAmount(row.rake_amount),
        currency,
      }
    })
    return toPage(list, page, total)
  }

  /**
   * One hand, step by step. HAND_NOT_FOUND if the member was not in it, or it is not settled, or too old.
   */
  async replay(seat: Seat, handId: string): Promise<Replay> {
    const row = isRoundId(handId) ? await readHand(this.#database.kysely, handId) : undefined
    const seats = row ? (JSON.parse(row.seats) as HandSeatRecord[]) : []
    const own = seats.find((one) => one.memberId === seat.memberId)
    const now = clock.now()
    if (
      !row ||
      !own ||
      row.state !== 'SETTLED' ||
      row.is_free !== seat.isFree ||
      now.getTime() - row.ended_at!.getTime() > KEPT_MS
    )
      throw new Refusal('HAND_NOT_FOUND')
    const input = JSON.parse(row.input) as Stored
    const isOpen = isSeedOpen(row.game_code, row.ended_at, now)
    const currency = playCurrency(this.#currencyOf(row.merchant_id), row.is_free)
    return {
      handId,
      roomId: row.room_id,
      gameCode: row.game_code,
      handNo: row.hand_no,
      stakes: stakesOf(input, currency),
      seatCount: input.seatCount,
      startedAt: row.started_at,
      endedAt: row.ended_at!,
      ownSeat: own.seat,
      board: JSON.parse(row.board) as number[],
      rakeAmount: toWireAmount(row.rake_amount),
      currency,
      seats: seats.map((one) => ({
        seat: one.seat,
        name: one.name,
        isHouse: one.isHouse ?? false,
        stackBefore: one.stack,
        stackAfter: one.stackAfter,
        betAmount: one.stake,
        winAmount: one.win,
        netAmount: one.win - one.stake,
        cards: one === own || one.isShown ? [...one.cards] : one.cards.map(() => -1),
      })),
      frames: await this.#frames(row, input, own.seat),
      proof: {
        commit: row.commit_hash,
        mathVersion: row.math_version,
        tag: 'deck52',
        nonce: row.hand_no,
        clientSeeds: row.client_seeds,
        clientSeed: row.client_part,
        serverSeed: isOpen ? seedOfHand(this.#secretKey, row) : null,
        opensAt: isOpen ? null : seedOpensAt(row.game_code, row.ended_at!),
      },
    }
  }

  /** The hand replayed from its start; none if it was played by rules that have changed since. */
  async #frames(row: HandRow, input: Stored, ownSeat: number): Promise<Replay['frames']> {
    const game = roomOfferOf(row.game_code)?.game
    if (game?.mathVersion !== row.math_version) return []
    const moves = (await readActions(this.#database.kysely, row.hand_id)).map(moveOf)
    return foldHand(game, { ...input, deck: deckOfHand(this.#secretKey, row) }, moves, ownSeat).map((frame) =>
      frameOf(frame, row.started_at),
    )
  }
}

interface Move extends KeptMove {
  readonly step: number
  readonly at: Date
}

const moveOf = ({ step, seat, action, amount, at }: ActionRow): Move => ({
  step,
  seat,
  action,
  amount: amount === null ? null : toWireAmount(amount),
  at,
})
const stakesOf = ({ stakes }: Stored, currency: string) => ({ ...stakes, currency })

function frameOf({ move, events, view }: Frame<Move>, startedAt: Date): Replay['frames'][number] {
  return {
    step: move?.step ?? 0,
    at: move?.at ?? startedAt,
    action: move && { seat: move.seat, action: move.action, amount: move.amount },
    events: events.map(eventOf),
    phase: view.phase,
    board: [...view.board],
    pots: view.pots.map(({ amount, seats }) => ({ amount, seats: [...seats] })),
    extra: view.extra,
    seats: view.seats.map((seat) => ({
      ...seat,
      cards: [...seat.cards],
      result: seat.result && { ...seat.result, best: [...seat.result.best] },
    })),
  }
}

const eventOf = ({ type, seat, amount, cards, note }: RoomEvent) => ({
  type,
  seat: seat ?? null,
  amount: amount ?? null,
  cards: cards ? [...cards] : null,
  note: note ?? null,
})
