/**
 * Seeded simulation for the tests: many rounds of a game and how far their mean lies from the declared RTP.
 */
import { streamOfWords, type FairStream } from '../../../kernel/fair/stream.ts'
import type { SoloGame } from '../../../kernel/games/solo-game.ts'

export interface SimulatedFigures {
  readonly meanReturn: number
  readonly hitRate: number
  /** Standard error of the mean return, from the rounds themselves. */
  readonly standardError: number
}

/**
 * A seeded source of words (xoshiro128**), far quicker than HMAC; the provably fair stream has tests of its
 * own.
 */
export function seededStream(seed: number): FairStream {
  const state = Uint32Array.of(seed, seed ^ 0x9e3779b9, seed ^ 0x243f6a88, seed ^ 0xb7e15162)
  const word = (): number => {
    const [a, b, c, d] = state as unknown as [number, number, number, number]
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    state[2] = c ^ a
    state[3] = d ^ b
    state[1] = b ^ state[2]!
    state[0] = a ^ state[3]!
    state[2] = state[2]! ^ (b << 9)
    state[3] = rotate(state[3]!, 11)
    return scrambled
  }
  for (let skipped = 0; skipped < 20; skipped++) word()
  return streamOfWords(word)
}

/** Plays `rounds` rounds at one stake; `streamOf` gives the stream of each. */
export function simulate(
  game: SoloGame,
  rounds: number,
  betAmount: bigint,
  streamOf: (round: number) => FairStream,
): SimulatedFigures {
  let sum = 0
  let squares = 0
  let hits = 0
  const stake = Number.parseInt(betAmount.toString(), 10)
  for (let round = 0; round < rounds; round++) {
    const { winAmount } = game.play({ stream: streamOf(round), betAmount })
    const multiple = Number.parseInt(winAmount.toString(), 10) / stake
    sum += multiple
    squares += multiple * multiple
    if (winAmount > 0n) hits += 1
  }
  const meanReturn = sum / rounds
  const variance = squares / rounds - meanReturn ** 2
  return { meanReturn, hitRate: hits / rounds, standardError: Math.sqrt(variance / rounds) }
}

/** How far whole rounds lie from the declared return: what a manifest publishes as `returns`. */
export function simulateSpread(
  game: SoloGame,
  rounds: number,
  stream: FairStream,
): { deviation: number; skew: number } {
  const betAmount = game.betAmounts[0]!
  let [squares, cubes] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const { winAmount } = game.play({ stream, betAmount })
    const distance = Math.abs(Number(winAmount) / Number(betAmount) - Number(game.rtp))
    squares += distance ** 2
    cubes += distance ** 3
  }
  return { deviation: Math.sqrt(squares / rounds), skew: Math.cbrt(cubes / rounds) }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
