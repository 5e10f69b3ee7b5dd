/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { beads } from '../../kit/art/table-things.ts'

const { rong } = tones

export const poster: Poster = {
  ground: 'hong',
  treatment: 'lattice',
  halo: 'spokes',
  haloTone: 'rong',
  setting: 'none',
  arrangement: 'tall',
  subjects: [beads(rong)],
}
