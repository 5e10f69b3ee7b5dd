/** How an operator sees what the studio drew: the studio stands behind the vendor port, so it is asked through a slot. */
import { defineService } from '../../platform/services.ts'

export interface FairRound {
  mode: 'REAL' | 'FREE'
  choice: unknown
  /** What the game's stage plays, of the game's own types. */
  events: unknown[]
  proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }
  /** null until the member's pair of seeds is retired. */
  serverSeed: string | null
  playedAt: Date
}

export type FindFairRound = (memberId: string, roundId: string) => Promise<FairRound | undefined>
export const fairRoundKey = defineService<FindFairRound>('launch.fair-round')
