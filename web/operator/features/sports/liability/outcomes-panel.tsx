import { formatMoney } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { marketName, percentOf, selectionName, type Sides } from '../words.ts'
import styles from './liability.module.css'
import type { MatchLiability, Outcome } from './words.ts'

/** Markets with open bets, the worst first, and what each outcome costs; a pressed one shows who is on it. */
export function OutcomesPanel({
  markets,
  currency,
  sides,
  chosen,
  onChoose,
}: {
  markets: MatchLiability['markets']
  currency: string
  sides: Sides
  chosen: Outcome | null
  onChoose: (outcome: Outcome) => void
}) {
  const t = useText()
  return (
    <Panel title={t('op_sport_by_outcome')} isFlush>
      <ul className={styles.markets}>
        {markets.map((market) => (
          <li key={market.marketId}>
            <div className={styles.marketHead}>
              <b>{marketName(t, market, sides)}</b>
              <span className="grow" />
              <Badge tone={market.usedPpm >= 500_000 ? 'bad' : 'neutral'}>
                {t('op_sport_used', { percent: percentOf(market.usedPpm, 1) })}
              </Badge>
            </div>
            {market.selections.map((selection) => (
              <button
                key={selection.code}
                type="button"
                className={styles.outcome}
                aria-pressed={chosen?.marketId === market.marketId && chosen.code === selection.code}
                onClick={() => onChoose({ marketId: market.marketId, code: selection.code })}
              >
                <span>{selectionName(t, market, selection.code, sides, selection.name)}</span>
                <small className="text-3">
                  {formatMoney(selection.stakeAmount, currency, { decimals: 0 })} ·{' '}
                  {t('op_sport_bets_count', { n: selection.betCount })}
                </small>
                <Money amount={selection.resultAmount} currency={currency} isChange decimals={0} />
              </button>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
