/** A merchant's rooms: opened as they are needed, found by code, listed for the lobby. */
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { Reader } from '../../platform/postgres.ts'
import type { Seat } from '../core/seats.ts'
import type { RoomCore } from './core.ts'
import { freshSeed, unpackRow } from './open-room.ts'
import { bigBetOf, roomOfferOf, roomOffers, roomStakesOf } from './room-games.ts'
import { roomNames } from './room-names.ts'
import { emptyBody, placeInQueue, seatOfMember, type Room } from './state.ts'
import { addRoom, readRooms, type RoomRow } from './store/rooms.ts'

interface Kind {
  merchantId: string
  gameCode: string
  bigBet: number
  seatCount: number
}

export async function openRoom(
  core: RoomCore,
  reader: Reader,
  kind: Kind,
  owner: { code: string; memberId: string } | null,
): Promise<string> {
  const seed = freshSeed(core.parts.secretKey)
  const now = clock.now()
  const roomId = newId(now.getTime())
  await addRoom(reader, {
    room_id: roomId,
    merchant_id: kind.merchantId,
    game_code: kind.gameCode,
    big_bet: BigInt(kind.bigBet),
    seat_count: kind.seatCount,
    code: owner?.code ?? null,
    opened_by: owner?.memberId ?? null,
    body: JSON.stringify(emptyBody(kind.seatCount)),
    commit_hash: seed.commit,
    seed_sealed: seed.sealed,
    opened_at: now,
  })
  return roomId
}

const isFree = (row: RoomRow): boolean =>
  row.code === null && row.state === 'OPEN' && row.player_count < row.seat_count

/** The rooms of a game at a merchant; of every kind there is one with a free seat. */
export async function roomsOfGame(core: RoomCore, merchantId: string, gameCode: string): Promise<RoomRow[]> {
  const { database } = core.parts
  const offer = roomOfferOf(gameCode)
  if (!offer) return []
  const rows = await readRooms(database.kysely, merchantId, gameCode)
  const kinds = offer.stakes.flatMap((stakes) =>
    offer.seatCounts.map(
      (seatCount): Kind => ({ merchantId, gameCode, bigBet: bigBetOf(stakes), seatCount }),
    ),
  )
  const missing = kinds.filter(
    (kind) =>
      !rows.some(
        (row) =>
          isFree(row) && toWireAmount(row.big_bet) === kind.bigBet && row.seat_count === kind.seatCount,
      ),
  )
  for (const kind of missing) await openRoom(core, database.kysely, kind, null)
  return missing.length === 0 ? rows : readRooms(database.kysely, merchantId, gameCode)
}

/**
 * The lobby shows rooms with players, and of those without any the first of its kind if no other has a free
 * seat.
 */
export function shownRooms(rows: readonly RoomRow[]): RoomRow[] {
  const isSameKind = (a: RoomRow, b: RoomRow) =>
    a.game_code === b.game_code && a.big_bet === b.big_bet && a.seat_count === b.seat_count
  return rows.filter((row) => {
    if (row.code !== null || row.state !== 'OPEN') return false
    return (
      row.player_count > 0 ||
      row.waiting_count > 0 ||
      !rows.some(
        (other) =>
          other !== row &&
          isSameKind(other, row) &&
          isFree(other) &&
          (other.player_count > 0 || other.number < row.number),
      )
    )
  })
}

export async function listRooms(
  core: RoomCore,
  seat: Seat,
  filter: { bigBlind?: number | undefined; seatCount?: number | undefined },
): Promise<Room[]> {
  const rows = await roomsOfGame(core, seat.merchantId, seat.gameCode)
  const own = rows.filter((row) => row.code !== null && row.body.includes(`"${seat.memberId}"`))
  return [...shownRooms(rows), ...own]
    .map((row) => unpackRow(core.parts.secretKey, row))
    .filter((room) => room !== undefined)
    .filter(
      (room) =>
        room.code === null ||
        room.openedBy === seat.memberId ||
        seatOfMember(room, seat.memberId) ||
        placeInQueue(room, seat.memberId) >= 0,
    )
    .filter(
      (room) =>
        (filter.bigBlind === undefined || bigBetOf(room.stakes) === filter.bigBlind) &&
        (filter.seatCount === undefined || room.seatCount === filter.seatCount),
    )
}

/** Rooms to try, the fullest with a free seat first. */
export async function quickRooms(
  core: RoomCore,
  seat: Seat,
  wanted: { bigBlind?: number | undefined; seatCount?: number | undefined },
): Promise<RoomRow[]> {
  const rows = await roomsOfGame(core, seat.merchantId, seat.gameCode)
  const stakes =
    wanted.bigBlind ??
    (roomOfferOf(seat.gameCode)?.stakes[0] && bigBetOf(roomOfferOf(seat.gameCode)!.stakes[0]!))
  return rows
    .filter(
      (row) =>
        isFree(row) &&
        toWireAmount(row.big_bet) === stakes &&
        (wanted.seatCount === undefined || row.seat_count === wanted.seatCount),
    )
    .filter((row) => row.waiting_count === 0)
    .toSorted((a, b) => b.player_count - a.player_count || a.number - b.number)
}

/** For the list of PVP rooms on the platform's pages. */
export async function roomsOfHouse(core: RoomCore, merchantId: string) {
  const all = await Promise.all(roomOffers.map(({ game }) => roomsOfGame(core, merchantId, game.gameCode)))
  return all
    .flatMap((rows) => shownRooms(rows))
    .map((row) => {
      const stakes = roomStakesOf(roomOfferOf(row.game_code)!, toWireAmount(row.big_bet))
      return {
        roomId: row.room_id,
        names: roomNames(row),
        gameCode: row.game_code,
        minAmount: BigInt(stakes?.minBuyIn ?? 0),
        maxAmount: BigInt(stakes?.maxBuyIn ?? 0),
        currency: core.parts.currencyOf(merchantId),
        playerCount: row.player_count,
        seatCount: row.seat_count,
      }
    })
}
