/** How much to bring to the table, or to add. */
import { formatClock } from '../../../design/format.ts'
import { isShort, leastStack } from './idle-bar.ts'
import type { RoomLook } from './look.ts'
import { chips } from './money.ts'
import type { AmountAsked } from './table-dialogs.ts'
import type { RoomAnswer } from './view.ts'
import type { RoomPage } from './live-room.ts'

export function buyInOf(
  page: RoomPage,
  look: RoomLook,
  { room, rathole }: RoomAnswer,
  sit: (amount: number) => Promise<void>,
): AmountAsked {
  const { buyIn } = look.roomTexts[page.language]
  const { minBuyIn, maxBuyIn, currency } = room.stakes
  const balance = page.balance()
  // A member who left with more brings at least that back, however much it is.
  const least = rathole ? Math.max(rathole.amount, minBuyIn) : minBuyIn
  const most = Math.max(least, Math.min(maxBuyIn, balance))
  return {
    title: buyIn.title,
    range: { least, most, step: Math.max(1, room.stakes.bigBlind || room.stakes.minBet) },
    unit: look.buyInUnit(room.stakes),
    start: rathole ? least : Math.min(most, Math.round((minBuyIn + maxBuyIn) / 2)),
    lines: [
      buyIn.intro(chips(least, currency), chips(Math.max(least, maxBuyIn), currency)),
      ...(rathole ? [buyIn.rathole(chips(rathole.amount, currency), formatClock(rathole.endsAt))] : []),
    ],
    balance,
    short: balance < least ? buyIn.short : '',
    confirm: (amount) => buyIn.confirm(chips(amount, currency)),
    send: sit,
  }
}

export function topUpOf(
  page: RoomPage,
  look: RoomLook,
  { room, mine }: RoomAnswer,
  add: (amount: number) => Promise<void>,
): AmountAsked {
  const { buyIn } = look.roomTexts[page.language]
  const balance = page.balance()
  const most = Math.min(mine?.topUpMax ?? 0, balance)
  const unit = Math.max(1, room.stakes.bigBlind || room.stakes.minBet)
  const stack = room.seats.find(({ seat }) => seat === mine?.seat)?.stack ?? 0
  // A player who adds chips can play with them.
  const least = Math.min(Math.max(unit, leastStack(room.stakes) - stack), Math.max(1, mine?.topUpMax ?? 1))
  return {
    title: buyIn.topUpTitle,
    range: { least, most: Math.max(most, least), step: Math.min(unit, least) },
    unit: look.buyInUnit(room.stakes),
    start: Math.max(most, least),
    lines: [isShort({ room, mine }) ? buyIn.out : buyIn.topUpIntro],
    balance,
    short: most < least ? buyIn.short : '',
    confirm: (amount) => buyIn.topUpConfirm(chips(amount, room.stakes.currency)),
    send: add,
  }
}
