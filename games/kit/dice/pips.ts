/**
 * The face of a die with pips, in a field of 100 by 100. One and four are red, as on every die of the region.
 */
import { drawNode } from '../table/svg.ts'
import styles from './dice.module.css'

const [LOW, MIDDLE, HIGH] = [26, 50, 74]

const places: readonly (readonly (readonly [number, number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, 24],
    [LOW, MIDDLE],
    [LOW, 76],
    [HIGH, 24],
    [HIGH, MIDDLE],
    [HIGH, 76],
  ],
]

export type DrawFace = (face: number) => readonly SVGElement[]

export const drawPips: DrawFace = (face) =>
  (places[face - 1] ?? []).map(([cx, cy]) =>
    drawNode('circle', {
      cx,
      cy,
      r: face === 1 ? 16 : 10,
      class: face === 1 || face === 4 ? styles.redPip : styles.pip,
    }),
  )
