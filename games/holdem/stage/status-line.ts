/** The line under the board: the street, and the rake of the hand. */
import { chips } from '../../kit/room/money.ts'
import type { RoomView } from '../../kit/room/view.ts'
import type { HoldemTexts } from '../locales/texts.ts'

/** The most of the rake by the players dealt in (domain/studio-games.md §6.1): 1, 2 or 3 big blinds. */
const capOf = (bigBlind: number, dealt: number): number => bigBlind * Math.min(3, Math.max(1, dealt - 1))

export function statusLine(
  { phase, stakes, seats, board }: Pick<RoomView, 'phase' | 'stakes' | 'seats' | 'board'>,
  { streets, rake, noRake, room }: Pick<HoldemTexts, 'streets' | 'rake' | 'noRake' | 'room'>,
): string {
  const street = streets[phase]
  if (!street) return ''
  const isShown = phase !== 'SHOWDOWN' || seats.some(({ result }) => (result?.name ?? null) !== null)
  const dealt = seats.filter(({ isInHand }) => isInHand).length
  return `${isShown ? street : room.history.end} · ${board.length === 0 ? noRake : rake(chips(capOf(stakes.bigBlind, dealt), stakes.currency))}`
}
