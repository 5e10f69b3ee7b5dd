/**
 * What a member staked in rounds of which more was taken than that: where a hand may cost its stake several times over.
 * The ledger knows what was taken; what was staked is the vendor's to tell.
 */
import { defineService } from '../../platform/services.ts'

/** By round; rounds that took no more than was staked are not among them. */
export type FindPlayedStakes = (memberId: string, roundIds: readonly string[]) => Promise<ReadonlyMap<string, bigint>>
export const playedStakesKey = defineService<FindPlayedStakes>('cashier.played-stakes')
