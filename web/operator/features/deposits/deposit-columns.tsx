import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { channelText, depositStateText, depositTones } from '../../parts/deposit-state.ts'
import { whyText, type Deposit } from './queue.ts'

/** What a row of the list of deposits shows. */
export function depositColumns(t: Translate, onOpen: (depositId: string) => void): Column<Deposit>[] {
  return [
    { key: 'member', head: t('queue_member'), card: 'title', cell: (row) => <b>{row.account}</b> },
    {
      key: 'number',
      head: t('queue_number'),
      cell: (row) => <span className="number">{row.reference}</span>,
    },
    {
      key: 'time',
      head: t('common_time_gmt7', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.createdAt),
    },
    { key: 'channel', head: t('paid_in_channel'), cell: (row) => t(channelText(row.channel)) },
    {
      key: 'asked',
      head: t('paid_in_asked'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.payableAmount),
    },
    {
      key: 'arrived',
      head: t('paid_in_arrived'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.paidAmount === null ? '–' : formatAmount(row.paidAmount)),
    },
    {
      key: 'why',
      head: t('paid_in_why'),
      cell: (row) => (row.reviewReason ? t(whyText({ ...row, reviewReason: row.reviewReason })) : ''),
    },
    {
      key: 'state',
      head: t('queue_state'),
      card: 'badge',
      cell: (row) => <Badge tone={depositTones[row.state]}>{t(depositStateText(row.state))}</Badge>,
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'hidden',
      cell: (row) => (
        <Button size="compact" onClick={() => onOpen(row.depositId)}>
          {t('common_detail')}
        </Button>
      ),
    },
  ]
}
