/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { dome } from '../../kit/art/table-things.ts'

const { rong } = tones

export const poster: Poster = {
  ground: 'plum',
  isNight: true,
  treatment: 'beams',
  halo: 'none',
  setting: 'none',
  foreground: 'band',
  arrangement: 'tall',
  subjects: [dome(rong)],
}
