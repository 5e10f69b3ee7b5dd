import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'

/** Stands wherever a match that nobody plays is named (domain/sportsbook.md §10). */
export function VirtualLabel({ isVirtual }: { isVirtual: boolean }) {
  const t = useText()
  return isVirtual ? <Badge tone="info">{t('sport_virtual_label')}</Badge> : null
}
