/**
 * Every game of this folder by its manifest, in the order of their codes. A folder with a `game.ts` is a
 * game; no list names it. Pages, which cannot read folders, take the same manifests by
 * web/ui/games/manifests.ts.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { GameKind, Manifest } from './kit/manifest.ts'

/** Templates begin with an underscore and are no games. */
const isGame = (name: string, folder: URL): boolean =>
  /^[a-z][a-z0-9]*$/.test(name) && existsSync(new URL(`${name}/game.ts`, folder))

/** A manifest that says something else than its folder: RangeError. */
export async function loadGames(folder: URL): Promise<readonly Manifest[]> {
  const names = readdirSync(folder)
    .filter((name) => isGame(name, folder))
    .sort()
  const games = await Promise.all(
    names.map(async (name) => (await import(new URL(`${name}/game.ts`, folder).href)) as Manifest),
  )
  const numbers = new Map<number, string>()
  for (const [index, { game }] of games.entries()) {
    const code = names[index]!.toUpperCase()
    if (game.code !== code) throw new RangeError(`games/${names[index]}/game.ts has the code ${game.code}`)
    const other = numbers.get(game.nodeId)
    if (other) throw new RangeError(`${code} and ${other} both have the number ${game.nodeId}`)
    numbers.set(game.nodeId, code)
  }
  return games
}

export const games = await loadGames(new URL('./', import.meta.url))

export function gamesOf<Kind extends GameKind>(
  kind: Kind,
  all: readonly Manifest[] = games,
): readonly Extract<Manifest, { kind: Kind }>[] {
  return all.filter((one): one is Extract<Manifest, { kind: Kind }> => one.kind === kind)
}
