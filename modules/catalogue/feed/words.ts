/** The fields of a vendor's feed for one game (docs/vendors/feed.md). */
import type { Category, FeedFault, GameClass } from '../../../contract/shared/catalogue-words.ts'

export interface FeedGame {
  readonly gameCode: string
  readonly gameType: Category
  readonly gameClassify: GameClass
  /** Always TH and EN; a missing name is replaced by the other one. */
  readonly names: Readonly<Record<string, string>>
  readonly iconUrl: string
  readonly largeIconUrl: string
  readonly isFreePlayable: boolean
  /** Six digits, or empty. */
  readonly rtp: string
  /** null: not in the feed. */
  readonly isHot: boolean | null
  readonly isNew: boolean | null
}

export interface RefusedRow {
  readonly lineNo: number
  readonly gameCode: string
  readonly field: string
  readonly rule: FeedFault
  readonly detail: string
}

export interface FeedCounts {
  rowCount: number
  addedCount: number
  changedCount: number
  returnedCount: number
  absentCount: number
  refusedCount: number
}
