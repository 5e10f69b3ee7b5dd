/** Return and deviation of every bet in the studio's games, for the measured returns. */
import { otherGames, soloGames, tableGames } from '../house/games.ts'
import type { SpotFigure, Spread } from './store.ts'
import { spreadOf, spreadOfOther, spreadOfSlot, toteChancesOf } from './deviations.ts'

/** '0.963542' → 0.963542 */
export const ratioOf = (rtp: string): number => Number.parseInt(rtp.replace('.', ''), 10) / 1_000_000

export function soloFigures(): SpotFigure[] {
  return soloGames.map(({ gameCode, rtp }) => {
    const spread = spreadOfSlot(gameCode)
    if (spread === undefined) throw new RangeError(`${gameCode} has no known deviation`)
    return { gameCode, spot: '', rtp: ratioOf(rtp), ...spread }
  })
}

export function tableFigures(): SpotFigure[] {
  return tableGames.flatMap((game) =>
    game.spots.map((spot) => ({
      gameCode: game.gameCode,
      spot: spot.code,
      rtp: ratioOf(spot.rtp),
      ...spreadOf(game, spot),
    })),
  )
}

/** Of tables that pay by a tote: what a side of it brings is in each round. */
export function toteFigures(): SpotFigure[] {
  return tableGames.flatMap(({ gameCode, byTote }) =>
    (byTote?.spots ?? []).map((spot) => {
      const isSide = byTote!.tote!.sides.includes(spot.code)
      return isSide
        ? { gameCode, spot: spot.code, ...toteSideOf(gameCode, spot.code) }
        : {
            gameCode,
            spot: spot.code,
            rtp: ratioOf(spot.rtp),
            ...spreadOf(byTote!, spot),
            tote: { win: 0 },
          }
    }),
  )
}

function toteSideOf(gameCode: string, spot: string): Pick<SpotFigure, 'rtp' | 'tote' | keyof Spread> {
  const { returned, wins } = toteChancesOf(gameCode)
  return { rtp: returned, tote: { win: wins[spot]! }, deviation: 0, skew: 0 }
}

/** A window has its own, which depend on its shots. */
export function fishFigures(): SpotFigure[] {
  return otherGames
    .filter(({ kind }) => kind === 'FISH')
    .map(({ gameCode, rtp }) => ({ gameCode, spot: '', rtp: ratioOf(rtp), ...spreadOfOther(gameCode) }))
}

export function handFigures(): SpotFigure[] {
  return otherGames
    .filter(({ kind }) => kind === 'HAND')
    .map(({ gameCode, rtp }) => ({ gameCode, spot: '', rtp: ratioOf(rtp), ...spreadOfOther(gameCode) }))
}
