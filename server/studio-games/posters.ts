/** Each game's poster lies in its own folder; a house keeps its address in the catalogue. */
import { fileURLToPath } from 'node:url'
import { games } from '../../games/all.ts'

/** From the address to the folder of `poster.svg`. */
export const posterFolders: ReadonlyMap<string, string> = new Map(
  games.map(({ game }) => [
    `/art/poster-${game.poster}.svg`,
    fileURLToPath(new URL(`../../games/${game.code.toLowerCase()}/art/`, import.meta.url)),
  ]),
)
