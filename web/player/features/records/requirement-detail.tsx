import type { listBonusesSchemas } from '../../../../contract/player/cashier/list-bonuses.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { statusKey, tones, useSource } from './requirement-words.ts'

type Requirement = ValueOf<typeof listBonusesSchemas>['list'][number]

export function RequirementDetail({ row }: { row: Requirement }) {
  const t = useText()
  const sourceOf = useSource()
  return (
    <div className="stack">
      <Progress share={row.doneAmount / row.requiredAmount} tone="task" label={t('bonus_done')} />
      <KeyValues
        rows={[
          { key: 'source', label: t('bonus_source'), value: sourceOf(row) },
          {
            key: 'time',
            label: t('record_time', { zone: zoneLabel() }),
            value: formatRecordTime(row.createdAt, true),
          },
          { key: 'base', label: t('bonus_base'), value: <Money amount={row.baseAmount} /> },
          { key: 'required', label: t('bonus_required'), value: <Money amount={row.requiredAmount} /> },
          { key: 'done', label: t('bonus_done'), value: <Money amount={row.doneAmount} /> },
          ...(row.expiresAt
            ? [{ key: 'expires', label: t('bonus_expires'), value: formatRecordTime(row.expiresAt, true) }]
            : []),
          {
            key: 'status',
            label: t('record_status'),
            value: <Badge tone={tones[row.status]}>{t(statusKey(row.status))}</Badge>,
          },
          { key: 'left', label: t('bonus_left'), value: <Money amount={row.leftAmount} />, isTotal: true },
        ]}
      />
    </div>
  )
}
