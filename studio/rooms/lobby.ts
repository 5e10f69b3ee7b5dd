/** The rooms of a house: opened as they are needed, found by code, listed for those who look for one. */
import { randomInt } from 'node:crypto'
import { openPrivateRoom as privateCall } from '../../contract/vendor/studio/open-private-room.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Reader } from '../../platform/postgres.ts'
import type { Seat } from '../seats.ts'
import type { RoomCore } from './core.ts'
import { freshSeed, unpackRow } from './open-room.ts'
import { roomGameNames, roomPlacePattern, type RoomWords } from './locales/names.ts'
import { bigBetOf, roomOfferOf, roomOffers, roomStakesOf } from './room-games.ts'
import { isRepeatOf } from './sit.ts'
import { emptyBody, placeInQueue, seatOfMember, type Room } from './state.ts'
import { addRoom, nameRoomOfKey, readKey, readRoom, readRooms, type OrderKey, type RoomRow } from './store/rooms.ts'

/** Letters and digits that nobody takes for one another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 6
const MOST_PRIVATE = 3

interface Kind { merchantId: string; gameCode: string; bigBet: number; seatCount: number }

async function openRoom(core: RoomCore, reader: Reader, kind: Kind, owner: { code: string; memberId: string } | null): Promise<string> {
  const seed = freshSeed(core.parts.secretKey)
  const now = clock.now()
  const roomId = newId(now.getTime())
  await addRoom(reader, {
    room_id: roomId, merchant_id: kind.merchantId, game_code: kind.gameCode, big_bet: BigInt(kind.bigBet), seat_count: kind.seatCount, code: owner?.code ?? null,
    opened_by: owner?.memberId ?? null, body: JSON.stringify(emptyBody(kind.seatCount)), commit_hash: seed.commit, seed_sealed: seed.sealed, opened_at: now,
  })
  return roomId
}

const isFree = (row: RoomRow): boolean => row.code === null && row.state === 'OPEN' && row.player_count < row.seat_count

/** The rooms of a game in a house; of every kind there is one with a free seat. */
export async function roomsOfGame(core: RoomCore, merchantId: string, gameCode: string): Promise<RoomRow[]> {
  const { database } = core.parts
  const offer = roomOfferOf(gameCode)
  if (!offer) return []
  const rows = await readRooms(database.kysely, merchantId, gameCode)
  const kinds = offer.stakes.flatMap((stakes) => offer.seatCounts.map((seatCount): Kind => ({ merchantId, gameCode, bigBet: bigBetOf(stakes), seatCount })))
  const missing = kinds.filter((kind) => !rows.some((row) => isFree(row) && toWireAmount(row.big_bet) === kind.bigBet && row.seat_count === kind.seatCount))
  for (const kind of missing) await openRoom(core, database.kysely, kind, null)
  return missing.length === 0 ? rows : readRooms(database.kysely, merchantId, gameCode)
}

/** What the lobby shows: rooms with players, and of those without any the first of its kind where no other has a free seat. */
export function shownRooms(rows: readonly RoomRow[]): RoomRow[] {
  const isSameKind = (a: RoomRow, b: RoomRow) => a.game_code === b.game_code && a.big_bet === b.big_bet && a.seat_count === b.seat_count
  return rows.filter((row) => {
    if (row.code !== null || row.state !== 'OPEN') return false
    return row.player_count > 0 || row.waiting_count > 0 || !rows.some((other) => other !== row && isSameKind(other, row) && isFree(other) && (other.player_count > 0 || other.number < row.number))
  })
}

export async function listRooms(core: RoomCore, seat: Seat, filter: { bigBlind?: number | undefined; seatCount?: number | undefined }): Promise<Room[]> {
  const rows = await roomsOfGame(core, seat.merchantId, seat.gameCode)
  const own = rows.filter((row) => row.code !== null && row.body.includes(`"${seat.memberId}"`))
  return [...shownRooms(rows), ...own].map((row) => unpackRow(core.parts.secretKey, row)).filter((room) => room !== undefined)
    .filter((room) => room.code === null || room.openedBy === seat.memberId || seatOfMember(room, seat.memberId) || placeInQueue(room, seat.memberId) >= 0)
    .filter((room) => (filter.bigBlind === undefined || bigBetOf(room.stakes) === filter.bigBlind) && (filter.seatCount === undefined || room.seatCount === filter.seatCount))
}

/** Rooms to try, the fullest with a free seat first. */
export async function quickRooms(core: RoomCore, seat: Seat, wanted: { bigBlind?: number | undefined; seatCount?: number | undefined }): Promise<RoomRow[]> {
  const rows = await roomsOfGame(core, seat.merchantId, seat.gameCode)
  const stakes = wanted.bigBlind ?? (roomOfferOf(seat.gameCode)?.stakes[0] && bigBetOf(roomOfferOf(seat.gameCode)!.stakes[0]!))
  return rows
    .filter((row) => isFree(row) && toWireAmount(row.big_bet) === stakes && (wanted.seatCount === undefined || row.seat_count === wanted.seatCount))
    .filter((row) => row.waiting_count === 0)
    .toSorted((a, b) => b.player_count - a.player_count || a.number - b.number)
}

/** A room that is entered by its code only. Errors: ROOM_STAKES, ROOM_TOO_MANY, GAME_TRIAL_BLOCKED. */
export async function openPrivateRoom(core: RoomCore, seat: Seat, order: { bigBlind: number; seatCount: number; key: string }): Promise<{ roomId: string; isRepeat: boolean }> {
  const { database } = core.parts
  if (seat.isFree) throw new Refusal('GAME_TRIAL_BLOCKED')
  const offer = roomOfferOf(seat.gameCode)
  if (!offer || !roomStakesOf(offer, order.bigBlind) || order.seatCount < 2 || order.seatCount > offer.game.mostSeats) throw new Refusal('ROOM_STAKES')
  const asKey: OrderKey = { memberId: seat.memberId, call: privateCall.name, key: order.key }
  return database.transaction(async (tx) => {
    if (await isRepeatOf(tx, asKey, ['private', seat.gameCode, order.bigBlind, order.seatCount], '')) return { roomId: (await readKey(tx, asKey))!.room_id!, isRepeat: true }
    const own = (await readRooms(tx, seat.merchantId, seat.gameCode)).filter((row) => row.opened_by === seat.memberId)
    if (own.length >= MOST_PRIVATE) throw new Refusal('ROOM_TOO_MANY', { params: [String(MOST_PRIVATE)] })
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!).join('')
    const roomId = await openRoom(core, tx, { merchantId: seat.merchantId, gameCode: seat.gameCode, bigBet: order.bigBlind, seatCount: order.seatCount }, { code, memberId: seat.memberId })
    if (!await readRoom(tx, roomId)) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    await nameRoomOfKey(tx, asKey, roomId)
    return { roomId, isRepeat: false }
  })
}

const rounded = (amount: number): string => (amount / 100).toLocaleString('en', { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 })

type NamedRoom = Pick<RoomRow, 'game_code' | 'number' | 'seat_count' | 'big_bet'>

/** What a room is called within its game: its stakes, seats and number. */
export function roomPlaces(row: NamedRoom): RoomWords {
  const offer = roomOfferOf(row.game_code)
  const stakes = offer && roomStakesOf(offer, toWireAmount(row.big_bet))
  const figures = stakes ? `${rounded(stakes.smallBlind || stakes.minBet)}/${rounded(bigBetOf(stakes))}` : ''
  const fill = (pattern: string) => pattern.replace('{0}', figures).replace('{1}', String(row.seat_count)).replace('{2}', String(row.number))
  return { TH: fill(roomPlacePattern.TH), EN: fill(roomPlacePattern.EN) }
}

/** What a room is called in lists: its game before its place. */
export function roomNames(row: NamedRoom): RoomWords {
  const [game, place] = [roomGameNames[row.game_code] ?? { TH: row.game_code, EN: row.game_code }, roomPlaces(row)]
  return { TH: `${game.TH} ${place.TH}`, EN: `${game.EN} ${place.EN}` }
}

/** For the list of PVP rooms on the platform's pages. */
export async function roomsOfHouse(core: RoomCore, merchantId: string) {
  const all = await Promise.all(roomOffers.map(({ game }) => roomsOfGame(core, merchantId, game.gameCode)))
  return all.flatMap((rows) => shownRooms(rows)).map((row) => {
    const stakes = roomStakesOf(roomOfferOf(row.game_code)!, toWireAmount(row.big_bet))
    return {
      roomId: row.room_id, names: roomNames(row), gameCode: row.game_code, minAmount: BigInt(stakes?.minBuyIn ?? 0), maxAmount: BigInt(stakes?.maxBuyIn ?? 0), currency: 'THB',
      playerCount: row.player_count, seatCount: row.seat_count,
    }
  })
}
