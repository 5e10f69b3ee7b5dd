import '../parts/texts.ts'
import { useState } from 'react'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { AppLink } from '../../../app-link.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { LotteryFrame } from '../parts/lottery-frame.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { TicketCard } from './ticket-card.tsx'
import { TicketView } from './ticket-view.tsx'
import styles from './tickets.module.css'

const filters = [
  { key: 'ALL', text: 'lottery_filter_all' },
  { key: 'PLACED', text: 'lottery_filter_open' },
  { key: 'SETTLED_WIN', text: 'lottery_filter_won' },
  { key: 'SETTLED_LOSE', text: 'lottery_filter_lost' },
  { key: 'CANCELLED', text: 'lottery_filter_cancelled' },
] as const
type Filter = (typeof filters)[number]['key']

const PAGE_SIZE = 20
/** A result that is due is asked for again. */
const EVERY_MS = 15_000

/** The member's bets on numbers; the chosen one beside the list, on phones in its place. */
export default function TicketsPage({ orderId }: { orderId: string }) {
  const t = useText()
  const isWide = useIsWide()
  const isDetail = orderId !== '' && !isWide
  return (
    <LotteryFrame
      title={t('lottery_my_tickets')}
      back={isDetail ? paths.lotteryTickets() : paths.lottery('/lottery')}
      here="tickets"
    >
      <div className={styles.columns}>
        {isDetail ? null : <TicketList orderId={orderId} />}
        {orderId ? (
          <TicketView key={orderId} orderId={orderId} />
        ) : isWide ? (
          <p className={styles.choose}>{t('lottery_ticket_choose')}</p>
        ) : null}
      </div>
    </LotteryFrame>
  )
}

function TicketList({ orderId }: { orderId: string }) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCall(
    listOrders,
    { query: { pageNo, pageSize: PAGE_SIZE, ...(filter === 'ALL' ? {} : { state: filter }) } },
    { keepsPrevious: true, staleMs: 0, refetchEveryMs: EVERY_MS },
  )
  return (
    <section className={styles.list} aria-label={t('lottery_my_tickets')}>
      <Tabs
        label={t('lottery_my_tickets')}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setPageNo(1)
        }}
        tabs={filters.map(({ key, text }) => ({ key, text: t(text) }))}
      />
      <AppLink href={paths.lotteryPlans()} className="link tap">
        {t('lottery_chase_plans')}
      </AppLink>
      {!data && error ? (
        <EmptyState
          title={errorText(error, t)}
          action={
            <Button kind="primary" onClick={() => void refetch()}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : !data ? (
        <Skeleton shape="block" />
      ) : data.list.length === 0 ? (
        <EmptyState
          title={t('lottery_tickets_none')}
          text={t('lottery_tickets_none_note')}
          action={
            <Button kind="primary" onClick={() => void navigate(paths.lottery('/lottery'))}>
              {t('lottery_chase_to_board')}
            </Button>
          }
        />
      ) : (
        <>
          <ul className={styles.cards}>
            {data.list.map((ticket) => (
              <li key={ticket.orderId}>
                <TicketCard ticket={ticket} isShown={ticket.orderId === orderId} />
              </li>
            ))}
          </ul>
          {data.totalPages > 1 ? (
            <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} />
          ) : null}
        </>
      )}
    </section>
  )
}
