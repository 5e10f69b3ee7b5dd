/**
 * How an operator sees what a vendor of the house drew: it is behind the vendor port, so it is asked through
 * a slot.
 */
import type { FairRound } from '../../../../kernel/games/fair-round.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { defineService } from '../../../../platform/services.ts'

export interface FairRoundSource {
  /** Whose rounds can be proved. */
  readonly vendor: string
  find(memberId: string, roundId: string): Promise<FairRound | undefined>
}
/** Filled when the process is wired, one source for each vendor whose rounds can be proved. */
export const fairRoundsKey = defineService<readonly FairRoundSource[]>('launch.fair-rounds')

/** What was drawn in a member's round; undefined if its vendor proves none, or does not know it (yet). */
export async function fairRoundOf(
  context: Pick<CallContext, 'use'>,
  memberId: string,
  { vendor, roundId }: { readonly vendor: string; readonly roundId: string },
): Promise<FairRound | undefined> {
  return context
    .use(fairRoundsKey)
    .find((source) => source.vendor === vendor)
    ?.find(memberId, roundId)
}
