/**
 * What only the vendor can tell of a member's records. The ledger knows what a round took, and that money was set aside
 * for a seat, added to it and given back; what was staked, and in which room, is asked of the vendor.
 */
import type { SeatStep } from '../../contract/shared/seat-words.ts'
import type { CallContext } from '../../platform/calls.ts'
import { defineService } from '../../platform/services.ts'

/** By round; rounds that took no more than was staked are not among them. */
export type FindPlayedStakes = (
  memberId: string,
  roundIds: readonly string[],
) => Promise<ReadonlyMap<string, bigint>>
export const playedStakesKey = defineService<FindPlayedStakes>('wallet.played-stakes')

interface Played {
  readonly vendor: string
  readonly roundId: string
}

/** What a member staked in rounds of any vendor, by round; null where what was taken is what was staked. */
export async function playedAmountsOf(
  context: Pick<CallContext, 'use'>,
  memberId: string,
  rounds: readonly Played[],
): Promise<(round: Played) => bigint | null> {
  const asked = rounds.filter(isOfStudio).map(({ roundId }) => roundId)
  const played =
    asked.length === 0 ? new Map<string, bigint>() : await context.use(playedStakesKey)(memberId, asked)
  return (round) => (isOfStudio(round) ? played.get(round.roundId) : undefined) ?? null
}

const isOfStudio = ({ vendor }: Played) => vendor === 'STUDIO'

export interface SeatMove {
  stackId: string
  step: SeatStep
  /**
   * What came back less what was brought, in minor units: of a seat that was left, and of one that was taken and where
   * nothing is left. Else null.
   */
  resultAmount: bigint | null
}

/** A room's name within its game. */
export interface SeatPlace {
  readonly th: string
  readonly en: string
}

/** By stack, of one member. */
export type FindSeatPlaces = (
  memberId: string,
  stackIds: readonly string[],
) => Promise<ReadonlyMap<string, SeatPlace>>
export const seatPlacesKey = defineService<FindSeatPlaces>('wallet.seat-places')

interface Line {
  readonly vendor: string | null
  readonly seat: SeatMove | null
}

/** What the lines of a member's record say about seats; null for all others. */
export async function seatViewsOf(
  context: Pick<CallContext, 'use' | 'language'>,
  memberId: string,
  lines: readonly Line[],
) {
  const stackIds = [
    ...new Set(lines.flatMap(({ vendor, seat }) => (vendor === 'STUDIO' && seat ? [seat.stackId] : []))),
  ]
  const places =
    stackIds.length === 0
      ? new Map<string, SeatPlace>()
      : await context.use(seatPlacesKey)(memberId, stackIds)
  return ({ seat }: Line) =>
    seat && {
      step: seat.step,
      roomName: places.get(seat.stackId)?.[context.language] ?? null,
      resultAmount: seat.resultAmount,
    }
}
