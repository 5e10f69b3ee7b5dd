import type { RoomTexts } from '../../kit/locales/room-texts.ts'

/** What the hold'em table says of its own. */
export interface HoldemTexts {
  name: string
  room: RoomTexts
  actions: Readonly<Record<string, string>>
  /** Sentences of the log; `amount` is written already. */
  lines: Readonly<Record<string, (name: string, amount: string) => string>>
  streets: Readonly<Record<string, string>>
  hands: Readonly<Record<string, string>>
  /** What one card more would make. */
  draws: { flush: (suit: string) => string; straight: string; both: string }
  shows: (name: string, cards: string, hand: string) => string
  mucks: (name: string) => string
  wins: (name: string, amount: string) => string
  allIn: string
  bar: {
    fold: string
    check: string
    call: (amount: string) => string
    callAllIn: (amount: string) => string
    bet: (amount: string) => string
    raise: (amount: string) => string
    allIn: (amount: string) => string
    third: string
    half: string
    pot: string
    all: string
    less: string
    more: string
    amount: string
    amountOf: (least: string, most: string) => string
    before: string
    checkFold: string
    checkOnly: string
    waiting: string
  }
  rake: (cap: string) => string
  noRake: string
}
