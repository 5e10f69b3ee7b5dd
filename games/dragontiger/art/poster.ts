/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { figureCard } from '../../kit/art/table-things.ts'
import { paw, pearl } from '../../kit/art/treasure.ts'

const { tangchae, clay } = tones

export const poster: Poster = {
  ground: 'khram',
  rays: 22,
  halo: 'flames',
  haloTone: 'chad',
  setting: 'clouds',
  settingTone: 'khram',
  arrangement: 'pair',
  subjects: [figureCard(pearl(tangchae)), figureCard(paw(clay))],
}
