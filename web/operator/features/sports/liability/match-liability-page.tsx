import { useState } from 'react'
import { readLiability } from '../../../../../contract/operator/sportsbook/read-liability.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { ConsoleButton, ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Kpi, Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { BackersPanel } from './backers-panel.tsx'
import styles from './liability.module.css'
import { OutcomesPanel } from './outcomes-panel.tsx'
import { ScoreTable } from './score-table.tsx'
import type { MatchLiability, Outcome } from './words.ts'

/** What one match costs by its final score, by market and outcome, and who is on it. */
export function MatchLiabilityPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(
    readLiability,
    { params: { fixtureId: id } },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  if (codeOf(answer.error) === 'SPORT_FIXTURE_UNKNOWN') return <EmptyState title={t('op_sport_unknown')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.sportsLiability}>{t('op_sport_liability')}</ConsoleLink>
        <Icon name="r" size={16} />
        {id}
      </nav>
      <Loaded answer={answer}>{(liability) => <Whole liability={liability} />}</Loaded>
    </>
  )
}

function Whole({ liability }: { liability: MatchLiability }) {
  const t = useText()
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const { home, away, score, currency, markets } = liability
  const sides = { home: home?.name ?? '', away: away?.name ?? '' }
  const first = markets[0]
  const worstOf = first?.selections.reduce((worst, one) =>
    one.resultAmount < worst.resultAmount ? one : worst,
  )
  const outcome = chosen ?? (first && worstOf ? { marketId: first.marketId, code: worstOf.code } : null)
  return (
    <>
      <PageHead
        title={
          away
            ? score
              ? `${sides.home} ${score.home}–${score.away} ${sides.away}`
              : t('sport_match_versus', sides)
            : liability.leagueName
        }
        actions={
          <ConsoleButton href={paths.sportsMatch(liability.fixtureId)}>
            {t('op_sport_edit_price')}
          </ConsoleButton>
        }
        text={liability.leagueName}
      />
      <Figures liability={liability} />
      {markets.length === 0 ? (
        <EmptyState isSmall title={t('op_sport_nothing_open')} />
      ) : (
        <div className={styles.two}>
          <div className="stack">
            {liability.scores.length > 0 ? (
              <Panel title={t('op_sport_by_score')}>
                <ScoreTable liability={liability} />
              </Panel>
            ) : null}
            {outcome ? (
              <BackersPanel
                key={`${outcome.marketId}${outcome.code}`}
                outcome={outcome}
                market={markets.find(({ marketId }) => marketId === outcome.marketId)}
                sides={sides}
              />
            ) : null}
          </div>
          <OutcomesPanel
            markets={markets}
            currency={currency}
            sides={sides}
            chosen={outcome}
            onChoose={setChosen}
          />
        </div>
      )}
    </>
  )
}

function Figures({ liability }: { liability: MatchLiability }) {
  const t = useText()
  const { worst, currency, expectedAmount, markets } = liability
  const money = (amount: number) => formatMoney(amount, currency, { decimals: 0 })
  const least = markets[0]?.worstAmount ?? 0
  return (
    <div className={styles.kpis}>
      <Kpi
        label={worst ? t('op_sport_worst_at', { score: `${worst.home}–${worst.away}` }) : t('op_sport_worst')}
        value={<Money amount={worst?.amount ?? least} currency={currency} isChange decimals={0} />}
      />
      <Kpi
        label={t('op_sport_expected')}
        value={
          expectedAmount === null ? (
            '–'
          ) : (
            <Money amount={expectedAmount} currency={currency} isChange decimals={0} />
          )
        }
      />
      <Kpi
        label={t('op_sport_taken')}
        value={money(liability.stakeAmount)}
        note={t('op_sport_bets_count', { n: liability.betCount })}
      />
      <Kpi
        label={t('op_sport_limits_exposure')}
        value={money(liability.limitAmount)}
        note={
          liability.parlayCount > 0
            ? t('op_sport_parlays_beside', {
                n: liability.parlayCount,
                amount: money(liability.parlayAmount),
              })
            : null
        }
      />
    </div>
  )
}
