/** What an operator sees of the rooms, and may do: close one. Amounts are minor units. */
import type { RoomCore } from './core.ts'
import { roomNames } from './room-names.ts'
import { unpackRoom } from './open-room.ts'
import { bigBetOf, roomOfferOf } from './room-games.ts'
import { deckOfHand, isSeedOpen, seedOfHand } from './seed-opening.ts'
import { isInHand, seatsOf, viewOfHand, type Room } from './state.ts'
import {
  readActions,
  readHand,
  readHands,
  type ActionRow,
  type HandRow,
  type HandSeatRecord,
} from './store/hands.ts'
import { readRoom, readRooms, type RoomRow } from './store/rooms.ts'
import { clock } from '../../kernel/clock.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { foldHand } from '../../kernel/rooms/fold-hand.ts'
import { eventsFor, type HandInput, type RoomEvent } from '../../kernel/rooms/room-game.ts'

interface Page {
  pageNo: number
  pageSize: number
}

export function roomDesk(core: RoomCore) {
  const { database, secretKey } = core.parts
  return {
    async list(merchantId: string) {
      const rows = await readRooms(database.kysely, merchantId)
      const rooms = await Promise.all(
        rows.map(async (row) => ({ row, room: await unpackRoom(database.kysely, secretKey, row) })),
      )
      return rooms.flatMap(({ row, room }) => (room ? [deskRoom(row, room)] : []))
    },
    /** A repeat gets the same answer. */
    async close(merchantId: string, roomId: string): Promise<'CLOSING' | 'CLOSED' | 'NOT_FOUND'> {
      const row = await readRoom(database.kysely, roomId)
      if (row?.merchant_id !== merchantId) return 'NOT_FOUND'
      const { room } = await core.change(roomId, (each) => {
        if (each.state === 'OPEN') each.state = 'CLOSING'
      })
      return room.state === 'CLOSED' ? 'CLOSED' : 'CLOSING'
    },
    async hands(
      merchantId: string,
      filter: { readonly roomId?: string; readonly memberId?: string },
      page: Page,
    ) {
      const { rows, total } = await readHands(database.kysely, merchantId, filter, page)
      return { rows: rows.map(deskHand), total }
    },
    async hand(merchantId: string, handId: string) {
      if (!/^[0-9a-f-]{36}$/.test(handId)) return undefined
      const row = await readHand(database.kysely, handId)
      if (row?.merchant_id !== merchantId) return undefined
      const seats = JSON.parse(row.seats) as HandSeatRecord[]
      return {
        ...deskHand(row),
        commit: row.commit_hash,
        serverSeed: isSeedOpen(row.game_code, row.ended_at, clock.now()) ? seedOfHand(secretKey, row) : null,
        board: JSON.parse(row.board) as number[],
        cards: seats.map(({ seat, cards }) => ({ seat, cards })),
        actions: stepsOf(secretKey, row, await readActions(database.kysely, handId)),
      }
    },
  }
}

/**
 * The hand replayed from its start, with what anybody at the table could see; if its rules have changed
 * since, the stored steps.
 */
function stepsOf(secretKey: Buffer, row: HandRow, actions: readonly ActionRow[]) {
  const game = roomOfferOf(row.game_code)?.game
  const kept = ({ step, of_seat: seat, action, amount, at }: ActionRow) => ({
    step,
    seat,
    action,
    amount,
    at,
  })
  if (game?.mathVersion !== row.math_version)
    return actions.map((action) => ({
      ...kept(action),
      phase: null,
      potAmount: null,
      events: eventsFor(JSON.parse(action.events) as RoomEvent[], null),
    }))
  const moves = actions.map((action) => ({
    ...action,
    amount: action.amount === null ? null : toWireAmount(action.amount),
  }))
  const input = {
    ...(JSON.parse(row.input) as Omit<HandInput<unknown>, 'deck'>),
    deck: deckOfHand(secretKey, row),
  }
  return foldHand(game, input, moves, null).map(({ events, view }, place) => ({
    ...(place === 0
      ? { step: 0, seat: null, action: 'START', amount: null, at: row.started_at }
      : kept(actions[place - 1]!)),
    phase: view.phase,
    potAmount: BigInt(view.seats.reduce((sum, seat) => sum + seat.totalBetAmount, 0)),
    events,
  }))
}

function deskRoom(row: RoomRow, room: Room) {
  const { TH, EN } = roomNames(row)
  const { hand, body } = room
  const view = viewOfHand(room)
  return {
    roomId: room.roomId,
    gameCode: room.game.gameCode,
    names: { th: TH, en: EN },
    isPrivate: room.code !== null,
    state: room.state,
    betAmount: BigInt(bigBetOf(room.stakes)),
    seatCount: room.seatCount,
    seats: seatsOf(room).map((seat) => {
      const inHand = isInHand(room, seat) ? view?.seats.find((each) => each.seat === seat.seat) : undefined
      return {
        seat: seat.seat,
        memberId: seat.memberId,
        isHouse: seat.isHouse ?? false,
        stackAmount: BigInt(inHand?.stack ?? seat.stack),
        betAmount: BigInt(inHand?.totalBetAmount ?? 0),
        state: seat.isLeaving ? 'LEAVING' : seat.state,
        satAt: new Date(seat.satAtMs),
      }
    }),
    waitingCount: body.queue.length,
    hand: hand &&
      view && {
        handId: hand.handId,
        handNo: hand.handNo,
        phase: view.phase,
        potAmount: BigInt(view.seats.reduce((sum, seat) => sum + seat.totalBetAmount, 0)),
        startedAt: new Date(hand.startedAtMs),
        turnSeat: body.turn?.seats[0] ?? null,
        turnEndsAt: body.turn ? new Date(body.turn.endsAtMs) : null,
      },
  }
}

function deskHand(row: HandRow) {
  const seats = JSON.parse(row.seats) as HandSeatRecord[]
  return {
    handId: row.hand_id,
    handNo: row.hand_no,
    roomId: row.room_id,
    gameCode: row.game_code,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    state:
      row.state === 'SETTLED'
        ? ('SETTLED' as const)
        : row.state === 'VOID'
          ? ('VOID' as const)
          : ('RUNNING' as const),
    potAmount: row.pot_amount,
    rakeAmount: row.rake_amount,
    players: seats.map(({ seat, memberId, isHouse = false, stake, win }) => ({
      seat,
      memberId,
      isHouse,
      betAmount: BigInt(stake),
      winAmount: BigInt(win),
    })),
  }
}
