import { readDeskFixture } from '../../../../../contract/operator/sportsbook/read-desk-fixture.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { ConsoleButton, ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Kpi, Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { isTaking, marketName, percentOf, priceText, type DeskFixture, type DeskMarket } from '../words.ts'
import styles from './desk.module.css'
import { When } from './fixture-list.tsx'
import { PriceEditor } from './price-editor.tsx'
import { FixtureStop } from './stop-buttons.tsx'
import { TicketsPanel } from './tickets-panel.tsx'

/** One fixture with all its markets, the chosen one open for a change, and the bets on it. */
export function MatchPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(
    readDeskFixture,
    { params: { fixtureId: id } },
    { keepsPrevious: true, refetchEveryMs: 3_000, staleMs: 1_000 },
  )
  if (codeOf(answer.error) === 'SPORT_FIXTURE_UNKNOWN') return <EmptyState title={t('op_sport_unknown')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.sportsDesk}>{t('op_sport_desk')}</ConsoleLink>
        <Icon name="r" size={16} />
        {id}
      </nav>
      <Loaded answer={answer}>
        {({ currency, ...fixture }) => <Whole fixture={fixture} currency={currency} />}
      </Loaded>
    </>
  )
}

function Whole({ fixture, currency }: { fixture: DeskFixture; currency: string }) {
  const t = useText()
  const can = useCan()
  const [marketId, setMarket] = useSearchValue('market')
  const { home, away, score } = fixture
  const sides = { home: home?.name ?? '', away: away?.name ?? '' }
  const title = away
    ? score
      ? `${sides.home} ${score.home}–${score.away} ${sides.away}`
      : t('sport_match_versus', sides)
    : fixture.leagueName
  const market = fixture.markets.find((one) => one.marketId === marketId) ?? fixture.markets[0]
  return (
    <>
      <PageHead
        title={title}
        beside={
          <span className={styles.when}>
            <When fixture={fixture} />
            <Badge tone={fixture.tier === 'A' ? 'ready' : 'neutral'}>
              {t('op_sport_limits_tier', { tier: fixture.tier })}
            </Badge>
            {fixture.isVirtual ? <Badge tone="info">{t('sport_virtual_label')}</Badge> : null}
            {fixture.stop ? <Badge tone="waiting">{t('op_sport_stopped')}</Badge> : null}
          </span>
        }
        actions={
          <>
            <ConsoleButton href={paths.sportsLiabilityOf(fixture.fixtureId)}>
              {t('op_sport_liability')}
            </ConsoleButton>
            {can('sports.trade') ? <FixtureStop fixture={fixture} isLarge /> : null}
          </>
        }
        text={fixture.leagueName}
      />
      <div className={styles.kpis}>
        <Kpi
          label={t('op_sport_worst')}
          value={<Money amount={fixture.worstAmount} currency={currency} isChange decimals={0} />}
        />
        <Kpi
          label={t('op_sport_taken')}
          value={formatMoney(fixture.stakeAmount, currency, { decimals: 0 })}
        />
        <Kpi
          label={t('op_sport_limits_exposure')}
          value={formatMoney(fixture.limitAmount, currency, { decimals: 0 })}
        />
        <Kpi label={t('op_sport_by_hand')} value={fixture.ownCount} />
      </div>
      <div className={styles.page}>
        <div className={styles.main}>
          {market ? (
            <PriceEditor key={market.marketId} fixture={fixture} market={market} currency={currency} />
          ) : (
            <EmptyState isSmall title={t('sport_match_no_markets')} />
          )}
          <Panel title={t('sport_market_group_all')} isFlush>
            <DataTable
              caption={t('sport_market_group_all')}
              isCompact
              columns={marketColumns(t, fixture, currency, setMarket)}
              rows={fixture.markets}
              rowKey={(row) => row.marketId}
            />
          </Panel>
        </div>
        <TicketsPanel fixtureId={fixture.fixtureId} />
      </div>
    </>
  )
}

function marketColumns(
  t: Translate,
  fixture: DeskFixture,
  currency: string,
  onChoose: (marketId: string) => void,
): Column<DeskMarket>[] {
  const sides = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  return [
    { key: 'name', head: t('op_sport_market'), card: 'title', cell: (row) => marketName(t, row, sides) },
    {
      key: 'state',
      head: t('op_sport_state'),
      card: 'badge',
      cell: (row) => (
        <>
          <Badge tone={isTaking(fixture, row) ? 'good' : 'waiting'}>
            {t(
              row.isClosed
                ? 'sport_market_state_closed'
                : isTaking(fixture, row)
                  ? 'sport_market_state_open'
                  : 'op_sport_shut',
            )}
          </Badge>{' '}
          {row.isOwn ? <Badge tone="ready">{t('op_sport_desk_manual')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'prices',
      head: t('op_sport_our_price'),
      isNamed: true,
      cell: (row) =>
        row.selections
          .slice(0, 3)
          .map(({ price }) => priceText(price))
          .join(' / ') + (row.selections.length > 3 ? ' …' : ''),
    },
    {
      key: 'margin',
      head: t('op_sport_margin_short'),
      isFigure: true,
      cell: (row) => (row.marginPpm === null ? '–' : `${percentOf(row.marginPpm)}%`),
    },
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
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button size="compact" onClick={() => onChoose(row.marketId)}>
          {t('op_sport_edit_price')}
        </Button>
      ),
    },
  ]
}
