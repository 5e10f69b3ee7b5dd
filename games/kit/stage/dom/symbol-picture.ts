import type { SlotLook } from '../look.ts'
import { make } from './element.ts'

/** The same crop of the drawing as in a cell of the machine. */
export function symbolPicture(look: SlotLook, symbol: string): HTMLElement {
  const { url, focus } = look.symbols[symbol]!
  const image = make('img', { attributes: { src: url, alt: '', loading: 'lazy' } })
  if (focus) image.style.objectPosition = `${focus[0] * 100}% ${focus[1] * 100}%`
  return image
}
