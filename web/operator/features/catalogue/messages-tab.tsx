import { useState } from 'react'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { listVendorMessages } from '../../../../contract/operator/launch/list-vendor-messages.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { lastDays } from '../../parts/date-range.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import styles from './catalogue.module.css'
import { MessageFilters, type MessageFilter } from './message-filters.tsx'
import { MessageWindow } from './message-window.tsx'
import { directionTexts, resultLook, type Message } from './message-words.ts'
import { speaksOverHttp } from './types.ts'

/** What the platform and a vendor sent each other: who asked, the answer, and its duration. */
export function MessagesTab() {
  const t = useText()
  const [chosen, setChosen] = useSearchValue('vendor')
  const access = useCall(listVendorAccess, {}, { staleMs: 30_000 })
  return (
    <Loaded answer={access}>
      {({ list }) => {
        const vendors = list.filter(speaksOverHttp)
        const vendor = vendors.find((one) => one.vassalage === chosen) ?? vendors[0]
        if (!vendor) return <EmptyState isSmall title={t('catalogue_feeds_none')} />
        const choices = vendors.map(({ vassalage: key, name: text }) => ({ key, text }))
        return (
          <MessagesOf
            key={vendor.vassalage}
            vendor={vendor.vassalage}
            choices={choices}
            onVendor={setChosen}
          />
        )
      }}
    </Loaded>
  )
}

interface MessagesOfProps {
  vendor: string
  choices: readonly { key: string; text: string }[]
  onVendor: (vendor: string) => void
}

function MessagesOf({ vendor, choices, onVendor }: MessagesOfProps) {
  const t = useText()
  const [filter, setFilter] = useState<MessageFilter>(() => ({
    direction: '',
    call: '',
    result: '',
    reference: '',
    ...lastDays(7),
  }))
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<string | null>(null)
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const answer = useCall(
    listVendorMessages,
    { params: { vassalage: vendor }, query: { ...asked, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 2_000 },
  )
  return (
    <>
      <p className={styles.intro}>{t('vendor_message_text')}</p>
      <MessageFilters
        vendor={vendor}
        vendors={choices}
        onVendor={onVendor}
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPageNo(1)
        }}
      />
      <Panel title={t('vendor_message_title')} isFlush>
        <Loaded answer={answer}>{(page) => <MessageTable list={page.list} onOpen={setOpen} />}</Loaded>
      </Panel>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {open ? <MessageWindow messageId={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function MessageTable({ list, onOpen }: { list: readonly Message[]; onOpen: (messageId: string) => void }) {
  const t = useText()
  const columns: Column<Message>[] = [
    { key: 'at', head: t('common_time_gmt7', { zone: zoneLabel() }), cell: (row) => formatDateTime(row.at) },
    {
      key: 'call',
      head: t('vendor_message_call'),
      card: 'title',
      cell: (row) => (
        <span className={styles.said}>
          {row.call} <small className="text-3">{t(directionTexts[row.direction])}</small>
        </span>
      ),
    },
    {
      key: 'status',
      head: t('vendor_message_result'),
      card: 'badge',
      cell: (row) => <Badge tone={resultLook(row.result).tone}>{row.status}</Badge>,
    },
    {
      key: 'member',
      head: t('round_member'),
      cell: ({ memberId, account }) =>
        memberId ? (
          <ConsoleLink className="link" href={paths.member(memberId)}>
            {account}
          </ConsoleLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'reference',
      head: t('vendor_message_reference'),
      cell: (row) => <span className={styles.reference}>{row.reference ?? row.roundId ?? '–'}</span>,
    },
    {
      key: 'took',
      head: t('vendor_message_took'),
      isFigure: true,
      cell: (row) => t('vendor_message_ms', { durationMs: String(row.durationMs) }),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button size="compact" onClick={() => onOpen(row.messageId)}>
          {t(row.resend ? 'vendor_message_resend_open' : 'common_detail')}
        </Button>
      ),
    },
  ]
  const none = <EmptyState isSmall title={t('vendor_message_none')} text={t('vendor_message_none_text')} />
  return (
    <DataTable
      caption={t('vendor_message_title')}
      columns={columns}
      rows={list}
      rowKey={(row) => row.messageId}
      empty={none}
    />
  )
}
