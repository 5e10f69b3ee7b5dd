/** Whether two states of a match tell the same goals. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'

/** Goals of a match of 90 minutes; points of a game change all the time. */
export const hasSameGoals = (
  { scores: { FT: before } }: FixtureFacts,
  { scores: { FT: after } }: FixtureFacts,
): boolean => (before?.home ?? 0) === (after?.home ?? 0) && (before?.away ?? 0) === (after?.away ?? 0)
