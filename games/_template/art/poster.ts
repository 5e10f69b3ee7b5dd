/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { star } from '../../kit/art/treasure.ts'

export const poster: Poster = {
  ground: 'khram',
  isNight: true,
  rays: 20,
  halo: 'beads',
  haloTone: 'rong',
  setting: 'sparkle',
  arrangement: 'one',
  subjects: [star(tones.rong)],
}
