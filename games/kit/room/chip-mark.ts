/**
 * The chip beside a bet: the largest that is not above it, in the product's colours (look.md §9, Game
 * tables).
 */
import { makeDrawing } from '../stage/dom/element.ts'
import styles from './chip-mark.module.css'

const RIM =
  'M24 2A22 22 0 0 1 31.5 3.3L29.2 9A16 16 0 0 0 24 8ZM43 13A22 22 0 0 1 45.9 20L39.8 21A16 16 0 0 0 37.700 15.900ZM45 30A22 22 0 0 1 41.500 37L36.500 33.300A16 16 0 0 0 39 28.200ZM24 46A22 22 0 0 1 16.500 44.700L18.800 39A16 16 0 0 0 24 40ZM5 35A22 22 0 0 1 2.100 28L8.200 27A16 16 0 0 0 10.300 32.100ZM3 18A22 22 0 0 1 6.500 11L11.500 14.700A16 16 0 0 0 9 19.800Z'

export function chipMark(amount: number): SVGSVGElement {
  const tone =
    amount >= 500_000
      ? styles.chip5000
      : amount >= 100_000
        ? styles.chip1000
        : amount >= 50_000
          ? styles.chip500
          : amount >= 10_000
            ? styles.chip100
            : amount >= 5000
              ? styles.chip50
              : styles.chip10
  const chip = makeDrawing(
    '0 0 48 48',
    { d: 'M24 1a23 23 0 1 1 0 46a23 23 0 1 1 0-46z', className: styles.chipBody },
    { d: RIM, className: styles.chipRim },
    { d: 'M24 9a15 15 0 1 1 0 30a15 15 0 1 1 0-30z', className: styles.chipLine },
    { d: 'M24 17L29 24L24 31L19 24Z', className: styles.chipRim },
  )
  chip.setAttribute('class', `${styles.chip} ${tone}`)
  chip.setAttribute('width', '20')
  chip.setAttribute('height', '20')
  return chip
}
