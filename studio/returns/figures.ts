/** Return and deviation of every bet in the studio's games, for the measured returns. */
import { otherGames, soloGames, tableGames } from '../house/games.ts'
import type { SpotFigure } from './store.ts'
import { spreadOf, spreadOfOther, spreadOfSlot } from './deviations.ts'

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
