import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from '../../parts/parts.module.css'
import { channelTexts, type Row, looks } from './words.ts'

/** What a row of the list of messages shows; what it says, in the demo alone. */
export function messageColumns({
  t,
  isDemo,
  mayResend,
  onResend,
}: {
  t: Translate
  isDemo: boolean
  mayResend: boolean
  onResend: (row: Row) => void
}): Column<Row>[] {
  return [
    {
      key: 'at',
      head: t('common_time_gmt7', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.createdAt),
    },
    {
      key: 'channel',
      head: t('outbox_channel'),
      cell: (row) => t(channelTexts[row.channel]),
    },
    { key: 'to', head: t('outbox_to'), card: 'title', cell: (row) => row.to },
    { key: 'purpose', head: t('outbox_purpose'), cell: (row) => row.purpose },
    {
      key: 'state',
      head: t('outbox_state'),
      card: 'badge',
      cell: (row) => <Badge tone={looks[row.state].tone}>{t(looks[row.state].text)}</Badge>,
    },
    { key: 'told', head: t('outbox_told'), cell: (row) => <What row={row} /> },
    ...(isDemo
      ? [
          {
            key: 'text',
            head: t('outbox_message'),
            cell: (row: Row) => (
              <span className={styles.message}>
                {row.subject ? <b>{row.subject} </b> : null}
                {row.text}
              </span>
            ),
          },
        ]
      : []),
    ...(mayResend
      ? [
          {
            key: 'act',
            head: <span className="sr-only">{t('common_action')}</span>,
            card: 'action' as const,
            cell: (row: Row) =>
              row.canResend ? (
                <Button size="compact" onClick={() => onResend(row)}>
                  {t('outbox_resend')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ]
}

/** When it left, or how often it was tried and what came back. */
function What({ row }: { row: Row }) {
  const t = useText()
  if (row.sentAt) return <>{t('outbox_sent_at', { sentAt: formatDateTime(row.sentAt) })}</>
  if (row.attempts === 0) return <>–</>
  return (
    <span>
      {t('outbox_tries', { count: row.attempts })}
      {row.failedWith ? <small className="text-3">{` · ${row.failedWith}`}</small> : null}
    </span>
  )
}
