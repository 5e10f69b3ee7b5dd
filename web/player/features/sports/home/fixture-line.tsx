import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { useFixtureNow } from '../parts/board.ts'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import type { FixtureRow, Market } from '../parts/kinds.ts'
import { LiveMark } from '../parts/live-mark.tsx'
import { NoPrice, PriceButton } from '../parts/price-button.tsx'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { cellName, marketName, type Sides } from '../words/market-words.ts'
import { columnsOf, marketOf } from './columns.ts'
import styles from './league.module.css'

/** A match of a list: where it stands, who plays, and its main markets. */
export function FixtureLine({ fixture: row }: { fixture: FixtureRow }) {
  const t = useText()
  const now = useFixtureNow(row)
  const fixture = { ...row, ...now }
  const sides = { home: row.home?.name ?? '', away: row.away?.name ?? '' }
  const versus = t('sport_match_versus', sides)
  const shown = columnsOf(row.sportCode).map((column) => ({ column, market: marketOf(row, column) }))
  const more = Math.max(0, row.marketCount - shown.filter(({ market }) => market).length)
  const href = sportsPaths.fixture(row.fixtureId, row.sportCode)
  return (
    <article className={styles.match} aria-label={versus}>
      <div className={styles.info}>
        <div className={styles.state}>
          <LiveMark head={fixture} />
          <span className={styles.tags}>
            {row.bestOf ? <small>{t('sport_esport_best_of', { n: String(row.bestOf) })}</small> : null}
            <VirtualLabel isVirtual={row.isVirtual} />
          </span>
          <FavouriteButton kind="FIXTURE" id={row.fixtureId} name={versus} isFavourite={row.isFavourite} />
          <AppLink
            href={href}
            className={styles.more}
            aria-label={`${versus}: ${t('sport_market_more', { n: more })}`}
          >
            {more > 0 ? t('sport_table_more', { n: String(more) }) : null}
            <Icon name="r" size={16} />
          </AppLink>
        </div>
        <AppLink href={href} className={styles.teams}>
          <span>{sides.home}</span>
          <b>{fixture.score?.home}</b>
          <span>{sides.away}</span>
          <b>{fixture.score?.away}</b>
        </AppLink>
      </div>
      <div className={styles.prices}>
        {shown.map(({ column, market }, at) => (
          <PriceColumn key={at} fixture={fixture} market={market} cells={column.cells} sides={sides} />
        ))}
      </div>
    </article>
  )
}

interface PriceColumnProps {
  fixture: FixtureRow
  market: Market | null
  cells: number
  sides: Sides
}

function PriceColumn({ fixture, market, cells, sides }: PriceColumnProps) {
  const t = useText()
  const label = market ? columnName(market, sides, t) : ''
  return (
    <div className={styles.column} style={{ '--cells': cells } as object}>
      <small>{label || '\u00a0'}</small>
      {Array.from({ length: cells }, (_, place) =>
        market?.selections[place] ? (
          <PriceButton
            key={place}
            fixture={fixture}
            market={market}
            place={place}
            name={cellName(market, market.selections[place].code, sides, t)}
            sides={sides}
            isLocked={fixture.isSuspended}
          />
        ) : (
          <NoPrice key={place} />
        ),
      )}
    </div>
  )
}

/** Shorter than the name of the market, where there is a short one. */
function columnName(market: Market, sides: Sides, t: ReturnType<typeof useText>): string {
  if (market.typeCode === '1X2') return t('sport_table_1x2')
  if (market.typeCode === 'AH' || market.typeCode === 'HDP') return t('sport_table_handicap')
  if (market.typeCode === 'OU' || market.typeCode === 'OUP') return t('sport_table_over_under')
  if (market.typeCode === 'MAP_HANDICAP') return t('sport_short_map_handicap')
  if (market.typeCode === 'TOTAL_MAPS') return t('sport_short_total_maps')
  return marketName(market, sides, t)
}
