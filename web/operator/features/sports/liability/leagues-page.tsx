import { useState } from 'react'
import {
  listLiability,
  type listLiabilitySchemas,
} from '../../../../../contract/operator/sportsbook/list-liability.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { sportCodes, type SportCode } from '../../../../../kernel/sports/words.ts'
import { formatCount, formatMoney, formatShortTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Kpi, Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { percentOf, sidesOf, sportName, statusKeys } from '../words.ts'
import styles from './liability.module.css'

type Liability = ValueOf<typeof listLiabilitySchemas>
type Fixture = Liability['leagues'][number]['fixtures'][number]

const ALL = 'ALL'

/** What open bets may cost the house: in all, by league, and by match. */
export function LeaguesPage() {
  const t = useText()
  const [sport, setSport] = useState<string>(ALL)
  const sportCode = sport === ALL ? undefined : (sport as SportCode)
  const answer = useCall(
    listLiability,
    { query: sportCode ? { sportCode } : {} },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead title={t('op_sport_liability')} text={t('op_sport_liability_text')} />
      <div className={parts.filters}>
        <SelectField
          label={t('op_sport_sport')}
          value={sport}
          onChange={setSport}
          choices={[
            { key: ALL, text: t('op_sport_all_sports') },
            ...sportCodes.map((code) => ({ key: code as string, text: sportName(t, code) })),
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {(liability) => (
          <div className="stack">
            <Totals liability={liability} />
            {liability.leagues.length === 0 ? (
              <EmptyState isSmall title={t('op_sport_nothing_open')} />
            ) : null}
            {liability.leagues.map((league) => (
              <Panel
                key={league.leagueId}
                isFlush
                title={league.leagueName}
                beside={
                  <span className={styles.beside}>
                    <Badge tone={league.tier === 'A' ? 'ready' : 'neutral'}>
                      {t('op_sport_limits_tier', { tier: league.tier })}
                    </Badge>
                    <Money amount={league.worstAmount} currency={liability.currency} isChange decimals={0} />
                  </span>
                }
              >
                <DataTable
                  caption={league.leagueName}
                  columns={fixtureColumns(t, liability.currency)}
                  rows={league.fixtures}
                  rowKey={(row) => row.fixtureId}
                />
              </Panel>
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Totals({ liability: { total, limitAmount, currency } }: { liability: Liability }) {
  const t = useText()
  const money = (amount: number) => formatMoney(amount, currency, { decimals: 0 })
  return (
    <div className={styles.kpis}>
      <Kpi
        label={t('op_sport_worst_sum')}
        value={<Money amount={total.worstAmount} currency={currency} isChange decimals={0} />}
      />
      <Kpi
        label={t('op_sport_taken')}
        value={money(total.stakeAmount)}
        note={t('op_sport_bets_count', { n: total.betCount })}
      />
      <Kpi
        label={t('op_sport_parlays')}
        value={formatCount(total.parlayCount)}
        note={t('op_sport_parlay_most', { amount: money(total.parlayAmount) })}
      />
      <Kpi label={t('op_sport_limits_exposure')} value={money(limitAmount)} />
    </div>
  )
}

function fixtureColumns(t: Translate, currency: string): Column<Fixture>[] {
  return [
    {
      key: 'match',
      head: t('op_sport_match'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsLiabilityOf(row.fixtureId)}>
          {row.homeName === null ? row.fixtureId : t('sport_match_versus', sidesOf(row))}
        </ConsoleLink>
      ),
    },
    {
      key: 'state',
      head: t('op_sport_state'),
      card: 'badge',
      cell: (row) => (
        <>
          <Badge tone={row.status === 'LIVE' ? 'bad' : 'neutral'}>{t(statusKeys[row.status])}</Badge>{' '}
          {row.isVirtual ? <Badge tone="info">{t('sport_virtual_label')}</Badge> : null}
        </>
      ),
    },
    { key: 'start', head: t('op_sport_start'), isNamed: true, cell: (row) => formatShortTime(row.startAt) },
    { key: 'bets', head: t('op_sport_bets'), isFigure: true, cell: (row) => formatCount(row.betCount) },
    {
      key: 'stake',
      head: t('op_sport_taken'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, currency, { decimals: 0 }),
    },
    {
      key: 'worst',
      head: t('op_sport_worst'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.worstAmount} currency={currency} isChange decimals={0} />,
    },
    {
      key: 'used',
      head: t('op_sport_of_limit'),
      isFigure: true,
      cell: (row) => `${percentOf(row.usedPpm, 1)}%`,
    },
    {
      key: 'parlays',
      head: t('op_sport_parlays'),
      isFigure: true,
      cell: (row) =>
        row.parlayCount === 0
          ? '–'
          : `${formatCount(row.parlayCount)} · ${formatMoney(row.parlayAmount, currency, { decimals: 0 })}`,
    },
  ]
}
