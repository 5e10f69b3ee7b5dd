/** What a vendor's feed says of one game (docs/vendors/feed.md). */
import type { Category, FeedFault, FeedSource, FeedState, GameClass } from '../../../contract/shared/catalogue-words.ts'

export interface FeedGame {
  readonly gameCode: string
  readonly gameType: Category
  readonly gameClassify: GameClass
  /** TH and EN always; a name that the feed leaves out is the other one. */
  readonly names: Readonly<Record<string, string>>
  readonly iconUrl: string
  readonly largeIconUrl: string
  readonly isFreePlayable: boolean
  /** Six digits, or empty. */
  readonly rtp: string
  /** null: the feed does not say. */
  readonly isHot: boolean | null
  readonly isNew: boolean | null
}

export interface RefusedRow { readonly lineNo: number; readonly gameCode: string; readonly field: string; readonly rule: FeedFault; readonly detail: string }

export interface FeedCounts { rowCount: number; addedCount: number; changedCount: number; returnedCount: number; absentCount: number; refusedCount: number }
export type { FeedSource, FeedState }
