/** What a Pok Deng room says of its own. */
import type { RoomTexts } from '../../kit/locales/room-texts.ts'

export interface PokDengRoomTexts {
  name: string
  room: RoomTexts
  actions: Readonly<Record<string, string>>
  bidTag: (rounds: number) => string
  phases: Readonly<Record<string, string>>
  bank: (name: string, left: number, rounds: number) => string
  noBank: string
  banker: string
  points: (points: number) => string
  kinds: Readonly<Record<string, string>>
  deng: (deng: number) => string
  commission: string
  lines: {
    bid: (name: string, rounds: number) => string
    bank: (name: string, rounds: number) => string
    bankEnded: Readonly<Record<string, string>>
    bet: (name: string, amount: string) => string
    pass: (name: string) => string
    draw: (name: string) => string
    stand: (name: string) => string
    shows: (name: string, hand: string) => string
    wins: (name: string, amount: string) => string
    loses: (name: string, amount: string) => string
    push: (name: string) => string
    voided: string
  }
  bar: {
    bidTitle: string
    cover: (amount: string) => string
    rounds: (count: number) => string
    noBid: string
    bet: (amount: string) => string
    noBet: string
    least: string
    most: string
    again: string
    held: (amount: string) => string
    less: string
    more: string
    amount: string
    draw: string
    stand: string
    drawHint: string
    bankerHint: string
    waiting: string
  }
}
