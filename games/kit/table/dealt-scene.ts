/**
 * Hands of cards on the felt: each card is dealt and turned at its moment of the reveal, and hands are
 * described as they are.
 */
import type { HandReading, HandWorth, TableReading } from '../../../kernel/tables/table-game.ts'
import { CardView } from '../cards/card.ts'
import { make } from '../stage/dom/element.ts'
import styles from './dealt.module.css'
import type { SceneParts, TableScene } from './look.ts'
import type { TableView } from './page.ts'
import { playReveal, type Reveal } from './reveal.ts'

/** One card of the deal; milliseconds after the reveal began. */
export interface DealtCard {
  readonly hand: string
  readonly card: number
  /** A third card lies across if the game deals it so. */
  readonly isAcross?: boolean
  readonly dealtMs: number
  readonly turnedMs: number
}

export interface HandPlace {
  /** As the rules name the hand. */
  readonly key: string
  readonly name: string
  readonly className?: string | undefined
}

export interface DealtSpec<Outcome> {
  readonly className?: string | undefined
  readonly hands: readonly HandPlace[]
  timeline(outcome: Outcome): readonly DealtCard[]
  /** What is written by a hand: its worth with the cards that were seen so far. */
  label?(worth: HandWorth): string
  /** Written by a hand at the end, beside its label. */
  verdict?(end: NonNullable<HandReading['end']>): string
}

/** A moment after the last card was seen. */
const BREATH_MS = 500

interface Hand {
  readonly place: HandPlace
  readonly view: HTMLElement
  readonly cards: HTMLElement
  readonly label: HTMLElement
  readonly verdict: HTMLElement
}

export class DealtScene<Outcome> implements TableScene {
  readonly view: HTMLElement
  private readonly parts: SceneParts
  private readonly spec: DealtSpec<Outcome>
  private readonly hands: ReadonlyMap<string, Hand>
  private reveal: Reveal | null = null
  private shownRound = -1

  constructor(parts: SceneParts, spec: DealtSpec<Outcome>) {
    this.parts = parts
    this.spec = spec
    this.hands = new Map(
      spec.hands.map((place) => {
        const cards = make('div', { className: styles.cards })
        const [label, verdict] = [make('b'), make('i')]
        const view = make(
          'div',
          {
            className: `${styles.hand} ${place.className ?? ''}`,
            attributes: { role: 'group', 'aria-label': place.name },
          },
          make('p', {}, make('span', { text: place.name }), label, verdict),
          cards,
        )
        return [place.key, { place, view, cards, label, verdict }]
      }),
    )
    this.view = make(
      'div',
      { className: `${styles.hands} ${spec.className ?? ''}` },
      ...[...this.hands.values()].map(({ view }) => view),
    )
    this.clear()
  }

  show({ state, outcome, reading, roundNo }: TableView, revealedMs: number): void {
    // While bets are open the last round's hands lie on, darkened; they are taken away when bets close.
    this.view.classList.toggle(styles.past!, state === 'BETTING')
    if (revealedMs < 0 || !outcome) {
      this.reveal?.stop()
      if (state !== 'BETTING') this.clear()
      return
    }
    if (this.shownRound === roundNo && state !== 'REVEAL') return
    this.deal(outcome as Outcome, reading?.hands ?? [], revealedMs)
    this.shownRound = roundNo
  }

  resultAtMs(outcome: unknown): number {
    return Math.max(...this.spec.timeline(outcome as Outcome).map(({ turnedMs }) => turnedMs)) + BREATH_MS
  }

  dispose(): void {
    this.reveal?.stop()
  }

  private clear(): void {
    this.shownRound = -1
    for (const { view, cards, label, verdict } of this.hands.values()) {
      cards.replaceChildren()
      label.textContent = ''
      verdict.textContent = ''
      view.classList.remove(styles.won!)
    }
    this.view.hidden = true
  }

  private deal(outcome: Outcome, readings: TableReading['hands'], revealedMs: number): void {
    this.reveal?.stop()
    this.clear()
    this.view.hidden = false
    const timeline = this.spec.timeline(outcome)
    const views = new Map<DealtCard, CardView>()
    const turned = new Set<DealtCard>()
    const isOld = (ms: number): boolean => ms < revealedMs - 400
    const endMs = this.resultAtMs(outcome)
    this.reveal = playReveal(revealedMs, endMs, (ms) => {
      for (const one of timeline) {
        if (ms >= one.dealtMs && !views.has(one)) {
          const view = new CardView(one.card, this.parts.language, {
            isFaceUp: false,
            isAcross: one.isAcross ?? false,
            isDealt: !isOld(one.dealtMs) && !this.parts.isCalm(),
          })
          views.set(one, view)
          this.hands.get(one.hand)!.cards.append(view.view)
        }
        if (ms >= one.turnedMs && !turned.has(one)) {
          turned.add(one)
          views.get(one)!.turn(true)
          if (!isOld(one.turnedMs)) this.parts.sound.reelStop(Math.min(turned.size, 6))
          const seen = timeline.filter((other) => other.hand === one.hand && turned.has(other)).length
          const worth = readings.find(({ hand }) => hand === one.hand)?.worth[seen - 1]
          this.hands.get(one.hand)!.label.textContent = (worth && this.spec.label?.(worth)) ?? ''
        }
      }
      if (ms >= endMs) this.finish(readings)
    })
  }

  private finish(readings: TableReading['hands']): void {
    for (const { hand: key, end } of readings) {
      const hand = this.hands.get(key)
      if (!hand || end === null) continue
      hand.view.classList.toggle(styles.won!, end === 'WON')
      hand.verdict.textContent = this.spec.verdict?.(end) ?? ''
    }
  }
}
