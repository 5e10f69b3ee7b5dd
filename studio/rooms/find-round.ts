import type { RoomFairRound } from '../../kernel/games/fair-round.ts'
import { clock } from '../../kernel/clock.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../core/round-id.ts'
import type { RoomCore } from './core.ts'
import { deckOfHand, isSeedOpen, seedOfHand } from './seed-opening.ts'
import { readActions, readHand, type HandSeatRecord } from './store/hands.ts'

/** A settled hand in which the member was dealt cards, with what proves it; undefined otherwise. */
export async function findRoomRound(
  { parts: { database, secretKey, currencyOf } }: RoomCore,
  memberId: string,
  roundId: string,
): Promise<RoomFairRound | undefined> {
  const row = isRoundId(roundId) ? await readHand(database.kysely, roundId) : undefined
  if (row?.state !== 'SETTLED') return undefined
  const seats = JSON.parse(row.seats) as HandSeatRecord[]
  const own = seats.find((seat) => seat.memberId === memberId)
  if (!own) return undefined
  const isOpen = isSeedOpen(row.game_code, row.ended_at, clock.now())
  const actions = (await readActions(database.kysely, row.hand_id)).map((action) => ({
    ...action,
    amount: action.amount === null ? null : toWireAmount(action.amount),
  }))
  return {
    kind: 'ROOM',
    roundId,
    gameCode: row.game_code,
    mode: 'REAL',
    state: 'SETTLED',
    betAmount: own.stake,
    winAmount: own.win,
    currency: currencyOf(row.merchant_id),
    proof: {
      commit: row.commit_hash,
      clientSeed: row.client_part,
      nonce: row.hand_no,
      mathVersion: row.math_version,
    },
    serverSeed: isOpen ? seedOfHand(secretKey, row) : null,
    playedAt: row.ended_at!,
    room: {
      roomId: row.room_id,
      handNo: row.hand_no,
      seeds: seats.map(({ seat, clientSeed }) => ({ seat, clientSeed })),
      ownSeat: own.seat,
      cards: seenCards(deckOfHand(secretKey, row), seats, JSON.parse(row.board) as number[], own.seat),
      actions: actions.flatMap(({ step, of_seat: seat, action, amount }) =>
        seat === null ? [] : [{ step, seat, action, amount }],
      ),
      seats: seats.map(({ seat, name, isHouse = false, stake, win }) => ({
        seat,
        name,
        isHouse,
        betAmount: stake,
        winAmount: win,
      })),
      rakeAmount: toWireAmount(row.rake_amount),
      start: JSON.parse(row.input) as RoomFairRound['room']['start'],
      moves: actions.map(({ seat, action, amount }) => ({ seat, action, amount })),
    },
  }
}

/** What the member saw of the deck, each card with its place in it: their own, those shown, and the board. */
function seenCards(
  deck: readonly number[],
  seats: readonly HandSeatRecord[],
  board: readonly number[],
  ownSeat: number,
): { place: number; card: number; to: string }[] {
  const seen = seats
    .filter((seat) => seat.isShown || seat.seat === ownSeat)
    .flatMap((seat) => seat.cards.map((card) => ({ card, to: `SEAT:${seat.seat}` })))
  return [...seen, ...board.map((card) => ({ card, to: 'BOARD' }))].map(({ card, to }) => ({
    place: deck.indexOf(card),
    card,
    to,
  }))
}
