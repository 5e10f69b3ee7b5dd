/**
 * How far one round's return lies from its mean, by game and spot, as a multiple of the stake: standard deviation and skew. Where
 * a game has few outcomes they are counted here with its own rules; those of slots are exact: every stop of the reels, or every
 * grid, with what the free spins of that spin bring on average and by their own variance. A
 * skew hangs on the rarest wins: of slots it is the figure of 200,000 to 8,000,000 simulated rounds (seed 20261122), rounded up.
 */
import type { TableGame, TableSpot } from '../../kernel/tables/table-game.ts'
import type { Spread } from '../store/returns.ts'

const of = (deviation: number, skew: number): Spread => ({ deviation, skew })
/** Whole rounds with their free spins. */
const slots = {
  BUFFALO243: of(7.0128, 20), CATFORTUNE: of(1.990215, 3.14), DURIAN20: of(6.219, 17), GARLAND: of(1.921922, 3.66), KITEWIND: of(8.3766, 37), MUAYGOLD: of(3.1575, 7.9), NAGA243: of(3.6022, 8.7), ORCHARD: of(5.7182, 18.4),
  SIAMGOLD20: of(3.3967, 8.3), SOMTAM20: of(4.7822, 20.4), TUKTUK3: of(3.331436, 9.2), YAKSHA25: of(2.0797, 3.9), YIPENG243: of(3.2843, 7.7),
}
/** Games of their own look on a proven sheet have its figures. */
export const slotSpreads: Readonly<Record<string, Spread>> = {
  ...slots, BENJARONG: slots.SOMTAM20, GOLDCRAB: slots.SOMTAM20, KRATHONG: slots.SOMTAM20, NINEGEMS: slots.SOMTAM20, BETTA20: slots.SIAMGOLD20, LONGDRUM: slots.SIAMGOLD20,
  TIGERSPIRIT: slots.SIAMGOLD20, BOSANG: slots.TUKTUK3, MOONRABBIT: slots.TUKTUK3, CHALAWAN: slots.NAGA243, JEWELLOTUS: slots.NAGA243,
}

/** Of a bet that brings `most` times its stake or nothing: exact from its return alone. */
const allOrNothing = (rtp: number, most: number): Spread => spread([[rtp / most, most], [1 - rtp / most, 0]])

/** Baccarat and dragon tiger: what a side brings with its stake. */
const sideReturns: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  BACCARAT: { TIE: 9, PLAYER_PAIR: 12, BANKER_PAIR: 12, DRAGON7: 41, PANDA8: 26 },
  DRAGONTIGER: { TIE: 12, SUITED_TIE: 51, DRAGON_BIG: 2, DRAGON_SMALL: 2, DRAGON_ODD: 2, DRAGON_EVEN: 2, TIGER_BIG: 2, TIGER_SMALL: 2, TIGER_ODD: 2, TIGER_EVEN: 2 },
}

/** Bets that push or lose a half, from the exact chances of §3.1 to §3.3; blackjack with the best play. */
function spread(parts: readonly (readonly [chance: number, brings: number])[]): Spread {
  const mean = parts.reduce((sum, [chance, brings]) => sum + chance * brings, 0)
  const meanOf = (power: number) => parts.reduce((sum, [chance, brings]) => sum + chance * Math.abs(brings - mean) ** power, 0)
  return { deviation: Math.sqrt(meanOf(2)), skew: Math.cbrt(meanOf(3)) }
}
const dragon = spread([[0.462651, 2], [0.074699, 0.5], [0.46265, 0]])
const mains: Readonly<Record<string, Readonly<Record<string, Spread>>>> = {
  BACCARAT: { PLAYER: spread([[0.446247, 2], [0.095156, 1], [0.458597, 0]]), BANKER: spread([[0.458597, 1.95], [0.095156, 1], [0.446247, 0]]) },
  DRAGONTIGER: { DRAGON: dragon, TIGER: dragon },
}
const POKDENG_HAND = of(1.3596, 1.56)
export const BLACKJACK = of(1.1452, 1.24)

/** Every outcome of the games that have few, all equally likely. */
const outcomes: Readonly<Record<string, () => readonly unknown[]>> = {
  ROULETTE: () => Array.from({ length: 37 }, (_, number) => ({ number })),
  FANTAN: () => [1, 2, 3, 4].map((residue) => ({ beads: 100 + residue, residue: ((100 + residue - 1) % 4) + 1 })),
  SICBO: everyThrow, HILO: everyThrow, PRAWNCRAB: everyThrow,
}

function everyThrow(): readonly unknown[] {
  return Array.from({ length: 216 }, (_, index) => ({ dice: [1 + Math.floor(index / 36), 1 + (Math.floor(index / 6) % 6), 1 + (index % 6)] }))
}

const STAKE = 30_000n

/** Of one stake on a spot. A spot that nothing is known of: RangeError. */
export function spreadOf(game: TableGame, spot: TableSpot): Spread {
  const every = outcomes[game.gameCode]
  if (every) {
    const all = every()
    return spread(all.map((outcome) => [1 / all.length, Number.parseInt(String(game.payout(outcome, spot.code, STAKE)), 10) / Number.parseInt(String(STAKE), 10)]))
  }
  if (game.gameCode === 'POKDENG') return POKDENG_HAND
  const main = mains[game.gameCode]?.[spot.code]
  if (main !== undefined) return main
  const most = sideReturns[game.gameCode]?.[spot.code]
  if (most === undefined) throw new RangeError(`${game.gameCode} ${spot.code} has no known deviation`)
  return allOrNothing(Number.parseInt(spot.rtp.replace('.', ''), 10) / 1_000_000, most)
}
