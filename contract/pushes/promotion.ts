/**
 * Topic `promotion`, private: what the member sees of promotions has changed, and the pages that show it ask
 * again. Nothing of an offer is in it. Who gets no offers hears nothing, and between 00:00 and 08:00 of the
 * house's clock only what the member did is told.
 */
import type { TopicKind } from './topics.ts'

export const promotionTopic = 'promotion'
export const promotionTopicKind: TopicKind = { name: promotionTopic, reach: 'PRIVATE' }

export interface PromotionPush {
  /** A claim or gift of the member; play or a deposit that counts for a mission; the list of the house. */
  what: 'CLAIM' | 'PROGRESS' | 'LIST'
}
