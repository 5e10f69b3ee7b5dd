/** One die by itself: for bet areas, results and strips. */
import { drawNode, drawPicture } from '../table/svg.ts'
import styles from './dice.module.css'
import type { DrawFace } from './pips.ts'

/** A die seen from above; `face` 1…6. It is described in words beside it. */
export function dieView(face: number, drawFace: DrawFace, className = ''): SVGSVGElement {
  return drawPicture(
    '0 0 100 100',
    `${styles.small} ${className}`,
    drawNode('rect', { x: 2, y: 2, width: 96, height: 96, rx: 20, class: styles.face }),
    ...drawFace(face),
  )
}

/** A die with its side, round 0, 0 and 100 wide: what lies on the plate. */
export function lyingDie(face: number, drawFace: DrawFace): readonly SVGElement[] {
  return [
    drawNode('rect', { x: -50, y: -40, width: 100, height: 100, rx: 20, class: styles.side }),
    drawNode('rect', { x: -50, y: -50, width: 100, height: 100, rx: 20, class: styles.face }),
    drawNode('g', { transform: 'translate(-50 -50)' }, ...drawFace(face)),
  ]
}
