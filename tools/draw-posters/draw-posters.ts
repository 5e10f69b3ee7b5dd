/** Draws every poster of `choices.ts` and ACME's plain ones into web/ui/art, where the build makes WebP of them: `node tools/draw-posters/draw-posters.ts`. */
import { writeFileSync } from 'node:fs'
import { plainPoster } from '../../games/kit/art/plain-poster.ts'
import { drawPoster } from '../../games/kit/art/poster.ts'
import { acmeGames } from '../../server/acme/locales/games.ts'
import { posters } from './choices.ts'

const write = (gameCode: string, picture: string) => writeFileSync(new URL(`../../web/ui/art/poster-${gameCode.toLowerCase()}.svg`, import.meta.url), picture)

for (const { gameCode, subjects, ...choice } of posters) write(gameCode, drawPoster(gameCode, choice, subjects))
for (const { gameCode, fields } of acmeGames) write(gameCode, plainPoster(fields))
