import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import type { Member } from './types.ts'

/** Suspended or active, and what kind of account when it is not a plain member's. */
export function MemberBadges({ row }: { row: Pick<Member, 'kind' | 'state'> }) {
  const t = useText()
  return (
    <span className="row row-wrap">
      {row.kind === 'member' ? null : <Badge tone="info">{t(`people_kind_${row.kind}`)}</Badge>}
      <Badge tone={row.state === 'ACTIVE' ? 'good' : 'bad'}>
        {t(row.state === 'ACTIVE' ? 'people_active' : 'people_frozen')}
      </Badge>
    </span>
  )
}
