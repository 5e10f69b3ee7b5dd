import { useState } from 'react'
import { listTickets } from '../../../../../contract/operator/sportsbook/list-tickets.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import styles from './desk.module.css'
import { TicketRow } from './ticket-row.tsx'

/** Bets as they come in, of the whole house or of one fixture; they can be held still to be read. */
export function TicketsPanel({ fixtureId }: { fixtureId?: string }) {
  const t = useText()
  const [isHeld, setHeld] = useState(false)
  const [choosing, setChoosing] = useState<string | null>(null)
  const stands = isHeld || choosing !== null
  const answer = useCall(
    listTickets,
    { query: { count: 30, ...(fixtureId === undefined ? {} : { fixtureId }) } },
    { keepsPrevious: true, staleMs: 1_000, refetchEveryMs: () => (stands ? false : 2_000) },
  )
  const alarming = answer.data?.list.filter(({ alarms }) => alarms.length > 0).length ?? 0
  return (
    <aside className={`panel ${styles.tickets}`} aria-label={t('op_sport_bets_live')}>
      <div className={styles.ticketsHead}>
        <h2>{t('op_sport_bets_live')}</h2>
        {alarming > 0 ? <Badge tone="bad">{t('op_sport_alarms_count', { n: alarming })}</Badge> : null}
        <span className="grow" />
        <IconButton
          icon={isHeld ? 'r' : 'pause'}
          label={t(isHeld ? 'op_sport_stream_go' : 'op_sport_stream_hold')}
          aria-pressed={isHeld}
          onClick={() => setHeld(!isHeld)}
        />
      </div>
      <Loaded answer={answer}>
        {({ list, currency }) =>
          list.length === 0 ? (
            <EmptyState isSmall title={t('op_sport_bets_none')} />
          ) : (
            <ul>
              {list.map((ticket) => (
                <TicketRow
                  key={ticket.betId}
                  ticket={ticket}
                  currency={currency}
                  onChoosing={(isOpen) => setChoosing(isOpen ? ticket.betId : null)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </aside>
  )
}
