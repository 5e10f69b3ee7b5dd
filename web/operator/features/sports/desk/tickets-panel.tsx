import { useState } from 'react'
import {
  listTickets,
  type listTicketsSchemas,
} from '../../../../../contract/operator/sportsbook/list-tickets.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatClock, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { paths } from '../../../paths.ts'
import { marketName, priceText, selectionName, sidesOf } from '../words.ts'
import styles from './desk.module.css'

type Ticket = ValueOf<typeof listTicketsSchemas>['list'][number]

/** Bets as they come in, of the whole house or of one fixture; they can be held still to be read. */
export function TicketsPanel({ fixtureId }: { fixtureId?: string }) {
  const t = useText()
  const [isHeld, setHeld] = useState(false)
  const answer = useCall(
    listTickets,
    { query: { count: 30, ...(fixtureId === undefined ? {} : { fixtureId }) } },
    { keepsPrevious: true, staleMs: 1_000, refetchEveryMs: () => (isHeld ? false : 2_000) },
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
                <TicketRow key={ticket.betId} ticket={ticket} currency={currency} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </aside>
  )
}

function TicketRow({ ticket, currency }: { ticket: Ticket; currency: string }) {
  const t = useText()
  const { leg, alarms, legCount } = ticket
  const sides = sidesOf(leg)
  const tone =
    alarms.includes('STAKE') || alarms.includes('LATE') ? styles.bad : alarms.length > 0 ? styles.warn : ''
  return (
    <li className={tone}>
      <div>
        <span className="number text-3">{formatClock(ticket.placedAt, true)}</span>
        <ConsoleLink className={styles.who} href={paths.member(ticket.memberId)}>
          {ticket.username}
        </ConsoleLink>
        {ticket.vipLevel > 0 ? (
          <Badge tone="ready">{t('op_sport_level', { level: String(ticket.vipLevel) })}</Badge>
        ) : null}
        <span className="grow" />
        <b className="money">{formatMoney(ticket.stakeAmount, currency)}</b>
      </div>
      <div>
        <span>
          {legCount > 1
            ? t('op_sport_parlay_of', { n: legCount })
            : selectionName(t, leg, leg.code, sides, leg.name)}
        </span>
        <span className="grow" />
        <span className="number">{priceText(ticket.price)}</span>
      </div>
      <small className="text-3">
        {legCount > 1 ? null : `${marketName(t, leg, sides)} · `}
        {leg.homeName === null ? '' : t('sport_match_versus', sides)}
        {ticket.isLive ? ` · ${t('sport_state_live')}` : ''}
        {ticket.state === 'PENDING' ? ` · ${t('sport_bet_state_pending')}` : ''}
        {ticket.state === 'REJECTED' ? ` · ${t('sport_bet_state_rejected')}` : ''}
      </small>
      {alarms.map((kind) => (
        <p key={kind} className={styles.alarm}>
          <Icon name="warn" size={16} />
          {t(`op_sport_alarm_${kind}` as TextKey)}
        </p>
      ))}
    </li>
  )
}
