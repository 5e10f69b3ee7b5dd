import type { DrawFace } from '../../kit/dice/pips.ts'
import { drawNode } from '../../kit/table/svg.ts'
import { faceShapes } from '../art/faces.ts'

/** The drawing of a face, for dice and for the cloth. */
export const drawSymbol: DrawFace = (face) =>
  (faceShapes[face - 1] ?? []).map(({ d, fill = 'none', stroke, width }) =>
    drawNode('path', {
      d,
      fill,
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      transform: 'translate(9 9) scale(0.82)',
    }),
  )
