/**
 * How far one round's return is from its mean, by game and spot, as a multiple of the stake: standard
 * deviation and skew. The figures are in the games' manifests; for games with few outcomes they are counted
 * here with their own rules. Those of slots are exact: every stop of the reels, or every grid, with the
 * average and the variance of that spin's free spins. A skew depends on the rarest wins: for slots it is the
 * figure of 200,000 to 8,000,000 simulated rounds (seed 20261122), rounded up.
 */
import { gamesOf } from '../../games/all.ts'
import type { SpotReturns, TableReturns, ToteChances } from '../../games/kit/manifest.ts'
import type { TableGame, TableSpot } from '../../kernel/tables/table-game.ts'
import type { Spread } from './store.ts'

const slots = new Map(gamesOf('SOLO').map(({ game }) => [game.code, game.returns]))

/** Of a whole round with its free spins; undefined: no slot. */
export function spreadOfSlot(gameCode: string): Spread | undefined {
  const returns = slots.get(gameCode)
  return returns && 'sameAs' in returns ? spreadOfSlot(returns.sameAs) : returns
}

/** Of a game that is played by hands or in the sea. */
export function spreadOfOther(gameCode: string): Spread {
  const found = [...gamesOf('HAND'), ...gamesOf('FISH')].find(({ game }) => game.code === gameCode)
  if (!found) throw new RangeError(`${gameCode} has no known deviation`)
  return found.game.returns
}

const tables = new Map(gamesOf('TABLE').map(({ game }) => [game.code, game.returns]))

/** Of one stake on a spot. An unknown spot throws a RangeError. */
export function spreadOf(game: TableGame, spot: TableSpot): Spread {
  const spread = spreadIn(tables.get(game.gameCode), game, spot)
  if (spread === undefined) throw new RangeError(`${game.gameCode} ${spot.code} has no known deviation`)
  return spread
}

/** How a tote of the game ends. A game without one throws a RangeError. */
export function toteChancesOf(gameCode: string): ToteChances {
  const returns = tables.get(gameCode)
  if (!returns || !('spots' in returns) || !returns.tote)
    throw new RangeError(`${gameCode} has no chances of a tote`)
  return returns.tote
}

function spreadIn(returns: TableReturns | undefined, game: TableGame, spot: TableSpot): Spread | undefined {
  if (returns === undefined) return undefined
  if ('outcomes' in returns) return countedSpread(game, spot, returns.outcomes())
  if ('everySpot' in returns) return returns.everySpot
  const declared = returns.spots[spot.code]
  return declared && declaredSpread(declared, spot)
}

function declaredSpread(declared: SpotReturns, spot: TableSpot): Spread {
  if ('deviation' in declared) return declared
  if ('chances' in declared) return spreadOfChances(declared.chances)
  const rtp = Number.parseInt(spot.rtp.replace('.', ''), 10) / 1_000_000
  return spreadOfChances([
    [rtp / declared.most, declared.most],
    [1 - rtp / declared.most, 0],
  ])
}

const STAKE = 30_000n

/** Over outcomes that are all equally likely. */
function countedSpread(game: TableGame, spot: TableSpot, outcomes: readonly unknown[]): Spread {
  return spreadOfChances(
    outcomes.map((outcome) => [
      1 / outcomes.length,
      Number.parseInt(String(game.payout(outcome, spot.code, STAKE)), 10) /
        Number.parseInt(String(STAKE), 10),
    ]),
  )
}

function spreadOfChances(chances: readonly (readonly [chance: number, brings: number])[]): Spread {
  const mean = chances.reduce((sum, [chance, brings]) => sum + chance * brings, 0)
  const meanOf = (power: number) =>
    chances.reduce((sum, [chance, brings]) => sum + chance * Math.abs(brings - mean) ** power, 0)
  return { deviation: Math.sqrt(meanOf(2)), skew: Math.cbrt(meanOf(3)) }
}
