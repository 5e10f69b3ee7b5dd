/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { umbrella } from '../../kit/art/things.ts'

const { chad } = tones

export const poster: Poster = {
  ground: 'hong',
  treatment: 'lattice',
  halo: 'none',
  setting: 'clouds',
  settingTone: 'rong',
  arrangement: 'one',
  subjects: [umbrella(chad)],
}
