import type { listTicketsSchemas } from '../../../../../contract/operator/sportsbook/list-tickets.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatClock, formatMoney } from '../../../../../design/format.ts'
import { serverOffsetMs } from '../../../../client/server-clock.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { useSecondsLeft } from '../../../../ui/status/countdown.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { rejectedText } from '../reject-words.ts'
import { marketName, priceText, selectionName, sidesOf } from '../words.ts'
import styles from './desk.module.css'
import { RefuseButtons } from './refuse-buttons.tsx'

export type Ticket = ValueOf<typeof listTicketsSchemas>['list'][number]

interface Props {
  ticket: Ticket
  currency: string
  /** While a trader chooses a cause, the list holds still. */
  onChoosing: (isChoosing: boolean) => void
}

/** One bet of the stream; one that waits counts down, and may be refused meanwhile. */
export function TicketRow({ ticket, currency, onChoosing }: Props) {
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
        {ticket.state === 'REJECTED'
          ? ` · ${[t('sport_bet_state_rejected'), rejectedText(t, ticket)].filter(Boolean).join(' · ')}`
          : ''}
      </small>
      {alarms.map((kind) => (
        <p key={kind} className={styles.alarm}>
          <Icon name="warn" size={16} />
          {t(`op_sport_alarm_${kind}` as TextKey)}
        </p>
      ))}
      {ticket.state === 'PENDING' && ticket.decideAt !== null ? (
        <div className={styles.waits}>
          <Waits until={ticket.decideAt} />
          <RefuseButtons betId={ticket.betId} currency={currency} onChoosing={onChoosing} />
        </div>
      ) : null}
    </li>
  )
}

function Waits({ until }: { until: string }) {
  const t = useText()
  const left = useSecondsLeft(until, serverOffsetMs())
  return <small className="text-2">{t('op_sport_bet_waits', { n: left })}</small>
}
