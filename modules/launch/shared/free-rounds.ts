/**
 * Free rounds, as the house's own vendor plays them: who grants them fills the slot. The module of the
 * promotions knows no vendor, and this one no promotion.
 */
import type { FreeGrant } from '../../../contract/vendor/launch/house-port.ts'
import type { VendorStatus } from '../../../contract/vendor/launch/statuses.ts'
import type { Database, Reader } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'

export type { FreeGrant }

export interface FreeRoundOrder {
  readonly roundId: string
  readonly grantId: string
  readonly memberId: string
  readonly gameCode: string
  readonly betAmount: bigint
  readonly winAmount: bigint
  /** Why it may not be played from this seat; a repeat is answered all the same. */
  readonly refusal?: 'SESSION_EXPIRED' | 'GAME_DISABLED'
}

export interface FreeRoundResult {
  readonly status: Extract<
    VendorStatus,
    'OK' | 'SESSION_EXPIRED' | 'GAME_DISABLED' | 'BET_CANCELLED' | 'DUPLICATE_TRANSACTION' | 'GRANT_REFUSED'
  >
  /** The refusal of GRANT_REFUSED. */
  readonly reason?: 'PROMO_RG' | 'FREE_ROUNDS_OVER' | 'GAME_BET_INVALID'
  readonly isRepeat?: boolean
  /** Of OK: the grant after the round, and what its end brought. */
  readonly grant?: FreeGrant
  readonly creditedAmount?: bigint
  readonly requiredAmount?: bigint
}

export interface FreeRounds {
  grantsOf(
    reader: Reader,
    asked: { merchantId: string; memberId: string; gameCode: string; now: Date },
  ): Promise<readonly FreeGrant[]>
  /** The round, what is left of the grant and, with its last round, the credit: one commit. */
  play(database: Database, order: FreeRoundOrder): Promise<FreeRoundResult>
  /** Whether it was played; if not, its id is spent. */
  inDoubt(database: Database, asked: { roundId: string; grantId: string; gameCode: string }): Promise<boolean>
}

/** Without promotions nobody has any. */
export const freeRoundsKey = defineSlot<FreeRounds>('launch.free-rounds', {
  grantsOf: async () => [],
  play: async () => ({ status: 'GRANT_REFUSED', reason: 'FREE_ROUNDS_OVER' }),
  inDoubt: async () => false,
})
