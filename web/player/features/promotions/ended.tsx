import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import intoView from '../../../ui/layout/into-view.module.css'
import { useIntoView } from '../../../ui/layout/use-into-view.ts'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './promotions.module.css'
import type { Card, Detail } from './words.ts'

/** What was credited, and what became of its turnover. `isNew`: the member has just given it up. */
export function Ended({
  card,
  ended,
  isNew,
}: {
  card: Card
  ended: NonNullable<Detail['ended']>
  isNew: boolean
}) {
  const t = useText()
  const place = useIntoView<HTMLElement>(isNew ? 1 : 0)
  const { status, requiredAmount, doneAmount, endedAt } = ended
  const figures = { done: formatMoney(doneAmount), target: formatMoney(requiredAmount) }
  return (
    <section ref={place} tabIndex={-1} className={`panel ${styles.part} ${intoView.result}`}>
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
