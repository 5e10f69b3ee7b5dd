import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Campaign } from './campaign-draft.ts'
import { LeftOut } from './reach.tsx'
import { channelTexts } from './words.ts'

type Row = Campaign['report'][number]

/** What came of it, by channel. */
export function Report({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const columns: Column<Row>[] = [
    {
      key: 'channel',
      head: t('op_message_channels'),
      card: 'title',
      cell: (row) => <b>{t(channelTexts[row.channel])}</b>,
    },
    { key: 'sent', head: t('op_message_report_sent'), isFigure: true, cell: (row) => formatCount(row.sent) },
    {
      key: 'delivered',
      head: t('op_message_report_delivered'),
      isFigure: true,
      cell: (row) => formatCount(row.delivered),
    },
    {
      key: 'failed',
      head: t('op_message_report_failed'),
      isFigure: true,
      cell: (row) => formatCount(row.failed),
    },
    {
      key: 'opened',
      head: t('op_message_report_opened'),
      isFigure: true,
      cell: (row) => (row.channel === 'INBOX' ? formatCount(row.opened) : '–'),
    },
    {
      key: 'clicked',
      head: t('op_message_report_clicked'),
      isFigure: true,
      cell: (row) => formatCount(row.clicked),
    },
    {
      key: 'unsubscribed',
      head: t('op_message_report_unsubscribed'),
      isFigure: true,
      cell: (row) => formatCount(row.unsubscribed),
    },
  ]
  return (
    <>
      <Panel title={t('op_promo_report')} isFlush>
        <DataTable
          caption={t('op_promo_report')}
          columns={columns}
          rows={campaign.report}
          rowKey={(row) => row.channel}
        />
      </Panel>
      {campaign.leftOut.length > 0 ? (
        <Panel title={t('op_message_left_out')}>
          <LeftOut rows={campaign.leftOut} />
        </Panel>
      ) : null}
    </>
  )
}
