/** Who may sit down where, and with how much (domain/studio-games.md §6.1, §6.3). */
import { Refusal } from '../../kernel/refusal.ts'
import { formatMinor } from '../../kernel/verdict.ts'
import { freeSeats } from './room-steps.ts'
import { coarseWords } from './locales/coarse.ts'
import { seatOfMember, seatsOf, type Room } from './state.ts'

export const RATHOLE_MS = 60 * 60_000
export const MOST_ROOMS = 4

export interface Sitter {
  memberId: string
  device: string
  network: string
}

/** The seat to take; refuses a member who may not have it. */
export function chooseSeat(room: Room, sitter: Sitter, wanted: number | undefined): number {
  if (room.state !== 'OPEN') throw new Refusal('ROOM_CLOSED')
  if (room.isGameShut) throw new Refusal('GAME_MAINTENANCE')
  if (seatOfMember(room, sitter.memberId)) throw new Refusal('ROOM_ALREADY_SEATED')
  refuseSameDevice(room, sitter)
  const offered = room.body.queue.find((entry) => entry.memberId === sitter.memberId)?.offer?.seat
  const free = freeSeats(room)
  if (wanted === undefined) {
    const seat = offered ?? free[0]
    if (seat === undefined) throw new Refusal('ROOM_FULL')
    return seat
  }
  if (wanted >= room.seatCount || (wanted !== offered && !free.includes(wanted)))
    throw new Refusal('ROOM_SEAT_TAKEN')
  return wanted
}

/** A machine's own address says nothing about who uses it. */
const isTelling = (network: string): boolean => network !== '' && network !== 'loopback'

function refuseSameDevice(room: Room, { device, network }: Sitter): void {
  const isKnown = seatsOf(room).some(
    (seat) => (device !== '' && seat.device === device) || (isTelling(network) && seat.network === network),
  )
  if (isKnown) throw new Refusal('ROOM_SAME_DEVICE')
}

export interface LastLeft {
  amount: number
  atMs: number
}

/**
 * What a member who left a short while ago must bring back: nobody takes winnings off a table and sits down
 * with less.
 */
export function ratholeOf(
  room: Room,
  last: LastLeft | undefined,
  nowMs: number,
): { amount: number; endsAtMs: number } | null {
  if (!last || nowMs - last.atMs >= RATHOLE_MS || last.amount <= room.stakes.minBuyIn) return null
  return { amount: last.amount, endsAtMs: last.atMs + RATHOLE_MS }
}

export function checkBuyIn(room: Room, buyIn: number, last: LastLeft | undefined, nowMs: number): void {
  const rathole = ratholeOf(room, last, nowMs)
  if (rathole && buyIn < rathole.amount)
    throw new Refusal('ROOM_RATHOLE', {
      params: [formatMinor(rathole.amount), String(Math.ceil((rathole.endsAtMs - nowMs) / 60_000))],
    })
  const minBuyIn = rathole?.amount ?? room.stakes.minBuyIn
  const maxBuyIn = Math.max(room.stakes.maxBuyIn, minBuyIn)
  if (buyIn < minBuyIn || buyIn > maxBuyIn)
    throw new Refusal('ROOM_BUY_IN', { params: [formatMinor(minBuyIn), formatMinor(maxBuyIn)] })
}

const LINK =
  /https?:|www\.|[a-z0-9-]+\s*[.]\s*(com|net|org|io|me|th|co|info|app|bet|asia|vip|xyz|site|online)\b|t\.me|line\s*(id|ไอดี)|@[a-z0-9_.]{3,}/i
/** Seven digits and more, however they are written or separated. */
const PHONE = /(?:[0-9๐-๙][\s.\-()]*){7,}/

/** Links and contact details are not allowed in the chat of a table. */
export function isFitToSay(text: string): boolean {
  return !LINK.test(text) && !PHONE.test(text)
}

/** The chat line, with a star for each letter of an offensive word. */
export function withoutCoarse(text: string): string {
  return coarseWords.reduce((said, word) => said.replace(word, (found) => '*'.repeat(found.length)), text)
}
