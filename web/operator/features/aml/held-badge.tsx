import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'

/** Held by hand, held by the score, or only watched. */
export function HeldBadge({ row }: { row: { hasHold: boolean; isHeld: boolean } }) {
  const t = useText()
  return row.hasHold ? (
    <Badge tone="bad" icon="ban">
      {t('aml_hold_by_hand')}
    </Badge>
  ) : row.isHeld ? (
    <Badge tone="bad" icon="ban">
      {t('aml_held')}
    </Badge>
  ) : (
    <Badge tone="waiting">{t('aml_watched')}</Badge>
  )
}
