import { existsSync } from 'node:fs'
import { games } from '../../games/all.ts'
import type { Poster } from '../../games/kit/art/poster.ts'

/** Of the games whose poster code draws; `folder` is that of the game's art. */
export async function readPosters(): Promise<{ gameCode: string; folder: URL; poster: Poster }[]> {
  const read = games.map(async ({ game: { code } }) => {
    const folder = new URL(`../../games/${code.toLowerCase()}/art/`, import.meta.url)
    const source = new URL('poster.ts', folder)
    if (!existsSync(source)) return []
    const { poster } = (await import(source.href)) as { poster: Poster }
    return [{ gameCode: code, folder, poster }]
  })
  return (await Promise.all(read)).flat()
}
