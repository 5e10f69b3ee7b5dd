/**
 * What only the vendor knows about a member's records. The ledger knows what a round took, and that money was
 * set aside for a seat, added to it and given back; what was staked, and in which room, is asked of the
 * vendor.
 */
import type { SeatStep } from '../../contract/shared/seat-words.ts'
import type { CallContext } from '../../platform/calls.ts'
import { defineService } from '../../platform/services.ts'

/** A room's name within its game. */
export interface SeatPlace {
  readonly th: string
  readonly en: string
}

/** What a vendor of the house says about a member's rounds and seats. No other vendor is asked. */
export interface RoundSource {
  readonly vendor: string
  /** By round; rounds that took no more than was staked are not among them. */
  playedStakes(memberId: string, roundIds: readonly string[]): Promise<ReadonlyMap<string, bigint>>
  /** By stack. */
  seatPlaces(memberId: string, stackIds: readonly string[]): Promise<ReadonlyMap<string, SeatPlace>>
}
export const roundSourcesKey = defineService<readonly RoundSource[]>('wallet.round-sources')

interface Played {
  readonly vendor: string
  readonly roundId: string
}

/** What a member staked in rounds of any vendor, by round; null if that is exactly what was taken. */
export async function playedAmountsOf(
  context: Pick<CallContext, 'use'>,
  memberId: string,
  rounds: readonly Played[],
): Promise<(round: Played) => bigint | null> {
  if (rounds.length === 0) return () => null
  const played = new Map<string, ReadonlyMap<string, bigint>>()
  for (const source of context.use(roundSourcesKey)) {
    const asked = rounds.filter(({ vendor }) => vendor === source.vendor)
    if (asked.length === 0) continue
    const roundIds = asked.map(({ roundId }) => roundId)
    played.set(source.vendor, await source.playedStakes(memberId, roundIds))
  }
  return ({ vendor, roundId }) => played.get(vendor)?.get(roundId) ?? null
}

export interface SeatMove {
  stackId: string
  step: SeatStep
  /**
   * The result in minor units (what came back less what was brought) of a seat that was left, or of a stack
   * that was lost completely. Otherwise null.
   */
  resultAmount: bigint | null
}

interface Line {
  readonly vendor: string | null
  readonly seat: SeatMove | null
}

/** What the lines of a member's record say about seats; null for all other lines. */
export async function seatViewsOf(
  context: Pick<CallContext, 'use' | 'language'>,
  memberId: string,
  lines: readonly Line[],
) {
  const seated = lines.filter(({ seat }) => seat !== null)
  const places =
    seated.length === 0 ? noPlaces : await placesOf(context.use(roundSourcesKey), memberId, seated)
  return ({ seat }: Line) =>
    seat && {
      step: seat.step,
      roomName: places.get(seat.stackId)?.[context.language] ?? null,
      resultAmount: seat.resultAmount,
    }
}

const noPlaces: ReadonlyMap<string, SeatPlace> = new Map()

async function placesOf(
  sources: readonly RoundSource[],
  memberId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, SeatPlace>> {
  const places = new Map<string, SeatPlace>()
  for (const source of sources) {
    const stackIds = new Set(
      lines.flatMap(({ vendor, seat }) => (vendor === source.vendor && seat ? [seat.stackId] : [])),
    )
    if (stackIds.size === 0) continue
    for (const [stackId, place] of await source.seatPlaces(memberId, [...stackIds]))
      places.set(stackId, place)
  }
  return places
}
