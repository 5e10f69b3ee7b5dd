/**
 * Topic `draw:<gameCode>`, public: an issue of the lottery closed, was drawn or became void. Whoever reads it
 * waits for the next one; after a gap a page asks again.
 */
import type { TopicKind } from './topics.ts'

export const drawTopic = 'draw'
export const drawTopicKind: TopicKind = { name: drawTopic, reach: 'PUBLIC', isNamed: true }
export const drawTopicOf = (gameCode: string): string => `${drawTopic}:${gameCode}`

export interface DrawPush {
  gameCode: string
  numero: string
  state: 'CLOSED' | 'DRAWN' | 'VOID'
  /** RFC 3339. */
  drawsAt: string
  /** 64 hex digits, from the close on; public randomness comes in a second push of the close. */
  beacon?: string
  /** As its family writes it, with DRAWN. */
  result?: string
  /** Of a lottery on whole numbers, with its result: as published, and what Thai-style bets look at. */
  prizes?: { prize: string; numbers: string[] }[]
  thai?: { top3: string; bottom2: string; front3?: string[]; back3?: string[] } | null
  /** Where its result comes from. */
  source: 'HOUSE' | 'DEMO' | 'IMPORT' | 'SHOTS'
  /** With its result; above 1: it was corrected. */
  version?: number
  /** 64 hex digits, with DRAWN. */
  seed?: string
  /** The issue that takes bets after this one. */
  next: { numero: string; opensAt: string; closesAt: string; drawsAt: string } | null
}
