/**
 * Topic `slip`, private: a bet of the member on sports was accepted, rejected, cashed out or settled, and the
 * pages that show it ask again.
 */
import type { BetState } from '../../kernel/sports/words.ts'
import type { TopicKind } from './topics.ts'

export const slipTopic = 'slip'
export const slipTopicKind: TopicKind = { name: slipTopic, reach: 'PRIVATE' }

export interface SlipPush {
  betId: string
  betNo: string
  state: BetState
  /** Why a waiting live bet was not accepted. */
  rejectReason?: string
  /** What a cash-out paid now, in minor units. */
  paidAmount?: number
  /** It cashed itself out. */
  isAuto?: boolean
}
