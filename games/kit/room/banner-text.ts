import type { RoomTexts } from '../locales/room-texts.ts'
import type { RoomAnswer } from './view.ts'

/** A lost connection, or a room that closes, is shown above the table. */
export function bannerText(
  { line, closing }: RoomTexts,
  { room, mine }: RoomAnswer,
  { isUp, isSending }: { readonly isUp: boolean; readonly isSending: boolean },
): string {
  const lost = isSending ? line.asking : `${line.lost}${mine ? ` · ${line.lostTurn}` : ''}`
  return !isUp ? lost : room.state === 'CLOSING' ? closing.now : ''
}
