import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './statements.module.css'
import { outcomeText, outcomeTones, reasonText, type Line } from './words.ts'

/** What a line of a statement shows, and what it was matched with. */
export function lineColumns(t: Translate, onOpen: (lineId: string) => void): Column<Line>[] {
  return [
    {
      key: 'time',
      head: t('entry_paid_at', { zone: zoneLabel() }),
      card: 'title',
      cell: (row) => formatDateTime(row.paidFrom).slice(0, 16),
    },
    {
      key: 'amount',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.amount),
    },
    { key: 'payer', head: t('paid_in_payer'), cell: (row) => row.payerName || '–' },
    {
      key: 'bank',
      head: t('entry_payer_account'),
      cell: (row) => [row.payerBank, row.payerAccount].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'reference',
      head: t('entry_reference'),
      cell: (row) => <span className={styles.reference}>{row.reference}</span>,
    },
    {
      key: 'outcome',
      head: t('entry_outcome'),
      card: 'badge',
      cell: (row) => <Badge tone={outcomeTones[row.outcome]}>{t(outcomeText(row.outcome))}</Badge>,
    },
    {
      key: 'reason',
      head: t('common_reason'),
      cell: (row) => (row.reason ? t(reasonText(row.reason)) : (row.remark ?? '')),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button size="compact" onClick={() => onOpen(row.lineId)}>
          {t(row.abilities.length > 0 ? 'entry_decide' : 'common_detail')}
        </Button>
      ),
    },
  ]
}
