/** What tools/draw-posters draws poster.svg from (look.md §8). */
import type { Poster } from '../../kit/art/poster.ts'
import { fanOf, suitCard } from '../../kit/art/table-things.ts'

export const poster: Poster = {
  ground: 'chad',
  rays: 18,
  halo: 'moon',
  haloTone: 'rong',
  setting: 'none',
  foreground: 'lanterns',
  arrangement: 'tall',
  subjects: [fanOf([suitCard('heart'), suitCard('spade'), suitCard('diamond')], 40)],
}
