import { Icon } from '../../../ui/icon/icon.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import styles from './verify.module.css'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['cl', 'di', 'ht', 'sp'] as const
const SIGNS = ['♣', '♦', '♥', '♠']

const CARDS_OF_A_DECK = 52
const SUIT_COUNT = 4

/** Cards by their number: rank and suit as the domain's rule has them; shoes count on through their decks. */
export function Cards({ cards }: { cards: readonly number[] }) {
  return (
    <span className={styles.cards} role="img" aria-label={cards.map(cardName).join(' ')}>
      {cards.map((card, place) => {
        const suit = (card % CARDS_OF_A_DECK) % SUIT_COUNT
        return card < 0 ? <b key={place} className={styles.back} /> : <b key={place} className={suit === 1 || suit === 2 ? styles.red : ''}>{RANKS[Math.floor((card % CARDS_OF_A_DECK) / SUIT_COUNT)]}<Icon name={SUITS[suit]!} size={16} /></b>
      })}
    </span>
  )
}

function cardName(card: number): string {
  return card < 0 ? '–' : `${RANKS[Math.floor((card % CARDS_OF_A_DECK) / SUIT_COUNT)]}${SIGNS[(card % CARDS_OF_A_DECK) % SUIT_COUNT]}`
}

function Numbers({ numbers }: { numbers: readonly number[] }) {
  return <span className={styles.numbers}>{numbers.map((number, place) => <b key={place}>{number}</b>)}</span>
}

interface Group { label: string; cards?: readonly number[]; numbers?: readonly number[] }

/** What a table drew, under the names of its parts. */
export function Drawn({ gameCode, outcome }: { gameCode: string; outcome: unknown }) {
  const t = useText()
  return <dl className={styles.drawn}>{groupsOf(gameCode, outcome, t).map(({ label, cards, numbers }) => <div key={label}><dt>{label}</dt><dd>{cards ? <Cards cards={cards} /> : <Numbers numbers={numbers ?? []} />}</dd></div>)}</dl>
}

function groupsOf(gameCode: string, outcome: unknown, t: Translate): Group[] {
  const drawn = outcome as Record<string, number & number[] & number[][]>
  switch (gameCode) {
    case 'BACCARAT': return [{ label: t('fairx_player'), cards: drawn.player! }, { label: t('fairx_banker'), cards: drawn.banker! }]
    case 'DRAGONTIGER': return [{ label: t('fairx_dragon'), cards: [drawn.dragon!] }, { label: t('fairx_tiger'), cards: [drawn.tiger!] }]
    case 'POKDENG': return [{ label: t('fairx_dealer'), cards: drawn.dealer! }, ...drawn.hands!.map((cards, place) => ({ label: t('fairx_hand', { 0: String(place + 1) }), cards: cards as unknown as number[] }))]
    case 'ROULETTE': return [{ label: t('fairx_number'), numbers: [drawn.number!] }]
    case 'FANTAN': return [{ label: t('fairx_beads'), numbers: [drawn.beads!] }, { label: t('fairx_residue'), numbers: [drawn.residue!] }]
    default: return [{ label: t('fairx_dice'), numbers: drawn.dice ?? [] }]
  }
}
