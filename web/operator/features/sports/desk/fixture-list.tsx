import { isHandicap } from '../../../../../kernel/sports/lines.ts'
import { formatMoney, formatShortTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import {
  isTaking,
  isTotal,
  marketName,
  percentOf,
  periodName,
  priceText,
  shownLine,
  statusKeys,
  typeName,
  type DeskFixture,
  type DeskMarket,
} from '../words.ts'
import styles from './desk.module.css'
import { FixtureStop } from './stop-buttons.tsx'

interface Props {
  fixtures: readonly DeskFixture[]
  currency: string
  chosen: string
  onChoose: (marketId: string) => void
}

/** The three markets that a trader watches: handicap, total, winner. */
function watched({ markets }: DeskFixture): readonly (DeskMarket | undefined)[] {
  const whole = markets.filter(({ period }) => ['FT', 'GAME', 'SERIES'].includes(period))
  const first = (fits: (market: DeskMarket) => boolean) => whole.find(fits) ?? markets.find(fits)
  return [
    first(({ typeCode }) => isHandicap(typeCode)),
    first(({ typeCode }) => isTotal(typeCode)),
    first(({ typeCode }) => ['1X2', 'ML', 'MAP_WINNER', 'OUTRIGHT'].includes(typeCode)),
  ]
}

/** A table on wide screens, cards below. */
export function FixtureList(props: Props) {
  const t = useText()
  const can = useCan()
  return (
    <>
      <div className={styles.wide} role="region" aria-label={t('op_sport_desk_matches')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="sr-only">{t('op_sport_desk_matches')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('op_sport_match')}</th>
              <th scope="col">{t('op_sport_handicap')}</th>
              <th scope="col">{t('op_sport_total')}</th>
              <th scope="col">{t('op_sport_winner')}</th>
              <th scope="col" className={styles.end}>
                {t('op_sport_margin_short')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('common_action')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {props.fixtures.map((fixture) => (
              <tr key={fixture.fixtureId}>
                <td>
                  <Heading fixture={fixture} />
                </td>
                {watched(fixture).map((market, place) => (
                  <td key={place} className={styles.cellBox}>
                    {market ? (
                      <Cell fixture={fixture} market={market} {...props} />
                    ) : (
                      <span className="text-3">–</span>
                    )}
                  </td>
                ))}
                <td className={styles.end}>
                  <span className="number">{marginText(watched(fixture))}</span>
                </td>
                <td className={styles.end}>
                  {can('sports.trade') ? <FixtureStop fixture={fixture} /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.cards} aria-label={t('op_sport_desk_matches')}>
        {props.fixtures.map((fixture) => (
          <li key={fixture.fixtureId} className={styles.card}>
            <Heading fixture={fixture} />
            <div className={styles.three}>
              {watched(fixture).map((market, place) =>
                market ? (
                  <Cell key={place} fixture={fixture} market={market} isNamed {...props} />
                ) : (
                  <span key={place} />
                ),
              )}
            </div>
            {can('sports.trade') ? <FixtureStop fixture={fixture} isBlock /> : null}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('op_sport_cell_note', {
          limit: formatMoney(props.fixtures[0]?.limitAmount ?? 0, props.currency, { decimals: 0 }),
        })}
      </p>
    </>
  )
}

const marginText = (markets: readonly (DeskMarket | undefined)[]): string => {
  const known = markets.flatMap((market) => market?.marginPpm ?? [])
  return known.length === 0 ? '–' : `${percentOf(known[0]!, 1)}%`
}

/** When or how far, the tier, the sides and the score; the way to all markets. */
export function Heading({ fixture }: { fixture: DeskFixture }) {
  const t = useText()
  const { home, away, score } = fixture
  return (
    <div className={styles.heading}>
      <span className={styles.when}>
        <When fixture={fixture} />
        <Badge tone={fixture.tier === 'A' ? 'ready' : 'neutral'}>{fixture.tier}</Badge>
        {fixture.isVirtual ? <Badge tone="info">{t('sport_virtual_label')}</Badge> : null}
        {fixture.suspendedFor ? (
          <Badge tone="bad">{t(`op_sport_for_${fixture.suspendedFor}` as TextKey)}</Badge>
        ) : null}
        {fixture.stop ? <Badge tone="waiting">{t('op_sport_stopped')}</Badge> : null}
        {fixture.ownCount > 0 ? (
          <Badge tone="ready">{t('op_sport_override_active', { n: fixture.ownCount })}</Badge>
        ) : null}
      </span>
      <ConsoleLink className={styles.sides} href={paths.sportsMatch(fixture.fixtureId)}>
        <b>
          {home?.name ?? fixture.leagueName} {score ? <i>{`${score.home}–${score.away}`}</i> : null}
        </b>
        {away ? <b>{away.name}</b> : null}
      </ConsoleLink>
      <small className="text-3">{fixture.leagueName}</small>
    </div>
  )
}

export function When({ fixture }: { fixture: DeskFixture }) {
  const t = useText()
  if (fixture.status === 'LIVE') return <span className={styles.live}>{clockText(t, fixture)}</span>
  if (fixture.status === 'SCHEDULED') return <span>{formatShortTime(fixture.startAt)}</span>
  return <span>{t(statusKeys[fixture.status])}</span>
}

function clockText(t: Translate, { clock }: DeskFixture): string {
  if (!clock) return t('sport_state_live')
  if (!clock.isRunning && clock.period === 'H1') return t('sport_period_half_time')
  const minute = clock.added ? `${clock.minute}+${clock.added}` : `${clock.minute}`
  return /^(H1|H2|FT)$/.test(clock.period)
    ? `${minute}′`
    : `${periodName(t, clock.period as DeskMarket['period'])} ${minute}′`
}

/** Line and prices of a market, its worst case, and how much of the limit that is. */
function Cell({
  fixture,
  market,
  currency,
  chosen,
  onChoose,
  isNamed,
}: Omit<Props, 'fixtures'> & { fixture: DeskFixture; market: DeskMarket; isNamed?: boolean }) {
  const t = useText()
  const isOpen = isTaking(fixture, market)
  const line = shownLine(market)
  return (
    <button
      type="button"
      className={market.isOwn ? `${styles.cell} ${styles.own}` : styles.cell}
      aria-pressed={market.marketId === chosen}
      title={marketName(t, market, { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' })}
      onClick={() => onChoose(market.marketId)}
    >
      {isNamed ? <small>{typeName(t, market.typeCode)}</small> : null}
      <span className={styles.prices}>
        {line ? <i>{line}</i> : null}
        {isOpen ? (
          market.selections.slice(0, 3).map(({ code, price }) => <b key={code}>{priceText(price)}</b>)
        ) : (
          <span className={styles.shut}>
            <Icon name="lock" size={16} />
            {t('op_sport_state_suspended')}
          </span>
        )}
      </span>
      <span className={styles.worst}>
        <Money amount={market.worstAmount} currency={currency} isChange decimals={0} />
      </span>
      <Used ppm={market.usedPpm} />
    </button>
  )
}

/** How much of the limit the worst case uses. */
export function Used({ ppm }: { ppm: number }) {
  const width = Math.min(100, ppm / 10_000)
  return (
    <svg className={ppm >= 500_000 ? styles.hot : styles.bar} width="100%" height="4" aria-hidden="true">
      <rect width="100%" height="4" rx="2" />
      {width > 0 ? <rect width={`${Math.max(1, width)}%`} height="4" rx="2" /> : null}
    </svg>
  )
}
