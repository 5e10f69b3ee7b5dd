import { formatClock } from '../../../../design/format.ts'
import type { Language } from '../../../ui/i18n/messages.ts'
import { momentText } from '../../../ui/promotions/story.tsx'

const MINUTE_MS = 60_000

/** By when something can be claimed: a day's end is its last minute, as the page of missions says it. */
export function deadlineText(until: string, language: Language): string {
  if (formatClock(until) !== '00:00') return momentText(until, language)
  return momentText(new Date(Date.parse(until) - MINUTE_MS).toISOString(), language)
}
