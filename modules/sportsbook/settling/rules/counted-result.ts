/** Which version of a fixture's result counts (domain/sportsbook.md §7). */
import { CORRECTION_HOURS } from '../../../../contract/shared/sports-results.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'

export interface ConfirmedResult {
  readonly version: number
  readonly facts: FixtureFacts
  readonly confirmedAt: Date
}

const HOUR_MS = 3_600_000

/** Until when a fixture's result may be corrected; null: it has none yet. */
export const correctUntil = (results: readonly Pick<ConfirmedResult, 'confirmedAt'>[]): Date | null =>
  results.length === 0
    ? null
    : new Date(
        Math.min(...results.map(({ confirmedAt }) => confirmedAt.getTime())) + CORRECTION_HOURS * HOUR_MS,
      )

/** The highest version that came in time, and those that came too late to change anything. */
export function countedResult(results: readonly ConfirmedResult[]): {
  counted: ConfirmedResult | null
  late: number[]
} {
  const until = correctUntil(results)
  const isLate = ({ confirmedAt }: ConfirmedResult) => confirmedAt > until!
  return {
    counted: results
      .filter((result) => !isLate(result))
      .reduce<ConfirmedResult | null>(
        (best, result) => (best && best.version > result.version ? best : result),
        null,
      ),
    late: results.filter(isLate).map(({ version }) => version),
  }
}
