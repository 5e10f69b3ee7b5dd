/**
 * What waits for a member to be claimed, whichever room it comes from. Each room that has such rewards declares
 * a source; the reward centre and the count of the badge are the sums over all of them.
 */
import type { Reader, Tx } from '../../../platform/postgres.ts'

export interface RewardSeeker {
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

export interface RewardSource {
  /** A word in capitals, part of a reward's address: `<code>:<rewardId>`. */
  readonly code: string
  readyOf(reader: Reader, seeker: RewardSeeker): Promise<readonly ReadyReward[]>
  /** The newest first, at most `limit`. */
  receivedOf(reader: Reader, seeker: RewardSeeker, limit: number): Promise<readonly ReceivedReward[]>
  /** Gives it, in the caller's transaction. Claimed before, it gives nothing more. Errors: those of the room. */
  claim(tx: Tx, seeker: RewardSeeker, rewardId: string): Promise<void>
}
