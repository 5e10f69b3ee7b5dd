/** Topic `draw-win`, private: a draw has paid the member something, all of their tickets in it together. */
import type { TopicKind } from './topics.ts'

export const drawWinTopic = 'draw-win'
export const drawWinTopicKind: TopicKind = { name: drawWinTopic, reach: 'PRIVATE' }

export interface DrawWinPush {
  gameCode: string
  numero: string
  /** Of the result; above 1: it was corrected, and the amount is what the correction added. */
  version: number
  /** Credited, in minor units. */
  amount: number
}
