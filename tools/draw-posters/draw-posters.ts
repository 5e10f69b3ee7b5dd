/**
 * `node tools/run.mjs tools/draw-posters/draw-posters.ts`: draws the poster of every game that has an
 * `art/poster.ts`, those of the lotteries and sports and ACME's plain ones into design/art; the build makes WebP of
 * them. Other posters are drawn by hand.
 */
import { writeFileSync } from 'node:fs'
import { plainPoster } from '../../games/kit/art/plain-poster.ts'
import { drawPoster } from '../../games/kit/art/poster.ts'
import { acmeGames } from '../../demo/acme/locales/games.ts'
import { lotteryPosters } from './lotteries.ts'
import { readPosters } from './read-posters.ts'
import { sportPosters } from './sports.ts'

for (const { gameCode, folder, poster } of await readPosters())
  writeFileSync(new URL('poster.svg', folder), drawPoster(gameCode, poster))
for (const { gameCode, fields } of acmeGames)
  writeFileSync(
    new URL(`../../design/art/poster-${gameCode.toLowerCase()}.svg`, import.meta.url),
    plainPoster(fields),
  )
const products = { lottery: lotteryPosters, sport: sportPosters }
for (const [product, posters] of Object.entries(products))
  for (const [name, poster] of Object.entries(posters))
    writeFileSync(
      new URL(`../../design/art/poster-${product}-${name}.svg`, import.meta.url),
      drawPoster(`${product}-${name}`, poster),
    )
