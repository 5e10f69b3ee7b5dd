import { classicGameOf } from '../../../../../kernel/lottery/classic/families.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Balls } from '../parts/balls.tsx'
import { PrizeBoard } from '../parts/prize-board.tsx'
import { readNumberResult } from '../parts/number-draw.ts'
import { TicketLines } from './ticket-lines.tsx'
import { stateTones, type TicketDetail } from './ticket-words.ts'
import styles from './tickets.module.css'
import { useTicketText } from './use-ticket-text.ts'

/** A ticket as it would be on paper; it alone is printed. */
export function TicketPaper({ ticket }: { ticket: TicketDetail }) {
  const t = useText()
  const text = useTicketText(ticket)
  const family = classicGameOf(ticket.gameCode)?.family
  const drawn = ticket.result ? readNumberResult(ticket.gameCode, ticket.numero, ticket.result) : null
  return (
    <article className={styles.paper}>
      <header>
        <h2>{text.title}</h2>
        <Badge tone={stateTones[ticket.state]}>{text.state}</Badge>
        {ticket.result && family ? (
          <div className={styles.result}>
            <small>{t('lottery_ticket_result')}</small>
            <Balls family={family} result={ticket.result} gameCode={ticket.gameCode} />
          </div>
        ) : null}
        {drawn ? (
          <div className={styles.result}>
            <PrizeBoard result={drawn} numero={ticket.numero} caption={t('lottery_ticket_result')} />
          </div>
        ) : null}
        <dl className={styles.facts}>
          {text.facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <TicketLines text={text} />
      <footer>
        <dl className={styles.sums}>
          {text.sums.map(({ key, label, value, isTotal }) => (
            <div key={key} className={isTotal ? styles.total : undefined}>
              <dt>{label}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('lottery_odds_locked')}</p>
      </footer>
    </article>
  )
}
