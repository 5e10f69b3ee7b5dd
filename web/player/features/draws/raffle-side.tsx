import { formatCount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { raffleTag } from '../../../../kernel/promotions/raffle.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import styles from './draws.module.css'
import looks from './raffle.module.css'
import type { Raffle } from './raffle-view.ts'

/** Equal prizes that follow each other are one line. */
function groupsOf(prizes: readonly number[]): { from: number; to: number; amount: number }[] {
  const groups: { from: number; to: number; amount: number }[] = []
  prizes.forEach((amount, place) => {
    const last = groups.at(-1)
    if (last?.amount === amount) last.to = place + 1
    else groups.push({ from: place + 1, to: place + 1, amount })
  })
  return groups
}

export function Prizes({ raffle: { prizes } }: { raffle: Raffle }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <div className={looks.sideHead}>
        <h2 className={styles.title}>{t('raffle_prizes')}</h2>
        <b>{formatMoney(prizes.reduce((sum, prize) => sum + prize, 0))}</b>
      </div>
      <ul className={looks.prizes}>
        {groupsOf(prizes).map(({ from, to, amount }) => (
          <li key={from}>
            <b>{from === to ? t('raffle_prize', { place: from }) : t('raffle_prizes_from', { from, to })}</b>
            <span className="small text-2">
              {to > from ? t('raffle_each', { count: to - from + 1 }) : null}
            </span>
            <b>{formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Winners({ raffle: { winners } }: { raffle: Raffle }) {
  const t = useText()
  if (winners.length === 0) return null
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('raffle_winners')}</h2>
      <ol className={looks.winners}>
        {winners.map(({ place, number, isOwn }) => (
          <li key={place} className={isOwn ? looks.own : ''}>
            <small>{t('raffle_prize', { place })}</small>
            <b>{isOwn ? t('raffle_you', { number: formatCount(number) }) : formatCount(number)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function RaffleProofCard({ raffle }: { raffle: Raffle }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('raffle_proof')}</h2>
      <dl className={styles.proof}>
        <dt>{t('raffle_code')}</dt>
        <dd>{raffleTag(raffle.promotionId)}</dd>
        <dt>{t('raffle_list')}</dt>
        <dd>{raffle.digest ?? t('raffle_list_later', { time: formatRecordTime(raffle.closesAt) })}</dd>
        <dt>{t('raffle_commit')}</dt>
        <dd>{raffle.commit}</dd>
        <dt>{t('raffle_how')}</dt>
        <dd>{t('raffle_how_text')}</dd>
      </dl>
      <AppButton isBlock icon="shield" href={paths.verifyPromotion('raffle', raffle.promotionId)}>
        {t('raffle_verify')}
      </AppButton>
    </section>
  )
}
