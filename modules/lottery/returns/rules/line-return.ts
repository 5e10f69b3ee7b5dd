/** What a line should return, and how far it may be from that (docs/operating/rtp-monitor.md). */
import { classicGameOf, playOfGame, playsOfGame } from '../../../../kernel/lottery/classic/families.ts'
import { numberGameOf, numberPlayOf } from '../../../../kernel/lottery/numbers/games.ts'

export interface StakedPick {
  readonly gameCode: string
  readonly playCode: string
  /** As it is stored. */
  readonly selection: string
  readonly refundsTies: boolean
  /** For each prize of the play: total return × 10,000, as locked. */
  readonly oddsE4: readonly bigint[]
}

/** For one staked on one combination; statistics, not money. */
export interface LineReturn {
  readonly mean: number
  /** The root of the mean square of the distance from the mean. */
  readonly deviation: number
  /** The cube root of the mean cube of the distance. */
  readonly skew: number
}

/** An outcome's chance, and what it pays. */
type Branch = readonly [chance: number, pays: number]

/** The plays of a game whose lines have other prizes by their selection. */
export function playsBySelection(gameCode: string): string[] {
  const game = classicGameOf(gameCode)
  const plays = game ? playsOfGame(game) : (numberGameOf(gameCode)?.plays ?? [])
  return plays.filter(({ prizes }) => prizes.length > 1).map(({ code }) => code)
}

/** Undefined for a game or a play that is not offered any more. */
export function lineReturn(pick: StakedPick): LineReturn | undefined {
  const combinations = classicCombinations(pick) ?? numberCombinations(pick)
  if (!combinations || combinations.length === 0) return undefined
  const each = combinations.map(returnOf)
  const average = (of: (one: LineReturn) => number): number =>
    each.reduce((sum, one) => sum + of(one), 0) / each.length
  return {
    mean: average(({ mean }) => mean),
    deviation: average(({ deviation }) => deviation),
    skew: average(({ skew }) => skew),
  }
}

function returnOf(branches: readonly Branch[]): LineReturn {
  const mean = branches.reduce((sum, [chance, pays]) => sum + chance * pays, 0)
  const rest = 1 - branches.reduce((sum, [chance]) => sum + chance, 0)
  const moment = (power: number): number =>
    branches.reduce((sum, [chance, pays]) => sum + chance * (pays - mean) ** power, rest * (-mean) ** power)
  return { mean, deviation: Math.sqrt(moment(2)), skew: Math.cbrt(moment(3)) }
}

const E4 = 10_000
/** The odds of a prize are far below 2^53. */
const paid = (oddsE4: bigint | undefined): number => Number(oddsE4 ?? 0n) / E4

/** A combination of a classic line has one prize: the one that is chosen, or any of the play's. */
function classicCombinations({
  gameCode,
  playCode,
  selection,
  refundsTies,
  oddsE4,
}: StakedPick): Branch[][] | undefined {
  const game = classicGameOf(gameCode)
  const play = game && playOfGame(game, playCode, { tieRefund: refundsTies })
  if (!play) return undefined
  const chosen = new Set(selection.split(/[|,]/))
  const all = play.prizes.map(({ key, ways }, place) => ({ key, ways, pays: paid(oddsE4[place]) }))
  const own = all.filter(({ key }) => chosen.has(key))
  return (own.length > 0 ? own : all).map(({ ways, pays }) => [
    [ways / play.outcomes, pays],
    [play.refunded / play.outcomes, 1],
  ])
}

/** A number may hit any of the prizes that its selection has. */
function numberCombinations({ gameCode, playCode, selection, oddsE4 }: StakedPick): Branch[][] | undefined {
  const play = numberPlayOf(gameCode, playCode)
  if (!play) return undefined
  const chances = play.chances(selection.split(','))
  return [
    play.prizes.flatMap((prize, place): Branch[] => {
      const chance = chances[prize]
      return chance ? [[Number(chance[0]) / Number(chance[1]), paid(oddsE4[place])]] : []
    }),
  ]
}
