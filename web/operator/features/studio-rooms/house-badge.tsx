import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'

/** Beside the name of a house player, wherever a seat is shown. */
export function HouseBadge({ row }: { row: { readonly isHouse: boolean } }) {
  const t = useText()
  return row.isHouse ? <Badge tone="info">{t('flr_house_player')}</Badge> : null
}
