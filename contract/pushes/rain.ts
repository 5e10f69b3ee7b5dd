/**
 * Topic `rain:<merchantId>`, public: a rain of red envelopes opened, ended or was called off. Only pages that
 * show rains listen; nobody is sent anything of it otherwise.
 */
import type { TopicKind } from './topics.ts'

export const rainTopic = 'rain'
export const rainTopicKind: TopicKind = { name: rainTopic, reach: 'PUBLIC', isNamed: true }
export const rainTopicOf = (merchantId: string): string => `${rainTopic}:${merchantId}`

export interface RainPush {
  promotionId: string
  state: 'OPEN' | 'ENDED' | 'VOID'
}
