import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './cards.module.css'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['cl', 'di', 'ht', 'sp'] as const
const SIGNS = ['♣', '♦', '♥', '♠']
const SUIT_COUNT = 4

/** Cards by their number: rank = floor(c ÷ 4) from the ace, suit = c mod 4. */
export function Cards({ cards }: { cards: readonly number[] }) {
  const known = cards.filter((card) => card >= 0)
  if (known.length === 0) return <>–</>
  const name = (card: number) => `${RANKS[Math.floor(card / SUIT_COUNT)]}${SIGNS[card % SUIT_COUNT]}`
  return (
    <span className={styles.cards} role="img" aria-label={known.map(name).join(' ')}>
      {known.map((card) => (
        <b key={card} className={card % SUIT_COUNT === 1 || card % SUIT_COUNT === 2 ? styles.red : ''}>
          {RANKS[Math.floor(card / SUIT_COUNT)]}
          <Icon name={SUITS[card % SUIT_COUNT]!} size={16} />
        </b>
      ))}
    </span>
  )
}
