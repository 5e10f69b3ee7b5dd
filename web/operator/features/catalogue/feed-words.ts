import type {
  FeedFault,
  FeedProblem,
  FeedSource,
  FeedState,
} from '../../../../contract/shared/catalogue-words.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export const sourceText = (source: FeedSource) =>
  `catalogue_source_${source.toLowerCase() as Lowercase<FeedSource>}` as const
export const problemText = (problem: FeedProblem) =>
  `catalogue_problem_${problem.toLowerCase() as Lowercase<FeedProblem>}` as const
export const faultText = (fault: FeedFault) => `catalogue_fault_${fault.slice(4).toLowerCase()}` as TextKey

export const runLook: Record<FeedState, { text: TextKey; tone: BadgeTone }> = {
  READING: { text: 'catalogue_run_reading', tone: 'waiting' },
  READY: { text: 'catalogue_run_ready', tone: 'info' },
  APPLIED: { text: 'catalogue_run_applied', tone: 'good' },
  FAILED: { text: 'catalogue_run_failed', tone: 'bad' },
  DROPPED: { text: 'catalogue_run_dropped', tone: 'neutral' },
}
