/**
 * Topic `shots:<gameCode>`, public and at most twice a second: what was shot into a round since the push
 * before. It is a topic of its own, so that readers of many lotteries' draws are not sent every shot.
 * Whoever misses places in between asks for the round again.
 */
import type { TopicKind } from './topics.ts'

const shotsTopic = 'shots'
export const shotsTopicKind: TopicKind = { name: shotsTopic, reach: 'PUBLIC', isNamed: true }
export const shotsTopicOf = (gameCode: string): string => `${shotsTopic}:${gameCode}`

export interface ShotsPush {
  kind: 'SHOTS'
  gameCode: string
  numero: string
  /** Of all shots of the round. */
  count: number
  sum: number
  /** The newest ones, oldest first, at most 50. */
  list: { place: number; number: string; name: string; at: string; isDemo: boolean }[]
}
