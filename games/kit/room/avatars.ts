/** The figures of members at a table: cut from the product's own posters. */
import buffalo from '../../buffalo243/art/poster.svg?no-inline'
import cat from '../../catfortune/art/poster.svg?no-inline'
import crab from '../../goldcrab/art/poster.svg?no-inline'
import croc from '../../chalawan/art/poster.svg?no-inline'
import elephant from '../../siamgold20/art/poster.svg?no-inline'
import fish from '../../betta20/art/poster.svg?no-inline'
import lotus from '../../jewellotus/art/poster.svg?no-inline'
import naga from '../../naga243/art/poster.svg?no-inline'
import rabbit from '../../moonrabbit/art/poster.svg?no-inline'
import rooster from '../../../design/art/poster-rooster.svg?no-inline'
import tiger from '../../tigerspirit/art/poster.svg?no-inline'
import yaksha from '../../yaksha25/art/poster.svg?no-inline'

export interface Avatar {
  readonly url: string
  readonly position: string
}

/** By the number that the room gives a seat; the position of the face in the poster. */
const avatars: readonly Avatar[] = [
  { url: yaksha, position: '50% 70%' },
  { url: elephant, position: '50% 46%' },
  { url: tiger, position: '50% 46%' },
  { url: rooster, position: '60% 30%' },
  { url: naga, position: '40% 28%' },
  { url: rabbit, position: '50% 34%' },
  { url: cat, position: '50% 26%' },
  { url: croc, position: '40% 46%' },
  { url: buffalo, position: '50% 54%' },
  { url: fish, position: '46% 46%' },
  { url: crab, position: '50% 40%' },
  { url: lotus, position: '50% 56%' },
]

export const avatarOf = (number: number): Avatar => avatars[number % avatars.length]!
