import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './promotions.module.css'
import type { Card, Detail } from './words.ts'

/** What was credited, and what became of its turnover. */
export function Ended({ card, ended }: { card: Card; ended: NonNullable<Detail['ended']> }) {
  const t = useText()
  const { status, requiredAmount, doneAmount, endedAt } = ended
  const figures = { done: formatMoney(doneAmount), target: formatMoney(requiredAmount) }
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_ended')}</h2>
      <Timeline
        label={t('promo_ended')}
        steps={[
          {
            key: 'credited',
            title: `${t('promo_status_issued')} ${formatMoney(card.amount)}`,
            time: card.at ? formatRecordTime(card.at) : undefined,
            state: 'done',
          },
          {
            key: 'ended',
            title: t(`promo_ended_${status.toLowerCase() as Lowercase<typeof status>}`),
            note: t('promo_ended_figures', figures),
            time: formatRecordTime(endedAt),
            state: status === 'EXPIRED' ? 'failed' : 'done',
          },
        ]}
      />
    </section>
  )
}
