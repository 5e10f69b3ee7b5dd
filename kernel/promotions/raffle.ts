/**
 * The draw of a raffle (domain/economy.md §6.1): the stream has the tag `raffle:<id>`, and its client part
 * is the digest of the frozen ticket list, so that nobody could add a ticket afterwards.
 */
import type { Sha256 } from '../fair/shared-round.ts'
import { sha256, toHex } from '../fair/sha256.ts'
import { openStream, type FairStream, type Hmac } from '../fair/stream.ts'

/** Tickets that were given together, from the first number on. */
export interface TicketRange {
  readonly firstNumber: number
  readonly count: number
  /** Who has them, without a name: the same for all tickets of a member in this raffle. */
  readonly holder: string
}

export const raffleTag = (promotionId: string): string => `raffle:${promotionId}`

const encoder = new TextEncoder()

/** A holder in the published list; a member finds their own again, and nobody else's account is told. */
export const holderOf = (promotionId: string, memberId: string, hash: Sha256 = sha256): string =>
  toHex(hash(encoder.encode(`${promotionId}:${memberId}`))).slice(0, 16)

/** A line of the list as it is published: `118-129:<holder>`. */
export const ticketLine = ({ firstNumber, count, holder }: TicketRange): string =>
  `${firstNumber}-${firstNumber + count - 1}:${holder}`

/** SHA-256 over the lines in the order of their numbers, each ended by a line feed. */
export const digestOfTickets = (ranges: readonly TicketRange[], hash: Sha256 = sha256): string =>
  toHex(hash(encoder.encode(ranges.map((range) => `${ticketLine(range)}\n`).join(''))))

/** Places in the list, from 0: as many as there are prizes, none twice, fewer if there are fewer tickets. */
export function drawPlaces(stream: Pick<FairStream, 'int'>, ticketCount: number, prizes: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < Math.min(prizes, ticketCount)) drawn.add(stream.int(ticketCount))
  return [...drawn]
}

/** The ticket at a place of the list, which may have gaps between its numbers. */
export function ticketAt(
  ranges: readonly TicketRange[],
  place: number,
): { readonly number: number; readonly holder: string } {
  let before = 0
  for (const { firstNumber, count, holder } of ranges) {
    if (place < before + count) return { number: firstNumber + place - before, holder }
    before += count
  }
  throw new RangeError('the list has no such place')
}

/** The winning tickets, the first prize first. A malformed seed throws a RangeError. */
export function drawWinners(
  serverSeed: string,
  promotionId: string,
  ranges: readonly TicketRange[],
  prizes: number,
  hmac?: Hmac,
): { readonly number: number; readonly holder: string }[] {
  const total = ranges.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  const input = { serverSeed, clientSeed: digestOfTickets(ranges), nonce: 0, tag: raffleTag(promotionId) }
  return drawPlaces(openStream(input, hmac), total, prizes).map((place) => ticketAt(ranges, place))
}
