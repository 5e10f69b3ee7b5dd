import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { columnsOf, marketOf } from '../home/columns.ts'
import { useFixtureNow, useMarketNow } from '../parts/board.ts'
import type { FixtureRow, Market } from '../parts/kinds.ts'
import { LiveMark } from '../parts/live-mark.tsx'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { cellName, selectionName, type Sides } from '../words/market-words.ts'
import { usePriceText } from '../words/odds-format.ts'
import styles from './live.module.css'

/** A match in a few lines: where it stands, who plays, and what the winner costs. */
export function LiveCard({ fixture: row }: { fixture: FixtureRow }) {
  const t = useText()
  const fixture = { ...row, ...useFixtureNow(row) }
  const sides = { home: row.home?.name ?? '', away: row.away?.name ?? '' }
  const bestOf = row.bestOf ? { n: String(row.bestOf) } : undefined
  const market = marketOf(row, columnsOf(row.sportCode)[0]!)
  return (
    <AppLink
      href={sportsPaths.fixture(row.fixtureId, row.sportCode)}
      className={`panel ${styles.card}`}
      aria-label={t('sport_match_versus', sides)}
    >
      <span className={styles.state}>
        <LiveMark head={fixture} />
        {bestOf ? (
          <small title={t('sport_esport_best_of', bestOf)}>{t('sport_short_best_of', bestOf)}</small>
        ) : null}
        <VirtualLabel isVirtual={row.isVirtual} />
      </span>
      <span className={styles.teams}>
        <span>{sides.home}</span>
        <b>{fixture.score?.home}</b>
        <span>{sides.away}</span>
        <b>{fixture.score?.away}</b>
      </span>
      {market ? <Prices market={market} sides={sides} isLocked={fixture.isSuspended} /> : null}
    </AppLink>
  )
}

interface PricesProps {
  market: Market
  sides: Sides
  isLocked: boolean
}

/** They keep their places, whatever they show. */
function Prices({ market, sides, isLocked }: PricesProps) {
  const t = useText()
  const priceText = usePriceText()
  const { state, prices, moves } = useMarketNow(market)
  return (
    <span className={styles.prices}>
      {market.selections.map(({ code, name }, place) => {
        const price = prices[place] ?? 0
        const isOpen = !isLocked && state === 'OPEN' && price > 0
        const full = selectionName(market, code, sides, t, name)
        const move = isOpen ? moves[place]?.direction : undefined
        return (
          <span
            key={code}
            className={[styles.price, move && (move === 'UP' ? styles.up : styles.down)]
              .filter(Boolean)
              .join(' ')}
            title={isOpen ? full : t('sport_aria_price_suspended', { selection: full })}
          >
            <small>{cellName(market, code, sides, t)}</small>
            <b>{isOpen ? priceText(market.typeCode, price) : <Icon name="lock" size={16} />}</b>
          </span>
        )
      })}
    </span>
  )
}
