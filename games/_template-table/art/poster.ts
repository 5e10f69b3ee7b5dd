/** What tools/draw-posters draws poster.svg from (look.md §8). */
import type { Poster } from '../../kit/art/poster.ts'
import { die } from '../../kit/art/table-things.ts'

export const poster: Poster = {
  ground: 'tangchae',
  isNight: true,
  treatment: 'field',
  halo: 'rope',
  haloTone: 'rong',
  setting: 'prangs',
  settingTone: 'tangchae',
  arrangement: 'tall',
  subjects: [die(6, 2, 3)],
}
