import { readOpenTotals } from '../../../../../contract/operator/sportsbook/read-open-totals.ts'
import { formatMoney } from '../../../../../design/format.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import styles from './open-totals.module.css'

/** What is staked on open bets, and what all matches may cost the house together. */
export function OpenTotals({ sportCode }: { sportCode: SportCode | undefined }) {
  const t = useText()
  const { data } = useCall(
    readOpenTotals,
    { query: sportCode ? { sportCode } : {} },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 1_000 },
  )
  if (!data) return null
  const { currency } = data
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('op_sport_open_on', { n: data.matchCount })}</dt>
        <dd className="money">{formatMoney(data.openStakeAmount, currency, { decimals: 0 })}</dd>
      </div>
      <div>
        <dt>{t('op_sport_worst')}</dt>
        <dd>
          <Money amount={data.worstAmount} currency={currency} isChange decimals={0} />
        </dd>
      </div>
    </dl>
  )
}
