import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { drawnParts } from '../../../ui/games/manifests.ts'
import { useTableWords } from '../../../ui/games/table-words.ts'
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
        return card < 0 ? (
          <b key={place} className={styles.back} />
        ) : (
          <b key={place} className={suit === 1 || suit === 2 ? styles.red : ''}>
            {RANKS[Math.floor((card % CARDS_OF_A_DECK) / SUIT_COUNT)]}
            <Icon name={SUITS[suit]!} size={16} />
          </b>
        )
      })}
    </span>
  )
}

function cardName(card: number): string {
  return card < 0
    ? '–'
    : `${RANKS[Math.floor((card % CARDS_OF_A_DECK) / SUIT_COUNT)]}${SIGNS[(card % CARDS_OF_A_DECK) % SUIT_COUNT]}`
}

function Numbers({ numbers }: { numbers: readonly number[] }) {
  return (
    <span className={styles.numbers}>
      {numbers.map((number, place) => (
        <b key={place}>{number}</b>
      ))}
    </span>
  )
}

/** Dice with pictures on them, by the game's own names of these. */
function Faces({ gameCode, faces }: { gameCode: string; faces: readonly number[] }) {
  const words = useTableWords(gameCode)
  return (
    <span className={styles.numbers}>
      {faces.map((face, place) => (
        <b key={place}>{words ? spotName(words, `FACE:${face}`) : face}</b>
      ))}
    </span>
  )
}

/** Faces as they lie: the pips of a square of nine places. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

function Dice({ dice }: { dice: readonly number[] }) {
  const t = useText()
  return (
    <span className={styles.dice}>
      {dice.map((face, place) => (
        <span
          key={place}
          className={face === 1 ? `${styles.die} ${styles.one}` : styles.die}
          role="img"
          aria-label={String(face)}
        >
          {Array.from({ length: 9 }, (_, at) => (
            <i key={at} className={pips[face]?.includes(at) ? styles.pip : ''} />
          ))}
        </span>
      ))}
      <span className="small text-2">
        {t('fairx_sum', { sum: String(dice.reduce((sum, face) => sum + face, 0)) })}
      </span>
    </span>
  )
}

interface Group {
  label: string
  cards?: readonly number[]
  numbers?: readonly number[]
  dice?: readonly number[]
  faces?: readonly number[]
}

/** What a table drew, under the names of its parts. */
export function Drawn({ gameCode, outcome }: { gameCode: string; outcome: unknown }) {
  const t = useText()
  return (
    <dl className={styles.drawn}>
      {groupsOf(gameCode, outcome, t).map(({ label, cards, numbers, dice, faces }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {cards ? (
              <Cards cards={cards} />
            ) : dice ? (
              <Dice dice={dice} />
            ) : faces ? (
              <Faces gameCode={gameCode} faces={faces} />
            ) : (
              <Numbers numbers={numbers ?? []} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function groupsOf(gameCode: string, outcome: unknown, t: Translate): Group[] {
  const drawn = outcome as Readonly<Record<string, unknown>>
  return (drawnParts.get(gameCode) ?? []).flatMap((shown): Group[] => {
    const value = drawn[shown.part]
    if (shown.as === 'hands')
      return (value as readonly (readonly number[])[]).map((cards, place) => ({
        label: t('fairx_hand', { handNo: String(place + 1) }),
        cards,
      }))
    const label = t(`fairx_${shown.label}`)
    const values = (Array.isArray(value) ? value : [value]) as readonly number[]
    switch (shown.as) {
      case 'card':
      case 'cards':
        return [{ label, cards: values }]
      case 'number':
        return [{ label, numbers: values }]
      case 'dice':
        return [{ label, dice: values }]
      case 'faces':
        return [{ label, faces: values }]
    }
  })
}
