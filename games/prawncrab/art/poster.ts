/** What tools/draw-posters draws poster.svg from (look.md §8). */
import { tones } from '../../kit/art/pigments.ts'
import { gourd } from '../../kit/art/plants.ts'
import type { Poster } from '../../kit/art/poster.ts'
import { pictureDie } from '../../kit/art/table-things.ts'
import { claw, prawn } from '../../kit/art/treasure.ts'

const { chad, khram, tangchae, hong, leaf } = tones

export const poster: Poster = {
  ground: 'rong',
  treatment: 'bands',
  halo: 'none',
  setting: 'water',
  settingTone: 'khram',
  arrangement: 'three',
  subjects: [pictureDie(gourd(leaf), tangchae), pictureDie(prawn(hong), hong), pictureDie(claw(chad), khram)],
}
