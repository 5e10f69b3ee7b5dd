/** What the news of a hand sounds like. */
import type { Sound } from '../stage/sound.ts'
import type { ReplayEvent, RoomAnswer } from './view.ts'

export function soundNews(
  sound: Sound,
  { room, mine }: RoomAnswer,
  { events, isNewHand }: { readonly events: readonly ReplayEvent[]; readonly isNewHand: boolean },
): void {
  // A pot below what one put in is no win to be heard.
  const hasGained = (room.seats.find(({ seat }) => seat === mine?.seat)?.result?.netAmount ?? 0) > 0
  if (hasGained && events.some(({ type, seat }) => type === 'WIN' && seat === mine?.seat)) sound.win()
  else if (isNewHand || events.some(({ cards }) => cards !== null)) sound.reelStop(1)
  else if (events.some(({ amount }) => (amount ?? 0) > 0)) sound.press()
}
