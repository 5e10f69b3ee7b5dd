import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { usePriceTap } from '../slip/use-price-tap.ts'
import { useIsOnSlip } from '../slip/slip-store.ts'
import '../texts.ts'
import { selectionName, type Sides } from '../words/market-words.ts'
import { isNegative, usePriceText } from '../words/odds-format.ts'
import { useMarketNow } from './board.ts'
import type { FixtureHead, Market } from './kinds.ts'
import styles from './price-button.module.css'

interface PriceButtonProps {
  fixture: FixtureHead
  market: Market
  /** Of the selection among those of the market. */
  place: number
  /** What stands before the price. */
  name: string
  sides: Sides | null
  /** The whole fixture takes no bets. */
  isLocked: boolean
  className?: string | undefined
}

/**
 * A selection with its price. It keeps its size whatever it shows: a lock while it is suspended, a triangle
 * for some seconds after the price moved.
 */
export function PriceButton({ fixture, market, place, name, sides, isLocked, className }: PriceButtonProps) {
  const t = useText()
  const priceText = usePriceText()
  const now = useMarketNow(market)
  const tap = usePriceTap()
  const selection = market.selections[place]!
  const isChosen = useIsOnSlip(market.marketId, selection.code)
  const price = now.prices[place] ?? 0
  const isOpen = !isLocked && now.state === 'OPEN' && price > 0
  const move = isOpen ? (now.moves[place] ?? null) : null
  const text = priceText(market.typeCode, price)
  const full = selectionName(market, selection.code, sides, t, selection.name)
  const spoken = isOpen
    ? isChosen
      ? t('sport_aria_price_chosen', { selection: full, price: text })
      : t('sport_aria_price', { selection: full, price: text })
    : t('sport_aria_price_suspended', { selection: full })
  const look = [
    styles.price,
    isOpen && isChosen && styles.chosen,
    move && (move.direction === 'UP' ? styles.up : styles.down),
    isOpen && isNegative(text) && styles.negative,
    className,
  ]
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      disabled={!isOpen}
      aria-pressed={isChosen}
      aria-label={spoken}
      title={move ? moveText(move.direction, priceText(market.typeCode, move.before), t) : undefined}
      onClick={() => tap({ fixture, market, place, price, isLive: fixture.status === 'LIVE' })}
    >
      <small>{name}</small>
      <b>{isOpen ? text : <Icon name="lock" size={16} />}</b>
    </button>
  )
}

const moveText = (direction: 'UP' | 'DOWN', before: string, t: ReturnType<typeof useText>): string =>
  direction === 'UP' ? t('sport_odds_up', { before }) : t('sport_odds_down', { before })

/** Keeps the place of a selection that is not offered. */
export function NoPrice() {
  return (
    <span className={`${styles.price} ${styles.none}`} aria-hidden="true">
      –
    </span>
  )
}
