/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { cardBack, pairOf, suitCard } from '../../kit/art/table-things.ts'

const { chad, khram } = tones

export const poster: Poster = {
  ground: 'leaf',
  isNight: true,
  halo: 'awning',
  haloTone: 'chad',
  setting: 'none',
  foreground: 'band',
  arrangement: 'four',
  subjects: [
    pairOf(cardBack(chad)),
    pairOf(suitCard('heart')),
    pairOf(suitCard('club')),
    pairOf(cardBack(khram)),
  ],
}
