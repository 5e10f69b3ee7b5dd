/** Which Vietnamese boards are drawn next in each region; pure. */
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'

export const regions = ['NORTH', 'CENTRAL', 'SOUTH', 'VN_FAST'] as const
export type Region = (typeof regions)[number]

interface Listed {
  readonly gameCode: string
  readonly issue: { readonly closesAt: string } | null
}

/** In each region the boards that close together first; of the fast ones all, the quickest first. */
export function boardsNext(games: readonly Listed[]): ReadonlyMap<Region, readonly Listed[]> {
  const found = regions.map((region): [Region, Listed[]] => {
    const all = games.filter(
      ({ gameCode, issue }) => issue !== null && numberGameOf(gameCode)?.group === region,
    )
    if (region === 'VN_FAST') return [region, all]
    const first = all.map(({ issue }) => issue!.closesAt).sort()[0]
    return [region, all.filter(({ issue }) => issue!.closesAt === first)]
  })
  return new Map(found.filter(([, boards]) => boards.length > 0))
}
