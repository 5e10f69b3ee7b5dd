import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './ticket-lines.module.css'
import type { TicketText } from './use-ticket-text.ts'
import '../numbers/texts.ts'

/** The lines of a ticket; those on whole numbers stand number first, and a browser draws what is in view. */
export function TicketLines({ text }: { text: TicketText }) {
  const t = useText()
  return (
    <ol className={text.isNumbers ? styles.numbers : styles.lines}>
      {text.lines.map((line) =>
        text.isNumbers ? (
          <li key={line.line} className={line.isWin ? styles.win : undefined}>
            <b className={styles.number}>{line.picks}</b>
            <span className={styles.words}>
              {line.name}
              <small>
                {line.terms}
                {line.isReduced ? <Badge tone="waiting">{t('lottery_number_reduced')}</Badge> : null}
              </small>
            </span>
            <span className={styles.right}>
              <span className="number">{line.stake}</span>
              <span className={line.isWin ? 'number positive' : styles.outcome}>{line.outcome}</span>
            </span>
          </li>
        ) : (
          <li key={line.line} className={line.isWin ? styles.win : undefined}>
            <b>{line.name}</b>
            <span className="number">{line.stake}</span>
            <p className={styles.picks}>{line.picks}</p>
            <small>{line.terms}</small>
            <span className={line.isWin ? 'number positive' : styles.outcome}>{line.outcome}</span>
          </li>
        ),
      )}
    </ol>
  )
}
