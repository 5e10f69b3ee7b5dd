/**
 * The cup is lifted and the beads are counted off by fours, column by column; what is left at the end is the
 * result.
 */
import { make } from '../../kit/stage/dom/element.ts'
import type { SceneParts, TableScene } from '../../kit/table/look.ts'
import type { TableView } from '../../kit/table/page.ts'
import { between, playReveal, type Reveal } from '../../kit/table/reveal.ts'
import { drawNode, drawPicture } from '../../kit/table/svg.ts'
import type { FanTanTexts } from '../locales/th.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './fantan.module.css'

const LIFTED_MS = 900
const COUNTED_MS = 4600
const RESULT_MS = 5000
const STEP = 9
/** Columns of four in a row of the mat; two rows hold 200 beads. */
const PER_ROW = 25

export class BeadScene implements TableScene {
  readonly view: HTMLElement
  private readonly texts: FanTanTexts
  private readonly parts: SceneParts
  private readonly mat = drawNode('g')
  private readonly cup = drawNode(
    'g',
    {},
    drawNode('path', { d: 'M42 88C42 24 84 6 116 6C148 6 190 24 190 88Z', class: styles.brass }),
    drawNode('path', { d: 'M34 84H198V94H34Z', class: styles.rim }),
    drawNode('path', { d: 'M58 62C72 54 160 54 174 62M52 72C70 64 162 64 180 72', class: styles.hair }),
    drawNode('circle', { cx: 116, cy: 6, r: 6, class: styles.rim }),
  )
  private readonly words = make('p', { className: styles.words })
  private reveal: Reveal | null = null
  private shownRound = -1

  constructor(parts: SceneParts, texts: FanTanTexts) {
    this.parts = parts
    this.texts = texts
    const picture = drawPicture(`0 0 ${PER_ROW * STEP + 7} 96`, styles.picture, this.mat, this.cup)
    this.view = make(
      'div',
      { className: styles.beads, attributes: { role: 'img', 'aria-label': texts.counting } },
      picture,
      this.words,
    )
    this.cover()
  }

  show({ state, outcome, roundNo }: TableView, revealedMs: number): void {
    this.view.classList.toggle(styles.past!, state === 'BETTING')
    if (revealedMs < 0 || !outcome) {
      this.reveal?.stop()
      if (state !== 'BETTING') this.cover()
      return
    }
    if (this.shownRound === roundNo && state !== 'REVEAL') return
    this.count(outcome as Outcome, revealedMs)
    this.shownRound = roundNo
  }

  resultAtMs(): number {
    return RESULT_MS
  }

  dispose(): void {
    this.reveal?.stop()
  }

  /** The cup is over the beads. */
  private cover(): void {
    this.shownRound = -1
    this.mat.replaceChildren()
    this.cup.setAttribute('transform', '')
    this.cup.setAttribute('opacity', '1')
    this.words.textContent = ''
  }

  private count({ beads, residue }: Outcome, revealedMs: number): void {
    this.reveal?.stop()
    const fours = (beads - residue) / 4
    const all = Array.from({ length: beads }, (_, bead) => {
      const column = Math.floor(bead / 4)
      return drawNode('circle', {
        cx: (column % PER_ROW) * STEP + 8,
        cy: Math.floor(column / PER_ROW) * 48 + (bead % 4) * STEP + 12,
        r: 3.7,
        class: styles.bead,
      })
    })
    this.mat.replaceChildren(...all)
    let counted = 0
    this.reveal = playReveal(revealedMs, RESULT_MS, (ms) => {
      const lift = between(ms, 0, LIFTED_MS)
      this.cup.setAttribute('transform', `translate(0 ${(-70 * lift).toFixed(1)})`)
      this.cup.setAttribute('opacity', `${(1 - lift).toFixed(2)}`)
      const now = Math.floor(between(ms, LIFTED_MS, COUNTED_MS) * fours)
      for (; counted < now; counted++) {
        for (const bead of all.slice(counted * 4, counted * 4 + 4)) bead.classList.add(styles.counted!)
        if (counted % 6 === 5) this.parts.sound.press()
      }
      if (ms < COUNTED_MS) this.words.textContent = now === 0 ? '' : `4 × ${now}`
      if (ms >= RESULT_MS) {
        for (const bead of all.slice(fours * 4)) bead.classList.add(styles.kept!)
        this.words.textContent = `${this.texts.beads(beads)} · ${this.texts.left(residue)}`
        this.view.setAttribute('aria-label', this.words.textContent)
      }
    })
  }
}
