/** Which lotteries may take public randomness as their beacon (domain/lottery.md §3). */
import type { BeaconRefusal } from '../../../../contract/shared/lottery-draws.ts'
import type { Game } from '../games.ts'
import { issuesClosingBetween } from './schedule.ts'

/** The round is out three seconds after the close at the latest, and fetching it takes a moment. */
export const LEAST_TO_DRAW_MS = 10_000
const DAY_MS = 86_400_000

/** Undefined if the lottery may take it, given the servers that are configured. */
export function beaconRefusal(game: Game, urls: readonly string[], now: Date): BeaconRefusal | undefined {
  if (game.drawnBy !== 'HOUSE' || game.schedule.every === 'DAY') return 'SOURCE'
  const until = new Date(now.getTime() + 2 * DAY_MS)
  const [issue] = issuesClosingBetween(game.schedule, now, until)
  if (!issue || issue.drawsAt.getTime() - issue.closesAt.getTime() < LEAST_TO_DRAW_MS) return 'FAST'
  return urls.length === 0 ? 'OFF' : undefined
}
