/** Return and deviation of everything that can be staked on in the studio's games, as the count of rounds needs them. */
import { otherGames, soloGames, tableGames } from '../games.ts'
import type { SpotFigure } from '../store/returns.ts'
import { BLACKJACK, slotSpreads, spreadOf } from './deviations.ts'

/** '0.963542' → 0.963542 */
export const ratioOf = (rtp: string): number => Number.parseInt(rtp.replace('.', ''), 10) / 1_000_000

export function soloFigures(): SpotFigure[] {
  return soloGames.map(({ gameCode, rtp }) => {
    const spread = slotSpreads[gameCode]
    if (spread === undefined) throw new RangeError(`${gameCode} has no known deviation`)
    return { gameCode, spot: '', rtp: ratioOf(rtp), ...spread }
  })
}

export function tableFigures(): SpotFigure[] {
  return tableGames.flatMap((game) => game.spots.map((spot) => ({ gameCode: game.gameCode, spot: spot.code, rtp: ratioOf(spot.rtp), ...spreadOf(game, spot) })))
}

/** A window carries its own: it hangs on what was shot at. */
export function fishFigures(): SpotFigure[] {
  return otherGames.filter(({ kind }) => kind === 'FISH').map(({ gameCode, rtp }) => ({ gameCode, spot: '', rtp: ratioOf(rtp), deviation: 0, skew: 0 }))
}

export function handFigures(): SpotFigure[] {
  return otherGames.filter(({ kind }) => kind === 'HAND').map(({ gameCode, rtp }) => ({ gameCode, spot: '', rtp: ratioOf(rtp), ...BLACKJACK }))
}
