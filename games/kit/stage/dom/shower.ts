/** Gold leaf, petals, lanterns: the only celebration there is, and only for a payout far above the stake. */
import { make } from './element.ts'
import styles from './shower.module.css'

type ShowerShape =
  | 'leaf'
  | 'petal'
  | 'coin'
  | 'lantern'
  | 'gem'
  | 'star'
  | 'kite'
  | 'bubble'
  | 'drop'
  | 'grain'
  | 'scale'
  | 'flame'

/** What it is that comes, in which pigments, and whether it comes down or goes up. */
export interface Shower {
  readonly shape: ShowerShape
  readonly tones: readonly [string, string]
  readonly rises?: boolean
}

const COUNT = 80
const DURATION_MS = 4_200
/** Smaller than the other pieces. */
const LEAF_SHARE = 0.7

/** Shows pieces over everything; the returned function removes them. */
export function letShower(stage: HTMLElement, { shape, tones, rises = false }: Shower): () => void {
  const layer = make('div', {
    className: `${styles.shower} ${styles[shape]}`,
    attributes: { 'aria-hidden': 'true' },
  })
  stage.append(layer)
  const { clientWidth: width, clientHeight: height } = stage
  const pieces = Array.from({ length: COUNT }, (_, place) => {
    const piece = make('i')
    const size = (9 + Math.random() * 11) * (shape === 'leaf' ? LEAF_SHARE : 1)
    piece.style.setProperty('--size', `${size}px`)
    piece.style.color = tones[place % 2]!
    layer.append(piece)
    return piece.animate(rises ? risingWay(width, height) : fallingWay(width, height), {
      duration: DURATION_MS * (0.6 + Math.random() * 0.4),
      delay: Math.random() * DURATION_MS * 0.4,
      easing: 'linear',
      fill: 'both',
    }).finished
  })
  void Promise.allSettled(pieces).then(() => layer.remove())
  return () => layer.remove()
}

const STEPS = [0, 0.25, 0.5, 0.75, 1]

/** Tumbling down, from side to side. */
function fallingWay(width: number, height: number): Keyframe[] {
  const x = Math.random() * width
  const turns = 1 + Math.random() * 3
  const sway = 20 + Math.random() * 50
  return STEPS.map((at, index) => ({
    transform: `translate(${x + (index % 2 ? sway : 0)}px, ${at * (height + 40) - 20}px) rotate(${at * turns}turn) scaleY(${index % 2 ? 0.35 : 1})`,
    opacity: at === 1 ? 0 : 1,
  }))
}

/** Upright and slowly up, as what is lighter than air or water. */
function risingWay(width: number, height: number): Keyframe[] {
  const x = Math.random() * width
  const sway = 10 + Math.random() * 26
  return STEPS.map((at, index) => ({
    transform: `translate(${x + (index % 2 ? sway : 0)}px, ${(1 - at) * (height + 60) - 40}px) rotate(${index % 2 ? 9 : -9}deg) scale(${1 - at * 0.25})`,
    opacity: at === 1 ? 0 : 1,
  }))
}
