/** What comes back of stakes on whole numbers in the long run (domain/lottery.md §4.3, §5, §7). */
import type { NumberGame, NumberPlay } from './games.ts'

/** A chance, or hits to expect, as a fraction. */
type Fraction = readonly [part: bigint, of: bigint]

const MILLION = 1_000_000n
const E4 = 10_000n

/**
 * The part of the stakes that a bet type returns at these odds, in millionths, rounded up; of the selection
 * that is best for the member, where they differ.
 */
export function returnPpmOf(game: NumberGame, play: NumberPlay, oddsE4: readonly bigint[]): bigint {
  const hits = hitsOf(game, play)
  let most = 0n
  for (const kind of kindsOf(play)) {
    let [part, of]: Fraction = [0n, 1n]
    for (const prize of kind) {
      const [own, whole] = hits(play.prizes[prize]!)
      ;[part, of] = [part * whole + own * oddsE4[prize]! * of, of * whole]
    }
    const ppm = (part * MILLION + of * E4 - 1n) / (of * E4)
    if (ppm > most) most = ppm
  }
  return most
}

/** Prizes that one selection can win; selections of another kind have others. */
function kindsOf({ code, prizes }: NumberPlay): readonly (readonly number[])[] {
  const each = [...prizes.keys()]
  if (code === 'TOD3' || code === 'LO7' || code === 'LO8') return each.map((prize) => [prize])
  if (!code.startsWith('FOURD_BOX_')) return [each]
  const orders = [...new Set(prizes.map((prize) => prize.split('_')[1]!))]
  return orders.map((own) => each.filter((prize) => prizes[prize]!.endsWith(`_${own}`)))
}

/** Expected hits of a prize for each unit of the cost. */
function hitsOf(game: NumberGame, { code, digits }: NumberPlay): (prize: string) => Fraction {
  const one =
    (of: bigint, part = 1n) =>
    (): Fraction => [part, of]
  switch (code) {
    case 'TOD3':
      return (prize) => [prize === 'PAIR' ? 3n : 6n, 1_000n]
    case 'FRONT3':
    case 'BACK3':
      return one(1_000n, 2n)
    case 'RUN_TOP':
      return one(1_000n, 271n)
    case 'RUN_BOTTOM':
      return one(100n, 19n)
    case 'TOP1_POS':
    case 'BOTTOM1_POS':
      return one(10n)
    case 'HL':
    case 'OE':
      return one(2n)
    case 'LO7':
    case 'LO8':
      return (prize) => [1n, 10n ** BigInt(parseInt(prize, 10))]
    case 'DA':
      return one(...flipped(pairHits(boardSize(game))))
    case 'FOURD_3ABC':
      return one(1_000n, 3n)
  }
  const size = BigInt(/^(?:XIEN|TRUOT)([0-9]+)$/.exec(code)?.[1] ?? 0)
  if (code.startsWith('XIEN')) return () => allAppear(boardSize(game), size)
  if (code.startsWith('TRUOT')) return () => power([100n - size, 100n], boardSize(game))
  if (/^FOURD_(?:BIG|SMALL|BOX|PERMUTATION|ROLL)/.test(code)) return fourdHits
  return one(10n ** BigInt(digits!))
}

const flipped = ([part, of]: Fraction): [bigint, bigint] => [of, part]
const power = ([part, of]: Fraction, times: bigint): Fraction => [part ** times, of ** times]

const boardSize = ({ plays }: NumberGame): bigint =>
  BigInt(plays.find(({ code }) => code === 'LO2')!.cover(['00']))

/** FIRST, or FIRST_24 for a number with 24 orders. */
function fourdHits(prize: string): Fraction {
  const [name, orders = '1'] = prize.split('_')
  const drawn = name === 'SPECIAL' || name === 'CONSOLATION' ? 10n : 1n
  return [drawn * BigInt(orders), 10_000n]
}

/** All of some two-digit numbers stand on a board: by inclusion and exclusion. */
function allAppear(onBoard: bigint, size: bigint): Fraction {
  let sum = 0n
  for (let missing = 0n; missing <= size; missing++) {
    const ways = choose(size, missing) * (100n - missing) ** onBoard
    sum += missing % 2n === 0n ? ways : -ways
  }
  return [sum, 100n ** onBoard]
}

/** How often the rarer of two numbers stands on a board, to be expected. */
function pairHits(onBoard: bigint): Fraction {
  let sum = 0n
  for (let one = 1n; one <= onBoard; one++)
    for (let other = 1n; one + other <= onBoard; other++) {
      const ways = choose(onBoard, one) * choose(onBoard - one, other) * 98n ** (onBoard - one - other)
      sum += (one < other ? one : other) * ways
    }
  return [sum, 100n ** onBoard]
}

function choose(all: bigint, some: bigint): bigint {
  let ways = 1n
  for (let place = 0n; place < some; place++) ways = (ways * (all - place)) / (place + 1n)
  return ways
}
