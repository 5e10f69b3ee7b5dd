/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { card, crown, suitCard } from '../../kit/art/table-things.ts'

const { rong } = tones

export const poster: Poster = {
  ground: 'soot',
  rays: 30,
  halo: 'sun',
  haloTone: 'tangchae',
  setting: 'none',
  foreground: 'coins',
  arrangement: 'pair',
  subjects: [suitCard('spade'), card(crown(rong))],
}
