/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { jar } from '../../kit/art/things.ts'

const { khram } = tones

export const poster: Poster = {
  ground: 'plum',
  isNight: true,
  rays: 24,
  halo: 'arch',
  haloTone: 'khram',
  setting: 'coins',
  arrangement: 'tall',
  subjects: [jar(khram)],
}
