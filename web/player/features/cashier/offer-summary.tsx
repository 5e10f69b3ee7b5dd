import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './offer-choice.module.css'
import { figuresOf, type Offer } from './offer-figures.ts'

/** What the deposit brings with the chosen offer, and the turnover before anything can be withdrawn. */
export function OfferSummary({
  amount,
  offer,
  balance,
  turnoverLeft,
}: {
  amount: number
  offer: Offer | null
  balance: number
  turnoverLeft: number
}) {
  const t = useText()
  const figures = offer ? figuresOf(offer, amount) : null
  const match = figures && offer ? offer.match : null
  const bonus = figures?.bonus ?? 0
  // A deposit without an offer is to be played once.
  const required = figures?.required ?? amount
  return (
    <section className={`yo frame ${styles.summary}`} aria-live="polite">
      <h2>{t('deposit_summary')}</h2>
      <KeyValues
        rows={[
          { key: 'deposit', label: t('deposit_summary_deposit'), value: formatMoney(amount) },
          {
            key: 'bonus',
            label: t('deposit_summary_bonus'),
            value: (
              <span className={bonus > 0 ? styles.bonus : 'text-3'}>
                {formatMoney(bonus, undefined, { signed: true })}
              </span>
            ),
          },
          {
            key: 'credited',
            label: t('deposit_summary_credited'),
            value: <b className="money">{formatMoney(amount + bonus)}</b>,
            isTotal: true,
          },
          {
            key: 'after',
            label: t('deposit_summary_after'),
            value: formatMoney(balance + amount + bonus),
          },
        ]}
      />
      <div className={styles.turnover}>
        <h3>{t('deposit_summary_turnover')}</h3>
        <KeyValues
          rows={[
            ...(turnoverLeft > 0
              ? [{ key: 'old', label: t('deposit_summary_old'), value: formatMoney(turnoverLeft) }]
              : []),
            {
              key: 'new',
              label: match
                ? t('deposit_summary_new', {
                    base: formatMoney(amount + bonus),
                    times: String(match.timesPpm / 1_000_000),
                  })
                : t('deposit_summary_new', { base: formatMoney(amount), times: '1' }),
              value: formatMoney(required),
            },
            {
              key: 'all',
              label: t('deposit_summary_all'),
              value: <b>{formatMoney(turnoverLeft + required)}</b>,
              isTotal: true,
            },
          ]}
        />
        {figures && match ? (
          <p className="note text-2">
            {t('deposit_summary_hint', {
              max: formatMoney(figures.stake),
              days: match.days,
            })}
          </p>
        ) : null}
      </div>
      {figures ? <p className="note text-3">{t('deposit_summary_give_up')}</p> : null}
    </section>
  )
}
