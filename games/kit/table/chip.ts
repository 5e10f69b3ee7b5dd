/** A chip as a drawing. */
import '../art/card-pigments.css'
import { chipSign, type ChipValue } from './chip-values.ts'
import styles from './chips.module.css'

const SVG = 'http://www.w3.org/2000/svg'
const MARK = 'M24 1.5A22.5 22.5 0 0 1 31.5 2.8L29.6 8.2A17 17 0 0 0 24 7.2Z'

/** Only visual: its container has the name. */
export function chipView(value: ChipValue): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', `${styles.chip} ${styles[`v${value}`]}`)
  const put = (name: string, attributes: Readonly<Record<string, string>>, text = ''): void => {
    const element = document.createElementNS(SVG, name)
    for (const [key, one] of Object.entries(attributes)) element.setAttribute(key, one)
    element.textContent = text
    svg.append(element)
  }
  put('circle', { cx: '24', cy: '24', r: '23', class: styles.body! })
  for (let turn = 0; turn < 6; turn++)
    put('path', { d: MARK, class: styles.mark!, transform: `rotate(${turn * 60 - 10} 24 24)` })
  put('circle', { cx: '24', cy: '24', r: '16', class: styles.ring! })
  const sign = chipSign(value)
  put(
    'text',
    {
      x: '24',
      y: sign.length > 2 ? '28.5' : '29',
      class: `${styles.sign} ${sign.length > 2 ? styles.long : ''}`,
    },
    sign,
  )
  return svg
}
