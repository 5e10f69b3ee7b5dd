/** What the vendor of rooms knows of two members who play together; it stands behind the vendor port, so it is asked through a slot. */
import type { Pair, PairFacts, PairHand } from '../../../kernel/rooms/pair-facts.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { defineService } from '../../../platform/services.ts'

export interface PairBook {
  /** Counts what was played since it was asked last. */
  count(now: Date): Promise<void>
  /** Pairs with at least so many hands together since a day; of one pair alone where it is named. */
  pairs(asked: { merchantId: string; since: string; leastHands: number; pair?: Pair }): Promise<readonly PairFacts[]>
  hands(asked: Pair & { merchantId: string; pageNo: number; pageSize: number }): Promise<{ readonly rows: readonly PairHand[]; readonly total: number }>
}
export const pairBookKey = defineService<PairBook>('launch.pair-book')

/** Tells the compliance desk of a member whose play with others was found to be agreed; in the same transaction. */
export type RaiseSuspicion = (tx: Tx, suspicion: { merchantId: string; memberId: string; reference: string; detail: Record<string, unknown> }) => Promise<void>
export const raiseSuspicionKey = defineService<RaiseSuspicion>('launch.raise-suspicion')
