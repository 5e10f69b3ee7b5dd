/**
 * What the vendor of rooms and tables knows of two members who play together; it is behind the vendor port,
 * so it is asked through a slot.
 */
import type { Pair, PairFacts, PairHand } from '../../../../kernel/rooms/pair-facts.ts'
import type { OppositeFacts } from '../../../../kernel/tables/opposite-facts.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { defineService } from '../../../../platform/services.ts'

export interface PairBook {
  /** Counts what was played since the last call. */
  count(now: Date): Promise<void>
  /** Pairs with at least this many hands together since a day; of one pair alone if it is named. */
  pairs(asked: {
    merchantId: string
    since: string
    leastHands: number
    pair?: Pair
  }): Promise<readonly PairFacts[]>
  /** Pairs who bet against each other at shared tables in at least this many rounds since a moment. */
  opposites(asked: {
    merchantId: string
    since: Date
    leastRounds: number
  }): Promise<readonly OppositeFacts[]>
  hands(
    asked: Pair & { merchantId: string; pageNo: number; pageSize: number },
  ): Promise<{ readonly rows: readonly PairHand[]; readonly total: number }>
}
export const pairBookKey = defineService<PairBook>('launch.pair-book')

export interface Suspicion {
  merchantId: string
  memberId: string
  kind: 'CHIP_DUMPING' | 'OPPOSITE_BETTING' | 'COLLUSION'
  reference: string
  detail: Record<string, unknown>
}

/**
 * Flags a member for compliance whose play with others is suspected, or was found to be, collusion
 * (COLLUSION); in the same transaction.
 */
export interface Suspicions {
  raise(tx: Tx, suspicion: Suspicion): Promise<void>
  /** Removes what was raised for a reference and turned out to be honest. */
  clear(
    tx: Tx,
    suspicion: Pick<Suspicion, 'merchantId' | 'kind' | 'reference'>,
    cleared: { by: string; reason: string; now: Date },
  ): Promise<void>
}
export const suspicionsKey = defineService<Suspicions>('launch.suspicions')
