/** The figures that members sit behind: cut from the house's own posters. */
import buffalo from '../../../web/ui/art/poster-buffalo.svg?no-inline'
import cat from '../../../web/ui/art/poster-cat.svg?no-inline'
import crab from '../../../web/ui/art/poster-crab.svg?no-inline'
import croc from '../../../web/ui/art/poster-croc.svg?no-inline'
import elephant from '../../../web/ui/art/poster-elephant.svg?no-inline'
import fish from '../../../web/ui/art/poster-fish.svg?no-inline'
import lotus from '../../../web/ui/art/poster-lotus.svg?no-inline'
import naga from '../../../web/ui/art/poster-naga.svg?no-inline'
import rabbit from '../../../web/ui/art/poster-rabbit.svg?no-inline'
import rooster from '../../../web/ui/art/poster-rooster.svg?no-inline'
import tiger from '../../../web/ui/art/poster-tiger.svg?no-inline'
import yaksha from '../../../web/ui/art/poster-yaksha.svg?no-inline'

export interface Avatar { readonly url: string; readonly position: string }

/** By the number that the room gives a seat; where the face lies in the poster. */
const avatars: readonly Avatar[] = [
  { url: yaksha, position: '50% 70%' }, { url: elephant, position: '50% 46%' }, { url: tiger, position: '50% 46%' }, { url: rooster, position: '60% 30%' },
  { url: naga, position: '40% 28%' }, { url: rabbit, position: '50% 34%' }, { url: cat, position: '50% 26%' }, { url: croc, position: '40% 46%' },
  { url: buffalo, position: '50% 54%' }, { url: fish, position: '46% 46%' }, { url: crab, position: '50% 40%' }, { url: lotus, position: '50% 56%' },
]

export const avatarOf = (number: number): Avatar => avatars[number % avatars.length]!
