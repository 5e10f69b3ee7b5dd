/** Two hands on the felt, dealt in order: four cards, then the third ones, each turned at its moment of the reveal. */
import { totalOf } from '../../../kernel/cards/cards.ts'
import { CardView } from '../../kit/cards/card.ts'
import { make } from '../../kit/stage/dom/element.ts'
import type { SceneParts, TableScene } from '../../kit/table/look.ts'
import type { TableView } from '../../kit/table/page.ts'
import { playReveal, type Reveal } from '../../kit/table/reveal.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './baccarat.module.css'
import { resultAtMs, timelineOf, type DealtCard } from './timeline.ts'

interface Hand {
  readonly view: HTMLElement
  readonly cards: HTMLElement
  readonly points: HTMLElement
}

export class HandsScene implements TableScene {
  readonly view: HTMLElement
  private readonly parts: SceneParts
  private readonly hands: Readonly<Record<'player' | 'banker', Hand>>
  private reveal: Reveal | null = null
  private shownRound = -1

  constructor(parts: SceneParts, names: { readonly player: string; readonly banker: string }) {
    this.parts = parts
    const hand = (side: 'player' | 'banker'): Hand => {
      const cards = make('div', { className: styles.cards })
      const points = make('b')
      const view = make('div', { className: `${styles.hand} ${styles[side === 'player' ? 'playerHand' : 'bankerHand']}`, attributes: { role: 'group', 'aria-label': names[side] } }, make('p', { text: names[side] }, points), cards)
      return { view, cards, points }
    }
    this.hands = { player: hand('player'), banker: hand('banker') }
    this.view = make('div', { className: styles.hands }, this.hands.player.view, this.hands.banker.view)
    this.clear()
  }

  show({ state, outcome, roundNo }: TableView, revealedMs: number): void {
    // While bets are open the last round's hands lie on, darkened; they are taken away when bets close.
    this.view.classList.toggle(styles.past!, state === 'BETTING')
    if (revealedMs < 0 || !outcome) {
      this.reveal?.stop()
      if (state !== 'BETTING') this.clear()
      return
    }
    if (this.shownRound === roundNo && state !== 'REVEAL') return
    this.deal(outcome as Outcome, revealedMs)
    this.shownRound = roundNo
  }

  resultAtMs(outcome: unknown): number {
    return resultAtMs(outcome as Outcome)
  }

  dispose(): void {
    this.reveal?.stop()
  }

  private clear(): void {
    this.shownRound = -1
    for (const { view, cards, points } of Object.values(this.hands)) {
      cards.replaceChildren()
      points.textContent = ''
      view.classList.remove(styles.won!)
    }
    this.view.hidden = true
  }

  private deal(outcome: Outcome, revealedMs: number): void {
    this.reveal?.stop()
    this.clear()
    this.view.hidden = false
    const timeline = timelineOf(outcome)
    const views = new Map<DealtCard, CardView>()
    const turned = new Set<DealtCard>()
    const isOld = (ms: number): boolean => ms < revealedMs - 400
    this.reveal = playReveal(revealedMs, resultAtMs(outcome), (ms) => {
      for (const one of timeline) {
        if (ms >= one.dealtMs && !views.has(one)) {
          const view = new CardView(one.card, this.parts.language, { isFaceUp: false, isAcross: one.isThird, isDealt: !isOld(one.dealtMs) && !this.parts.isCalm() })
          views.set(one, view)
          this.hands[one.side].cards.append(view.view)
        }
        if (ms >= one.turnedMs && !turned.has(one)) {
          turned.add(one)
          views.get(one)!.turn(true)
          if (!isOld(one.turnedMs)) this.parts.sound.reelStop(turned.size)
          const seen = timeline.filter((other) => other.side === one.side && turned.has(other)).map(({ card }) => card)
          this.hands[one.side].points.textContent = `${totalOf(seen)}`
        }
      }
      if (ms >= resultAtMs(outcome)) this.light(outcome)
    })
  }

  /** The side that won stands out. */
  private light({ player, banker }: Outcome): void {
    const lead = totalOf(player) - totalOf(banker)
    this.hands.player.view.classList.toggle(styles.won!, lead > 0)
    this.hands.banker.view.classList.toggle(styles.won!, lead < 0)
  }
}
