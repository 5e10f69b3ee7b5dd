/** The wheel seen from above: rim and track are fixed, pockets turn, the ball runs over both. */
import { playReveal, type Reveal } from '../../kit/table/reveal.ts'
import { drawNode, drawPicture, onCircle, ringPiece } from '../../kit/table/svg.ts'
import { colourOf, wheelOrder } from './numbers.ts'
import { momentAt, pocketAngle, POCKET_DEGREES, restOf, SPIN_MS, type WheelMoment } from './wheel-motion.ts'
import styles from './wheel.module.css'

export class Wheel {
  readonly view: SVGSVGElement
  private readonly turning: SVGGElement
  private readonly ball: SVGGElement
  private reveal: Reveal | null = null
  private resting = 0

  constructor() {
    this.turning = drawNode(
      'g',
      {},
      ...wheelOrder.flatMap(drawPocket),
      drawNode('circle', { r: 96, class: styles.cone }),
      ...drawHub(),
    )
    this.ball = drawNode(
      'g',
      { visibility: 'hidden' },
      drawNode('circle', { r: 8, class: styles.ball }),
      drawNode('circle', { cx: -2.5, cy: -2.5, r: 2.2, class: styles.shine }),
    )
    this.view = drawPicture(
      '-200 -200 400 400',
      styles.wheel,
      drawNode('circle', { r: 197, class: styles.rim }),
      drawNode('circle', { r: 178, class: styles.track }),
      ...Array.from({ length: 8 }, (_, place) =>
        drawNode('path', {
          d: 'M0 -6L4.500 0L0 6L-4.500 0Z',
          class: styles.stop,
          transform: `rotate(${place * 45 + 22.5}) translate(0 -187.500)`,
        }),
      ),
      this.turning,
      drawNode('path', { d: 'M0 -176l7 -13h-14z', class: styles.pointer }),
      this.ball,
    )
    this.turnTo(restOf(0))
  }

  /** At rest with the last number at the top; null: nothing has been spun here yet. */
  rest(number: number | null): void {
    this.reveal?.stop()
    this.ball.setAttribute('visibility', number === null ? 'hidden' : 'visible')
    this.resting = number ?? 0
    this.turnTo(restOf(this.resting))
  }

  /**
   * Spins to the number; begun `sinceMs` ago, so a page that opens late joins in the middle. Resolves when
   * the ball lies.
   */
  spin(number: number, sinceMs: number): Promise<boolean> {
    const before = this.resting
    this.reveal?.stop()
    this.resting = number
    this.ball.setAttribute('visibility', 'visible')
    this.reveal = playReveal(sinceMs, SPIN_MS, (ms) => this.turnTo(momentAt(ms, number, before)))
    return this.reveal.done
  }

  dispose(): void {
    this.reveal?.stop()
  }

  private turnTo({ wheel, ball, radius }: WheelMoment): void {
    this.turning.setAttribute('transform', `rotate(${wheel.toFixed(2)})`)
    this.ball.setAttribute(
      'transform',
      `rotate(${ball.toFixed(2)}) translate(0 ${(-radius).toFixed(2)}) rotate(${(-ball).toFixed(2)})`,
    )
  }
}

function drawPocket(number: number): SVGElement[] {
  const middle = pocketAngle(number)
  const [from, to] = [middle - POCKET_DEGREES / 2, middle + POCKET_DEGREES / 2]
  const colour = styles[colourOf(number)]
  return [
    drawNode('path', { d: ringPiece(122, 152, from, to), class: colour }),
    drawNode('path', { d: ringPiece(96, 122, from, to), class: `${colour} ${styles.well}` }),
    drawNode('path', { d: `M${onCircle(96, from)}L${onCircle(152, from)}`, class: styles.fret }),
    drawNode(
      'text',
      {
        class: styles.number,
        'text-anchor': 'middle',
        transform: `rotate(${middle.toFixed(2)}) translate(0 -131.500)`,
      },
      `${number}`,
    ),
  ]
}

/** The turret: four arms of leaf round a star. */
function drawHub(): SVGElement[] {
  return [
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      drawNode('path', {
        d: 'M0 -92C9 -70 9 -50 0 -36C-9 -50 -9 -70 0 -92Z',
        class: styles.petal,
        transform: `rotate(${turn})`,
      }),
    ),
    drawNode('circle', { r: 44, class: styles.disc }),
    ...[0, 90, 180, 270].map((turn) =>
      drawNode('path', {
        d: 'M-5 -14L-3.500 -60A6.500 6.500 0 1 1 3.500 -60L5 -14Z',
        class: styles.arm,
        transform: `rotate(${turn})`,
      }),
    ),
    drawNode('circle', { r: 20, class: styles.turret }),
    drawNode('path', { d: 'M0 -12L4 -4L12 0L4 4L0 12L-4 4L-12 0L-4 -4Z', class: styles.star }),
  ]
}
