/**
 * What a member staked in rounds of which more was taken than that: where a hand may cost its stake several times over.
 * The ledger knows what was taken; what was staked is the vendor's to tell.
 */
import type { CallContext } from '../../platform/calls.ts'
import { defineService } from '../../platform/services.ts'

/** By round; rounds that took no more than was staked are not among them. */
export type FindPlayedStakes = (memberId: string, roundIds: readonly string[]) => Promise<ReadonlyMap<string, bigint>>
export const playedStakesKey = defineService<FindPlayedStakes>('wallet.played-stakes')

interface Played { readonly vendor: string; readonly roundId: string }

/** What a member staked in rounds of any vendor, by round; null where what was taken is what was staked. */
export async function playedAmountsOf(context: Pick<CallContext, 'use'>, memberId: string, rounds: readonly Played[]): Promise<(round: Played) => bigint | null> {
  const asked = rounds.filter(isOfStudio).map(({ roundId }) => roundId)
  const played = asked.length === 0 ? new Map<string, bigint>() : await context.use(playedStakesKey)(memberId, asked)
  return (round) => (isOfStudio(round) ? played.get(round.roundId) : undefined) ?? null
}

const isOfStudio = ({ vendor }: Played) => vendor === 'STUDIO'
