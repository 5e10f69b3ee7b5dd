/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { krathong } from '../../kit/art/things.ts'

const { leaf } = tones

export const poster: Poster = {
  ground: 'khram',
  isNight: true,
  halo: 'moon',
  haloTone: 'paper',
  setting: 'water',
  foreground: 'lanterns',
  arrangement: 'tall',
  subjects: [krathong(leaf)],
}
