import { formatMoney, formatShortTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { netOf, stateText, stateTones, type Ticket } from './ticket-words.ts'
import styles from './tickets.module.css'

export function TicketCard({ ticket, isShown }: { ticket: Ticket; isShown: boolean }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const net = netOf(ticket)
  return (
    <AppLink
      href={paths.lotteryTickets(ticket.orderId)}
      className={`${styles.card} ${isShown ? styles.shown : ''}`}
      aria-current={isShown || undefined}
    >
      <b>{nameOf({ gameCode: ticket.gameCode, name: ticket.gameCode })}</b>
      <span className="number">{formatMoney(ticket.stakeAmount, ticket.currency)}</span>
      <small>
        {issueText(ticket.numero)} · {formatShortTime(ticket.placedAt)}
      </small>
      <Badge tone={stateTones[ticket.state]}>{t(stateText(ticket.state))}</Badge>
      <span className={styles.cardFoot}>
        {t('lottery_slip_lines', { count: ticket.lineCount })}
        {ticket.chaseId ? ` · ${t('lottery_ticket_plan')}` : ''}
      </span>
      {net === null ? (
        <span className={styles.cardFoot}>
          {ticket.state === 'PLACED'
            ? t('lottery_ticket_if_won', { amount: formatMoney(ticket.potentialAmount, ticket.currency) })
            : ''}
        </span>
      ) : (
        <Money amount={net} currency={ticket.currency} isChange />
      )}
    </AppLink>
  )
}
