import { formatMoney } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { Round } from './round-after.ts'
import styles from './sums.module.css'

/** What the numbers of two ranks win, and once a round is over who has it. */
export function RoundPrizes({ round }: { round: Round }) {
  const t = useText()
  const { prizes } = round
  if (!prizes || round.issueState === 'VOID') return null
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('yeekee_prizes')}>
      <h2>{t('yeekee_prizes')}</h2>
      <Winners round={round} />
      <dl className={styles.sums}>
        <dt>{t('yeekee_rank', { rank: '1' })}</dt>
        <dd className={styles.gold}>{formatMoney(prizes.firstAmount)}</dd>
        <dt>{t('yeekee_rank', { rank: String(round.rank) })}</dt>
        <dd className={styles.gold}>{formatMoney(prizes.rankAmount)}</dd>
      </dl>
      {prizes.isBudgetLeft || prizes.isDecided ? null : <Note tone="info">{t('yeekee_prizes_used_up')}</Note>}
      <p className={styles.text}>{t('yeekee_prizes_rule', { amount: formatMoney(prizes.minBetAmount) })}</p>
    </section>
  )
}

/** Who has the prizes of a round that is over. */
export function Winners({ round }: { round: Round }) {
  const t = useText()
  const { prizes } = round
  if (!prizes || round.state !== 'OVER' || round.issueState === 'VOID') return null
  if (!prizes.isDecided) return <p role="status">{t('yeekee_prizes_waiting')}</p>
  if (prizes.won.length === 0) return <p role="status">{t('yeekee_prizes_nobody')}</p>
  return (
    <ul role="status" className={styles.winners}>
      {prizes.won.map(({ kind, name, number, amount, isMine }) => (
        <li key={kind}>
          <span>
            {t('yeekee_prizes_won', {
              rank: kind === 'FIRST' ? '1' : String(round.rank),
              number,
              name: isMine ? t('yeekee_me') : name,
            })}
          </span>
          {isMine ? <Badge tone="good">{t('yeekee_prizes_yours')}</Badge> : null}
          <b className={styles.gold}>{formatMoney(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
