/** How an operator sees what the studio drew: the studio stands behind the vendor port, so it is asked through a slot. */
import type { FairRound } from '../../kernel/games/fair-round.ts'
import { defineService } from '../../platform/services.ts'

export type FindFairRound = (memberId: string, roundId: string) => Promise<FairRound | undefined>
export const fairRoundKey = defineService<FindFairRound>('launch.fair-round')
