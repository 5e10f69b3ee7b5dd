/**
 * What waits for a member to be claimed, whichever room it comes from. Each room that has such rewards
 * declares a source; the reward centre and the count of the badge are the sums over all of them.
 */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'

export interface RewardSeeker extends Pick<Services, 'use'> {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly memberId: string
  readonly now: Date
}

export interface ReadyReward {
  /** Unique within its source. */
  readonly rewardId: string
  readonly name: Readonly<Record<'th' | 'en', string>>
  /** Money in minor units or points in thousandths; one of them is zero. */
  readonly amount: bigint
  readonly pointsAmount: bigint
  /** Free rounds; then both are zero. */
  readonly roundCount?: number
  /** Turnover in millionths of the amount: 1_000_000 is once, 0 none. */
  readonly timesPpm: bigint
  /** Null: no end. */
  readonly claimUntil: Date | null
}

export interface ReceivedReward extends Pick<ReadyReward, 'rewardId' | 'name' | 'amount' | 'pointsAmount'> {
  /** ISSUED by the system, CLAIMED by the member, or EXPIRED. */
  readonly outcome: 'ISSUED' | 'CLAIMED' | 'EXPIRED'
  readonly at: Date
}

/** What a claim gave. */
export interface Given {
  readonly amount: bigint
  readonly pointsAmount: bigint
  readonly roundCount?: number
}

export interface RewardSource {
  /** A word in capitals, part of a reward's address: `<code>:<rewardId>`. */
  readonly code: string
  readyOf(reader: Reader, seeker: RewardSeeker): Promise<readonly ReadyReward[]>
  /** The newest first, at most `limit`. */
  receivedOf(reader: Reader, seeker: RewardSeeker, limit: number): Promise<readonly ReceivedReward[]>
  /**
   * Gives it, in the caller's transaction; null if it was claimed before. Errors: those of the room, and
   * PROMO_DAY_CAP if nothing of it fits into what is left of the day.
   */
  claim(tx: Tx, seeker: RewardSeeker, rewardId: string): Promise<Given | null>
}
