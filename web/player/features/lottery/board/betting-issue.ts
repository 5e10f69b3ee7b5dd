import { serverNowMs } from '../../../../client/server-clock.ts'
import type { Draws } from '../parts/use-draws.ts'

export interface BettingIssue {
  numero: string
  opensAt: string
  closesAt: string
  drawsAt: string
}

/** What a bet of this moment goes to: the open issue, or between two of them the one that opens next. */
export const bettingIssueOf = ({ issue, isOpen, next }: Draws): BettingIssue | null =>
  issue === null ? null : isOpen || Date.parse(issue.opensAt) > serverNowMs() ? issue : (next[0] ?? null)
