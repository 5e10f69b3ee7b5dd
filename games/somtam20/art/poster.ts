/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { mortar } from '../../kit/art/things.ts'

const { clay } = tones

export const poster: Poster = {
  ground: 'tangchae',
  rays: 28,
  halo: 'petals',
  haloTone: 'rong',
  setting: 'none',
  foreground: 'band',
  arrangement: 'tall',
  subjects: [mortar(clay)],
}
