import type { ResultSource } from '../../../../../contract/shared/lottery-draws.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'

/** Says of a result that our system drew it in place of the organiser. */
export function DemoBadge({ source }: { source: ResultSource }) {
  const t = useText()
  return source === 'DEMO' ? <Badge tone="info">{t('draw_demo')}</Badge> : null
}
