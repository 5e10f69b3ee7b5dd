import type { ClaimOutcome } from '../../../../contract/operator/promotions/desk-words.ts'
import { formatCount, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Report } from './report-figures.ts'
import styles from './report-outcomes.module.css'

const texts: Readonly<Record<ClaimOutcome, TextKey>> = {
  DONE: 'op_promo_report_done',
  BUST: 'op_promo_report_bust',
  OPEN: 'op_promo_report_running',
  FORFEITED: 'op_promo_report_forfeited',
  EXPIRED: 'op_promo_report_expired',
  NONE: 'op_promo_report_no_turnover',
}
const colours: Readonly<Record<ClaimOutcome, string>> = {
  DONE: styles.done!,
  BUST: styles.bust!,
  OPEN: styles.open!,
  FORFEITED: styles.forfeited!,
  EXPIRED: styles.expired!,
  NONE: styles.none!,
}

/** What became of what was given: in money with its share of the whole, and in claims. */
export function ReportOutcomes({ report: { outcomes, total, promotion } }: { report: Report }) {
  const t = useText()
  const shown = outcomes.filter(({ claimCount }) => claimCount > 0)
  if (shown.length === 0) return null
  const money = (amount: number) => formatMoney(amount, promotion.currency)
  const label = (outcome: ClaimOutcome) => (
    <span className={styles.outcome}>
      <i className={colours[outcome]} aria-hidden="true" />
      {t(texts[outcome])}
    </span>
  )
  return (
    <>
      <Panel title={t('op_promo_report_where')}>
        <div className="stack">
          <svg width="100%" height="12" aria-hidden="true" className={styles.bar}>
            {shown.map(({ outcome, costAmount }, place) => (
              <rect
                key={outcome}
                className={colours[outcome]}
                x={`${partOf(sumOf(shown.slice(0, place)), total.costAmount)}%`}
                width={`${partOf(costAmount, total.costAmount)}%`}
                height="12"
              />
            ))}
          </svg>
          <KeyValues
            rows={[
              ...shown.map(({ outcome, costAmount }) => ({
                key: outcome,
                label: label(outcome),
                value: `${money(costAmount)} · ${partOf(costAmount, total.costAmount).toFixed(1)}%`,
              })),
              { key: 'total', label: t('report_total'), value: money(total.costAmount), isTotal: true },
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('op_promo_report_outcome')}>
        <KeyValues
          rows={[
            ...shown.map(({ outcome, claimCount }) => ({
              key: outcome,
              label: t(texts[outcome]),
              value: formatCount(claimCount),
            })),
            { key: 'total', label: t('report_total'), value: formatCount(total.claimCount), isTotal: true },
          ]}
        />
      </Panel>
    </>
  )
}

const sumOf = (rows: Report['outcomes']): number => rows.reduce((sum, { costAmount }) => sum + costAmount, 0)
/** In percent; nothing of nothing is none. */
const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100)
