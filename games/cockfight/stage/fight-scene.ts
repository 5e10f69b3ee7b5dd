/** The arena: two birds that wait in their corners, fight in the reveal, and end as the rules drew. */
import arenaPicture from '../art/arena.svg?no-inline'
import meronPicture from '../art/meron.svg?no-inline'
import walaPicture from '../art/wala.svg?no-inline'
import { make } from '../../kit/stage/dom/element.ts'
import type { SceneParts, TableScene } from '../../kit/table/look.ts'
import type { TableView } from '../../kit/table/page.ts'
import { playReveal, type Reveal } from '../../kit/table/reveal.ts'
import type { CockfightTexts } from '../locales/texts.ts'
import type { End, Outcome } from '../rules/index.ts'
import styles from './cockfight.module.css'
import { clashesOf, type Fight, poseOf, RESULT_MS, swingOf, type Pose, type Side } from './fight.ts'

const sides = ['MERON', 'WALA'] as const
const pictures: Readonly<Record<Side, string>> = { MERON: meronPicture, WALA: walaPicture }
const FEATHERS = 6
const WAITING: Pose = { along: 0, up: 0, turn: 0 }

interface Bird {
  readonly view: HTMLImageElement
  readonly name: HTMLElement
}

export class FightScene implements TableScene {
  readonly view: HTMLElement
  private readonly parts: SceneParts
  private readonly texts: CockfightTexts
  private readonly birds: Readonly<Record<Side, Bird>>
  private readonly feathers: readonly HTMLElement[]
  private reveal: Reveal | null = null
  private sounds: ReturnType<typeof setTimeout>[] = []
  private shownRound = -1

  constructor(parts: SceneParts, texts: CockfightTexts) {
    this.parts = parts
    this.texts = texts
    this.birds = { MERON: makeBird('MERON'), WALA: makeBird('WALA') }
    this.feathers = Array.from({ length: FEATHERS }, () =>
      make('i', { className: styles.feather, attributes: { 'aria-hidden': 'true' } }),
    )
    this.view = make(
      'div',
      { className: styles.arena },
      picture(arenaPicture, styles.ground),
      ...sides.map((side) => this.birds[side].view),
      ...this.feathers,
      ...sides.map((side) =>
        make(
          'p',
          { className: `${styles.plate} ${side === 'MERON' ? styles.meronPlate : styles.walaPlate}` },
          make('b', { text: texts.spots[side]! }),
          this.birds[side].name,
        ),
      ),
      make('p', { className: styles.virtual, text: texts.virtual }),
    )
    this.stand(null, 0)
  }

  show({ outcome, result, roundNo }: TableView, revealedMs: number): void {
    this.nameBirds(roundNo)
    const fight =
      outcome && result ? { end: result.winner as End, script: (outcome as Outcome).script } : null
    if (!fight || revealedMs < 0) {
      this.stop()
      this.shownRound = -1
      this.stand(null, 0)
      return
    }
    if (this.shownRound === roundNo) return
    this.shownRound = roundNo
    this.stop()
    this.sound(fight, revealedMs)
    this.reveal = playReveal(revealedMs, RESULT_MS, (ms) => this.stand(fight, ms))
  }

  resultAtMs(): number {
    return RESULT_MS
  }

  dispose(): void {
    this.stop()
  }

  /** Each round is another pair; who they are changes nothing. */
  private nameBirds(roundNo: number): void {
    const { birds } = this.texts
    const first = (roundNo * 5) % birds.length
    this.birds.MERON.name.textContent = birds[first]!
    this.birds.WALA.name.textContent = birds[(first + 1 + (roundNo % (birds.length - 1))) % birds.length]!
  }

  private stand(fight: Fight | null, ms: number): void {
    for (const side of sides) {
      const { along, up, turn } = fight ? poseOf(side, fight, ms) : WAITING
      const { style } = this.birds[side].view
      style.setProperty('--along', along.toFixed(4))
      style.setProperty('--up', up.toFixed(4))
      style.setProperty('--turn', `${turn.toFixed(2)}deg`)
    }
    const clashes = fight ? clashesOf(fight) : []
    const clash = clashes.find((one) => swingOf(one, ms) > 0)
    const swing = clash ? swingOf(clash, ms) : 0
    for (const [place, feather] of this.feathers.entries()) {
      const angle = (place / FEATHERS) * Math.PI * 2 + (clash?.atMs ?? 0)
      feather.style.opacity = swing.toFixed(2)
      feather.style.transform = `translate(${(Math.cos(angle) * swing * 90).toFixed(1)}px, ${(Math.sin(angle) * swing * 60 - 20).toFixed(1)}px) rotate(${((angle * 180) / Math.PI).toFixed(0)}deg)`
    }
  }

  private sound(fight: Fight, revealedMs: number): void {
    if (this.parts.isCalm() || revealedMs === Infinity) return
    this.sounds = clashesOf(fight)
      .filter(({ atMs }) => atMs >= revealedMs)
      .map(({ atMs }, place) => setTimeout(() => this.parts.sound.reelStop(place % 3), atMs - revealedMs))
  }

  private stop(): void {
    this.reveal?.stop()
    for (const timer of this.sounds) clearTimeout(timer)
    this.sounds = []
  }
}

const picture = (src: string, className: string | undefined): HTMLImageElement => {
  const view = make('img', { className, attributes: { alt: '', draggable: 'false' } })
  view.src = src
  return view
}

const makeBird = (side: Side): Bird => ({
  view: picture(pictures[side], `${styles.bird} ${side === 'MERON' ? styles.meron : styles.wala}`),
  name: make('span'),
})
