/** How a room is called. */
import { toWireAmount } from '../../kernel/money.ts'
import { roomGameNames, roomPlacePattern, type RoomWords } from './locales/names.ts'
import { bigBetOf, roomOfferOf, roomStakesOf } from './room-games.ts'
import type { RoomRow } from './store/rooms.ts'

const rounded = (amount: number): string =>
  (amount / 100).toLocaleString('en', { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 })

type NamedRoom = Pick<RoomRow, 'game_code' | 'number' | 'seat_count' | 'big_bet'>

/** The name of a room within its game: its stakes, seats and number. */
export function roomPlaces(row: NamedRoom): RoomWords {
  const offer = roomOfferOf(row.game_code)
  const stakes = offer && roomStakesOf(offer, toWireAmount(row.big_bet))
  const figures = stakes ? `${rounded(stakes.smallBlind || stakes.minBet)}/${rounded(bigBetOf(stakes))}` : ''
  const fill = (pattern: string) =>
    pattern.replace('{0}', figures).replace('{1}', String(row.seat_count)).replace('{2}', String(row.number))
  return { TH: fill(roomPlacePattern.TH), EN: fill(roomPlacePattern.EN) }
}

/** The name of a room in lists: its game before its place. */
export function roomNames(row: NamedRoom): RoomWords {
  const [game, place] = [
    roomGameNames[row.game_code] ?? { TH: row.game_code, EN: row.game_code },
    roomPlaces(row),
  ]
  return { TH: `${game.TH} ${place.TH}`, EN: `${game.EN} ${place.EN}` }
}
