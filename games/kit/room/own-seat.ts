/** The member's own seat at a table, and the chips on it. */
import { topUpOf } from './buy-in.ts'
import { isShort } from './idle-bar.ts'
import type { RoomLook } from './look.ts'
import { chips } from './money.ts'
import type { Notices } from './notices.ts'
import type { TableDialogs } from './table-dialogs.ts'
import type { RoomAnswer } from './view.ts'
import type { LiveRoom, RoomPage } from './live-room.ts'

export const isSittingOut = ({ room, mine }: RoomAnswer): boolean =>
  room.seats.find(({ seat }) => seat === mine?.seat)?.state === 'SITTING_OUT'

export const mayAct = ({ room, mine }: RoomAnswer): boolean =>
  mine !== null && (room.turn?.seats.includes(mine.seat) ?? false) && mine.actions.length > 0

/** Adds chips, and sits a player in again who had too few; says what takes effect only with the next hand. */
async function addChips(live: LiveRoom, amount: number): Promise<number> {
  const wasShort = isShort(live.answer)
  await live.topUp(amount)
  // A member who had too little to play with sat out for that alone.
  if (wasShort) await live.mark('IN')
  return live.answer.mine?.pendingTopUp ?? 0
}

/** Asks how much to add, and says what of it has to wait for the next hand. */
export function askTopUp(
  dialogs: TableDialogs,
  page: RoomPage,
  look: RoomLook,
  live: LiveRoom,
  words: Notices,
): void {
  const add = async (amount: number): Promise<void> => {
    const pending = await addChips(live, amount)
    const { buyIn } = look.roomTexts[page.language]
    if (pending > 0) words.tell(buyIn.topUpPending(chips(pending, page.currency)))
  }
  dialogs.askAmount(topUpOf(page, look, live.answer, add))
}
