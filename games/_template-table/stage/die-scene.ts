/** The die comes to light in the moments after the bets are closed. */
import { dieView } from '../../kit/dice/die.ts'
import { drawPips } from '../../kit/dice/pips.ts'
import { make } from '../../kit/stage/dom/element.ts'
import type { SceneParts, TableScene } from '../../kit/table/look.ts'
import type { TableView } from '../../kit/table/page.ts'
import { between, playReveal, type Reveal } from '../../kit/table/reveal.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './template-table.module.css'

const RESULT_MS = 1500

export class DieScene implements TableScene {
  readonly view = make('div', { className: styles.scene })
  private readonly parts: SceneParts
  private reveal: Reveal | null = null
  private shownRound = -1

  constructor(parts: SceneParts) {
    this.parts = parts
  }

  show({ state, outcome, roundNo }: TableView, revealedMs: number): void {
    if (revealedMs < 0 || !outcome) {
      this.reveal?.stop()
      // While bets are open the last throw lies on.
      if (state !== 'BETTING') this.view.replaceChildren()
      return
    }
    if (this.shownRound === roundNo && state !== 'REVEAL') return
    this.shownRound = roundNo
    this.throwDie(outcome as Outcome, revealedMs)
  }

  resultAtMs(): number {
    return RESULT_MS
  }

  dispose(): void {
    this.reveal?.stop()
  }

  private throwDie({ dice: [face] }: Outcome, revealedMs: number): void {
    this.reveal?.stop()
    this.parts.sound.press()
    const die = dieView(face, drawPips, styles.die)
    this.view.replaceChildren(die)
    this.reveal = playReveal(revealedMs, RESULT_MS, (ms) =>
      die.setAttribute('opacity', between(ms, 0, RESULT_MS).toFixed(2)),
    )
  }
}
