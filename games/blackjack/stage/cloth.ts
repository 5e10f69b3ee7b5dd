import { drawNode, drawPicture } from '../../kit/table/svg.ts'
import styles from './felt.module.css'

/** The half round of the table with its wooden edge, a line of leaf and the place for chips. */
export function drawCloth(): SVGSVGElement {
  const picture = drawPicture(
    '0 0 400 400',
    styles.cloth,
    drawNode('path', { d: 'M-60 -10H460V170C460 300 350 384 200 384S-60 300 -60 170Z', class: styles.wood }),
    drawNode('path', { d: 'M-48 -10H448V166C448 290 342 370 200 370S-48 290 -48 166Z', class: styles.green }),
    drawNode('path', { d: 'M-30 0V160C-30 276 72 352 200 352S430 276 430 160V0', class: styles.leaf }),
  )
  picture.setAttribute('preserveAspectRatio', 'none')
  return picture
}
