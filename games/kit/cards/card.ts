/** A playing card: paper, a large rank and its suit; lacquer and a leaf weave on its back. */
import '../art/card-pigments.css'
import { cardTexts } from '../locales/card-texts.ts'
import { make } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import styles from './cards.module.css'
import { isRed, rankOf, rankSign, suitOf, suitPaths } from './suits.ts'

const SVG = 'http://www.w3.org/2000/svg'

export interface CardOptions {
  /** Up by default. A card of −1 is not known and lies face down. */
  readonly isFaceUp?: boolean
  /** Lies across, as a third card is dealt in baccarat. */
  readonly isAcross?: boolean
  /** Comes flying from the shoe. */
  readonly isDealt?: boolean
}

/** The name that is read out: '9 of spades'. */
export function cardName(card: number, language: StageLanguage): string {
  const texts = cardTexts[language]
  return card < 0 ? texts.faceDown : texts.name(texts.ranks[rankOf(card)]!, texts.suits[suitOf(card)]!)
}

/** A card that can be turned over; its width is the custom property --card-w of its container. */
export class CardView {
  readonly view: HTMLElement
  private card: number
  private readonly language: StageLanguage
  private readonly body: HTMLElement

  constructor(
    card: number,
    language: StageLanguage,
    { isFaceUp = card >= 0, isAcross = false, isDealt = false }: CardOptions = {},
  ) {
    this.card = card
    this.language = language
    this.body = make('span', { className: styles.body }, ...(card >= 0 ? [face(card)] : []), back())
    this.view = make(
      'span',
      {
        className: [styles.card, isAcross ? styles.across : '', isDealt ? styles.dealt : '']
          .filter(Boolean)
          .join(' '),
        attributes: { role: 'img' },
      },
      this.body,
    )
    this.show(isFaceUp)
  }

  /** Turns the card; one that was not known yet is given its number. */
  turn(isFaceUp: boolean, card = this.card): void {
    if (card !== this.card) {
      this.card = card
      this.body.replaceChildren(face(card), back())
    }
    this.show(isFaceUp)
  }

  /** Darkened: a card that does not count. */
  dim(isDim: boolean): void {
    this.view.classList.toggle(styles.dim!, isDim)
  }

  private show(isFaceUp: boolean): void {
    this.view.classList.toggle(styles.down!, !isFaceUp)
    this.view.setAttribute('aria-label', cardName(isFaceUp ? this.card : -1, this.language))
  }
}

/** A card that stays as it lies. */
export function cardView(card: number, language: StageLanguage, options?: CardOptions): HTMLElement {
  return new CardView(card, language, options).view
}

function draw(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value)
  element.append(...children)
  return element
}

function face(card: number): SVGElement {
  const ink = isRed(card) ? styles.red : styles.ink
  return draw(
    'svg',
    { viewBox: '0 0 50 70', class: styles.face, 'aria-hidden': 'true' },
    draw('rect', { width: '50', height: '70', class: styles.paper }),
    draw('text', { x: '25', y: '26', class: `${styles.rank} ${ink}` }, rankSign(card)),
    draw('path', { d: suitPaths[suitOf(card)]!, transform: 'translate(12 36) scale(1.08)', class: ink }),
  )
}

const WEAVE = Array.from(
  { length: 18 },
  (_, step) => `M${step * 8 - 70} 70L${step * 8} 0M${step * 8 - 70} 0L${step * 8} 70`,
).join('')

function back(): SVGElement {
  return draw(
    'svg',
    { viewBox: '0 0 50 70', class: styles.back, 'aria-hidden': 'true' },
    draw('rect', { width: '50', height: '70', class: styles.ground }),
    draw('path', { d: WEAVE, class: styles.weave }),
    draw('rect', { x: '1.5', y: '1.5', width: '47', height: '67', rx: '5', class: styles.margin }),
    draw('rect', { x: '4.5', y: '4.5', width: '41', height: '61', rx: '3', class: styles.hair }),
    draw('path', { d: 'M25 23L32 35L25 47L18 35Z', class: styles.leaf }),
    draw('path', { d: 'M25 27L29.5 35L25 43L20.5 35Z', class: styles.ground }),
  )
}
