/** Three dice on a plate under a lid: shaken, set down and uncovered within the reveal. */
import { playReveal, type Reveal } from '../table/reveal.ts'
import { drawNode, drawPicture } from '../table/svg.ts'
import styles from './dice.module.css'
import { lyingDie } from './die.ts'
import { covered, lidAt, OPEN_MS, opened, type LidMoment } from './lid-motion.ts'
import type { DrawFace } from './pips.ts'

/** The positions of the three, in the order drawn: x, y, turn in degrees, size of 100. */
const places: readonly (readonly [number, number, number])[] = [
  [98, 122, -11],
  [180, 144, 5],
  [262, 120, 13],
]
const SIZE = 0.74

/** How the lid looks: a glazed bowl on a brass plate, a half coconut, a woven cover. */
export type LidLook = 'bowl' | 'shell' | 'woven'

export class DiceUnderLid {
  readonly view: SVGSVGElement
  private readonly drawFace: DrawFace
  private readonly shaking: SVGGElement
  private readonly dice: SVGGElement
  private readonly lid: SVGGElement
  private reveal: Reveal | null = null

  constructor(drawFace: DrawFace, look: LidLook) {
    this.drawFace = drawFace
    this.dice = drawNode('g')
    this.lid = drawNode('g', {}, ...drawLid(look))
    this.shaking = drawNode('g', {}, ...drawPlate(), this.dice, this.lid)
    this.view = drawPicture(
      '0 -40 360 270',
      styles.scene,
      drawNode('ellipse', { cx: 180, cy: 196, rx: 150, ry: 26, class: styles.shadow }),
      this.shaking,
    )
  }

  /** Under the lid nobody sees anything, and nothing lies there to be read out of the page. */
  cover(): void {
    this.reveal?.stop()
    this.dice.replaceChildren()
    this.stand(covered)
  }

  /** Uncovered: the result is visible. */
  open(faces: readonly number[]): void {
    this.reveal?.stop()
    this.lay(faces)
    this.stand(opened)
  }

  /** The reveal, begun `sinceMs` ago; resolves when the dice lie open. */
  show(faces: readonly number[], sinceMs: number): Promise<boolean> {
    this.reveal?.stop()
    this.lay(faces)
    this.reveal = playReveal(sinceMs, OPEN_MS, (ms) => this.stand(lidAt(ms)))
    return this.reveal.done
  }

  /** The faces that lie on the plate, empty under the lid. */
  get faces(): readonly string[] {
    return [...this.dice.children].map((die) => die.getAttribute('data-face') ?? '')
  }

  dispose(): void {
    this.reveal?.stop()
  }

  private lay(faces: readonly number[]): void {
    this.dice.replaceChildren(
      ...faces.map((face, index) => {
        const [x, y, turn] = places[index]!
        return drawNode(
          'g',
          { 'data-face': face, transform: `translate(${x} ${y}) rotate(${turn}) scale(${SIZE})` },
          ...lyingDie(face, this.drawFace),
        )
      }),
    )
  }

  private stand({ shakeX, shakeY, shakeTurn, lifted }: LidMoment): void {
    this.shaking.setAttribute(
      'transform',
      `translate(${shakeX.toFixed(1)} ${shakeY.toFixed(1)}) rotate(${shakeTurn.toFixed(1)} 180 140)`,
    )
    this.lid.setAttribute(
      'transform',
      `translate(${(lifted * 96).toFixed(1)} ${(lifted * -190).toFixed(1)}) rotate(${(lifted * 24).toFixed(1)} 180 100)`,
    )
    this.lid.setAttribute('opacity', `${Math.max(0, 1 - Math.max(0, lifted - 0.55) / 0.45).toFixed(2)}`)
    this.lid.setAttribute('visibility', lifted >= 1 ? 'hidden' : 'visible')
  }
}

function drawPlate(): SVGElement[] {
  return [
    drawNode('ellipse', { cx: 180, cy: 146, rx: 166, ry: 66, class: styles.plateEdge }),
    drawNode('ellipse', { cx: 180, cy: 138, rx: 166, ry: 66, class: styles.plate }),
    drawNode('ellipse', { cx: 180, cy: 138, rx: 150, ry: 57, class: styles.plateWell }),
    drawNode('ellipse', { cx: 180, cy: 138, rx: 158, ry: 61.5, class: styles.plateLine }),
  ]
}

const BELL = 'M46 138C46 40 110 -4 180 -4S314 40 314 138C300 176 240 188 180 188S60 176 46 138Z'

function drawLid(look: LidLook): SVGElement[] {
  const line = (d: string): SVGElement => drawNode('path', { d, class: styles.lidLine })
  const body = [
    drawNode('path', { d: BELL, class: `${styles.lid} ${styles[look]}` }),
    drawNode('path', {
      d: 'M70 120C72 62 112 24 150 14C112 40 96 78 96 128C96 150 84 150 70 120Z',
      class: styles.lidLight,
    }),
  ]
  if (look === 'bowl') {
    return [
      ...body,
      line('M48 124C110 158 250 158 312 124'),
      line('M52 108C112 140 248 140 308 108'),
      ...[100, 140, 180, 220, 260].map((x) =>
        drawNode('path', {
          d: `M${x} ${96 - Math.abs(x - 180) / 7}l9 14l-9 14l-9 -14z`,
          class: styles.lidStar,
        }),
      ),
      knob(),
    ]
  }
  if (look === 'shell') {
    return [
      ...body,
      line('M180 -4C150 50 148 120 160 187'),
      line('M180 -4C210 50 212 120 200 187'),
      line('M170 -3C110 30 88 100 104 176'),
      line('M190 -3C250 30 272 100 256 176'),
      knob(),
    ]
  }
  return [
    ...body,
    ...[30, 62, 94, 126, 156].map((y) =>
      line(`M${180 - 26 - y * 0.74} ${y}C${140} ${y + 26} 220 ${y + 26} ${180 + 26 + y * 0.74} ${y}`),
    ),
    ...[-96, -58, -20, 20, 58, 96].map((x) =>
      line(`M${180 + x * 0.2} 2C${180 + x * 0.9} 50 ${180 + x * 1.15} 120 ${180 + x} 180`),
    ),
    knob(),
  ]
}

function knob(): SVGElement {
  return drawNode('path', {
    d: 'M180 -34C190 -28 192 -20 188 -14C200 -12 204 -4 200 2H160C156 -4 160 -12 172 -14C168 -20 170 -28 180 -34Z',
    class: styles.knob,
  })
}
