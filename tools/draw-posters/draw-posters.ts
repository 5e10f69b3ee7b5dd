/** Draws every poster of `choices.ts` into web/ui/art, where the build makes WebP of it: `node tools/draw-posters/draw-posters.ts`. */
import { writeFileSync } from 'node:fs'
import { drawPoster } from '../../games/kit/art/poster.ts'
import { posters } from './choices.ts'

for (const { gameCode, subjects, ...choice } of posters) {
  writeFileSync(new URL(`../../web/ui/art/poster-${gameCode.toLowerCase()}.svg`, import.meta.url), drawPoster(gameCode, choice, subjects))
}
