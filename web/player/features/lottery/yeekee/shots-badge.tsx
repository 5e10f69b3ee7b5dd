import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Round } from './round-after.ts'

/** How many numbers there are, and how many are missing for a result. */
export function ShotsBadge({ round: { count, minShots } }: { round: Round }) {
  const t = useText()
  if (count < minShots)
    return (
      <Badge tone="waiting">{t('yeekee_shots_missing', { count, missing: String(minShots - count) })}</Badge>
    )
  return (
    <Badge tone="good">
      {minShots > 1
        ? t('yeekee_shots_enough', { count, min: String(minShots) })
        : t('yeekee_shots_count', { count })}
    </Badge>
  )
}
