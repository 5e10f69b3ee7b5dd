/** Why something is void: a code of the settlement, or what a person wrote. */
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'

const reasons = {
  postponed: 'sport_reason_postponed',
  abandoned: 'sport_reason_abandoned',
  cancelled: 'sport_reason_cancelled',
  venue: 'sport_reason_venue',
  walkover: 'sport_reason_walkover',
  retired: 'sport_reason_retired',
} as const satisfies Record<string, TextKey>

export const reasonText = (reason: string | null, t: Translate): string =>
  !reason
    ? t('sport_reason_no_result')
    : reason in reasons
      ? t(reasons[reason as keyof typeof reasons])
      : reason
