/** Every table game: the six digits of every spot by full enumeration, the published vectors, and how payouts behave. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game as baccarat, deal as dealBaccarat, winnerOf } from '../../baccarat/rules/index.ts'
import { game as dragontiger } from '../../dragontiger/rules/index.ts'
import { game as fantan, residueOf } from '../../fantan/rules/index.ts'
import { game as hilo } from '../../hilo/rules/index.ts'
import { dealerDraws, drawsThird } from '../../pokdeng/rules/best-play.ts'
import { deal as dealPokDeng, game as pokdeng, netOf } from '../../pokdeng/rules/index.ts'
import { game as prawncrab } from '../../prawncrab/rules/index.ts'
import { game as roulette } from '../../roulette/rules/index.ts'
import { isRed, spotNumbers, WHEEL } from '../../roulette/rules/sheet.ts'
import { game as sicbo } from '../../sicbo/rules/index.ts'
import { openShoe, totalOf } from '../../../kernel/cards/cards.ts'
import { openStream } from '../../../kernel/fair/stream.ts'
import type { TableGame } from '../../../kernel/tables/table-game.ts'
import { tableGames } from '../../../studio/games.ts'
import { enumeratePokDeng, gainOf, playPokDeng } from './pok-deng.ts'
import { seededStream } from './simulate.ts'
import { everyDeal, everyThrow, exactReturns, type CardKind } from './table-games.ts'

const SEEDS = { serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00', clientSeed: 'thai-player-1', nonce: 7 }
const streamOf = (tag: string, nonce = SEEDS.nonce) => openStream({ ...SEEDS, nonce, tag })

/** The published figure of each spot beside the counted one. */
function expectPublished<Outcome>(game: TableGame<Outcome>, returns: Map<string, number>): void {
  const published = new Map(game.spots.map(({ code, rtp }) => [code, rtp]))
  for (const [code, value] of returns) expect([code, value.toFixed(6)]).toEqual([code, published.get(code)])
}

describe('baccarat', () => {
  // Ten, jack, queen and king count nothing: four ranks of the thirteen.
  const byPoints: CardKind[] = Array.from({ length: 10 }, (_, points) => ({ card: points === 0 ? 36 : 4 * (points - 1), count: points === 0 ? 128 : 32 }))
  const deals = everyDeal(dealBaccarat, byPoints, 6, (outcome) => [winnerOf(outcome), outcome.player.length, outcome.banker.length, totalOf(outcome.player), totalOf(outcome.banker)].join())
  const count = (isOf: (outcome: { player: readonly number[]; banker: readonly number[] }) => boolean) => deals.reduce((sum, { outcome, weight }) => sum + (isOf(outcome) ? weight : 0), 0)

  test('every draw of six cards from eight decks: the exact counts of player, banker and tie', () => {
    const total = 416 * 415 * 414 * 413 * 412 * 411
    const counts = ['PLAYER', 'BANKER', 'TIE'].map((winner) => count((outcome) => winnerOf(outcome) === winner))
    expect(counts).toEqual([2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216])
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(total)
    expect(counts.map((one) => (one / total).toFixed(6))).toEqual(['0.446247', '0.458597', '0.095156'])
  })

  test('every spot returns what it publishes, and so do the bets of the books that are not offered', () => {
    const returns = exactReturns(baccarat, deals, ['PLAYER', 'BANKER', 'TIE', 'DRAGON7', 'PANDA8'])
    expectPublished(baccarat, returns)
    const ranks: CardKind[] = Array.from({ length: 13 }, (_, rank) => ({ card: 4 * rank, count: 32 }))
    const firsts = everyDeal((next) => {
      const cards = [next(), next(), next(), next()] as const
      return { player: [cards[0], cards[2]], banker: [cards[1], cards[3]] }
    }, ranks, 4, ({ player, banker }) => `${player[0] === player[1]}${banker[0] === banker[1]}`)
    expectPublished(baccarat, exactReturns(baccarat, firsts, ['PLAYER_PAIR', 'BANKER_PAIR']))
    const total = count(() => true)
    const chance = (isOf: Parameters<typeof count>[0]) => count(isOf) / total
    const cards = (outcome: { player: readonly number[]; banker: readonly number[] }) => outcome.player.length + outcome.banker.length
    const banker6 = (length: number) => chance((outcome) => winnerOf(outcome) === 'BANKER' && totalOf(outcome.banker) === 6 && outcome.banker.length === length)
    const others = [13 * (banker6(2) + banker6(3)), 13 * banker6(2) + 21 * banker6(3), 2.5 * chance((one) => cards(one) === 4), 1.54 * chance((one) => cards(one) > 4)]
    expect(others.map((one) => one.toFixed(6))).toEqual(['0.700228', '0.833164', '0.947171', '0.956543'])
  })

  test('third cards by the book, hand by hand', () => {
    const dealt = (...points: number[]) => {
      const { player, banker } = dealBaccarat(() => [36, 0, 4, 8, 12, 16, 20, 24, 28, 32][points.shift()!]!)
      return [player.length, banker.length]
    }
    // player, banker, player, banker, thirds
    expect(dealt(4, 1, 4, 1)).toEqual([2, 2])
    expect(dealt(3, 2, 3, 3, 0)).toEqual([2, 3])
    expect(dealt(3, 3, 3, 3)).toEqual([2, 2])
    expect(dealt(0, 1, 5, 2, 8)).toEqual([3, 2])
    expect(dealt(0, 1, 5, 2, 9, 0)).toEqual([3, 3])
    expect(dealt(0, 1, 5, 5, 5)).toEqual([3, 2])
    expect(dealt(0, 1, 5, 5, 6, 0)).toEqual([3, 3])
    expect(dealt(0, 3, 5, 4, 7)).toEqual([3, 2])
  })

  test('a win is rounded down after the commission, a tie gives both sides back', () => {
    const won = { player: [36, 36], banker: [36, 20] }
    expect(baccarat.payout(won, 'BANKER', 10_000n)).toBe(19_500n)
    expect(baccarat.payout(won, 'BANKER', 30n)).toBe(58n)
    const tied = { player: [36, 20], banker: [20, 36] }
    expect(['PLAYER', 'BANKER', 'TIE'].map((spot) => baccarat.payout(tied, spot, 100n))).toEqual([100n, 100n, 900n])
    expect(baccarat.result({ player: [36, 37], banker: [28, 38] })).toEqual({ winner: 'BANKER', marks: ['PLAYER_PAIR', 'NATURAL'], score: [0, 8] })
  })
})

test('dragon tiger: every two cards of eight decks', () => {
  const kinds: CardKind[] = Array.from({ length: 52 }, (_, card) => ({ card, count: 8 }))
  const deals = everyDeal((next) => ({ dragon: next(), tiger: next() }), kinds, 2, ({ dragon, tiger }) => `${dragon},${tiger}`)
  expectPublished(dragontiger, exactReturns(dragontiger, deals))
  const chance = (winner: string, mark?: string) => deals.reduce((sum, { outcome, weight }) => {
    const result = dragontiger.result(outcome)
    return sum + (result.winner === winner && (mark === undefined || result.marks.includes(mark)) ? weight : 0)
  }, 0) / (416 * 415)
  expect([chance('DRAGON'), chance('TIGER'), chance('TIE'), chance('TIE', 'SUITED_TIE')].map((one) => one.toFixed(6))).toEqual(['0.462651', '0.462651', '0.074699', '0.016867'])
  expect(dragontiger.payout({ dragon: 0, tiger: 1 }, 'DRAGON', 101n)).toBe(50n)
})

describe('roulette', () => {
  test('157 spots, each of them returns 36/37', () => {
    expect(roulette.spots.length).toBe(157)
    const numbers = Array.from({ length: 37 }, (_, number) => ({ outcome: { number }, weight: 1 }))
    expectPublished(roulette, exactReturns(roulette, numbers))
    const bySize = Map.groupBy(spotNumbers.values(), (covered) => covered.length)
    expect(Object.fromEntries([...bySize].map(([size, spots]) => [size, spots.length]))).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 })
  })

  test('neighbours on the cloth, the bets around zero, and a wheel with every number once', () => {
    for (const code of ['SPLIT:0-2', 'SPLIT:17-20', 'SPLIT:35-36', 'STREET:0-1-2', 'STREET:0-2-3', 'CORNER:0-1-2-3', 'CORNER:32-33-35-36', 'LINE:31-36']) expect(spotNumbers.has(code)).toBe(true)
    for (const code of ['SPLIT:3-4', 'SPLIT:0-4', 'STREET:0-1-3', 'STREET:2-3-4', 'CORNER:3-4-6-7', 'LINE:2-7']) expect(spotNumbers.has(code)).toBe(false)
    for (const numbers of spotNumbers.values()) expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers)
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
    // Red and black alternate around the wheel.
    WHEEL.slice(1).forEach((number, index) => expect(isRed(number)).toBe(index % 2 === 0))
    expect(roulette.result({ number: 0 })).toEqual({ winner: '0', marks: [] })
    expect(roulette.result({ number: 17 }).marks).toEqual(['BLACK', 'ODD', 'LOW'])
  })
})

test.each([['sic bo', sicbo, 52], ['hi-lo', hilo, 62], ['fish-prawn-crab', prawncrab, 28]] as const)('%s: every spot over the 216 throws', (_, game, spots) => {
  expect(game.spots.length).toBe(spots)
  expectPublished(game, exactReturns(game, everyThrow()))
})

test('dice: a triple loses big and small, counts as low or high, and pays a face three times', () => {
  const triple = { dice: [4, 4, 4] as const }
  expect(['BIG', 'EVEN', 'SUM:12', 'DOUBLE:4', 'TRIPLE:4', 'ANY_TRIPLE', 'FACE:4'].map((spot) => sicbo.payout(triple, spot, 100n))).toEqual([0n, 0n, 700n, 1_100n, 18_100n, 3_100n, 400n])
  expect(['HIGH', 'FACE:4', 'TRIPLE:4', 'FACE_HIGH:4'].map((spot) => hilo.payout(triple, spot, 100n))).toEqual([260n, 400n, 20_100n, 560n])
  expect(prawncrab.payout({ dice: [2, 5, 2] }, 'TWO:2-5', 101n)).toBe(686n)
  expect([sicbo.result(triple).marks, hilo.result({ dice: [5, 5, 1] })]).toEqual([['TRIPLE'], { winner: '5-5-1', marks: ['ELEVEN'], score: [11] }])
})

test('fan tan: every bead count, wins after the commission and rounded down', () => {
  const counts = Array.from({ length: 100 }, (_, beads) => ({ outcome: { beads: 100 + beads, residue: residueOf(100 + beads) }, weight: 1 }))
  expectPublished(fantan, exactReturns(fantan, counts))
  expect([100, 101, 102, 103, 199].map(residueOf)).toEqual([4, 1, 2, 3, 3])
  const one = { beads: 101, residue: 1 }
  expect(['FAN:1', 'NIM:1-2', 'NIM:2-1', 'NIM:3-2', 'KWOK:1-4', 'SSH:1-2-3', 'SSH:2-3-4'].map((spot) => fantan.payout(one, spot, 1_001n))).toEqual([3_853n, 2_902n, 1_001n, 0n, 1_951n, 1_317n, 0n])
})

describe('Pok Deng', () => {
  const kinds = enumeratePokDeng(dealerDraws)
  const published = playPokDeng(kinds, 0.95, (kind) => drawsThird(kind.cards))

  test('every deal of both sides: the published chances, return and variance of the best play', () => {
    expect(kinds.reduce((sum, { ways }) => sum + ways, 0)).toBe(1326)
    for (const { stand, draw } of kinds) expect([stand.count, draw.count]).toEqual([1225 * 48 * 47, 1225 * 48 * 47])
    expect([published.win, published.push, published.gain, published.variance].map((one) => one.toFixed(6))).toEqual(['0.457526', '0.088562', '-0.020720', '1.848560'])
    for (const spot of pokdeng.spots) expect(spot.rtp).toBe((1 + published.gain).toFixed(6))
  })

  test('no other decision is better: each kind of two cards draws exactly where drawing gains more', () => {
    for (const kind of kinds) expect([kind.cards, drawsThird(kind.cards)]).toEqual([kind.cards, kind.isDecided && gainOf(kind.draw, 0.95) > gainOf(kind.stand, 0.95)])
    const best = (kept: number) => playPokDeng(kinds, kept, (kind) => kind.isDecided && gainOf(kind.draw, kept) > gainOf(kind.stand, kept)).gain.toFixed(6)
    expect([best(0.97), best(1)]).toEqual(['-0.008621', '0.009528'])
    const plain = playPokDeng(kinds, 0.95, ({ cards }) => totalOf(cards) < 5 || (totalOf(cards) === 5 && cards[0] % 4 !== cards[1] % 4))
    // −0.0223809; the books round it to −0.022382.
    expect(plain.gain.toFixed(6)).toBe('-0.022381')
  })

  test('fifteen thousand rounds of six hands as they are dealt lie within four standard errors', () => {
    const stream = seededStream(20261121)
    const rounds = 15_000
    let sum = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      const outcome = pokdeng.draw(stream)
      // Hands of one round share a dealer, so the round is the sample.
      const gain = outcome.hands.reduce((total, hand) => total + Number.parseInt(String(netOf(hand, outcome.dealer, 100n)), 10) / 100, 0) / 6
      sum += gain
      squares += gain * gain
    }
    const mean = sum / rounds
    expect(Math.abs(mean - published.gain)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean * mean) / rounds))
  })

  test('cards go round twice, hands draw before the dealer, and a dealer’s pok ends it', () => {
    const order = dealPokDeng((() => { let card = 0; return () => card++ })())
    expect([order.hands.map((hand) => hand.slice(0, 2)), order.dealer.slice(0, 2)]).toEqual([[0, 1, 2, 3, 4, 5].map((seat) => [seat, seat + 7]), [6, 13]])
    // The dealer's second card is the fourteenth: 2 + 7 makes nine.
    const cards = [0, 1, 2, 3, 40, 41, 4, 5, 6, 7, 8, 9, 10, 24]
    const pok = dealPokDeng(() => cards.shift()!)
    expect([pok.dealer, pok.hands.every((hand) => hand.length === 2), pokdeng.result(pok).marks]).toEqual([[4, 24], true, ['POK_9']])
  })

  test('the example of the books: two nines against six win 190.00 of 100.00; five stakes are held, so five can be lost', () => {
    const outcome = { dealer: [20, 36], hands: [[35, 33], [24, 25, 26], [0, 1], [0, 4], [0, 8], [0, 12]] }
    expect(pokdeng.payout(outcome, 'HAND1', 10_000n)).toBe(50_000n + 19_000n)
    expect(pokdeng.payout({ ...outcome, dealer: [24, 25, 26] }, 'HAND3', 10_000n)).toBe(0n)
    expect(pokdeng.payout(outcome, 'HAND2', 1n)).toBe(5n + 4n)
  })
})

describe('all tables', () => {
  test('the published vectors: dice 2, 5, 1, roulette 21, and a deck dealt from its first card', () => {
    expect([sicbo, hilo, prawncrab].map((game) => game.draw(streamOf(game.tag)))).toEqual(Array(3).fill({ dice: [2, 5, 1] }))
    expect(roulette.draw(streamOf(roulette.tag))).toEqual({ number: 21 })
    const deck = [12, 6, 37, 18, 26, 43, 44, 28, 46, 8, 25, 40, 48, 7, 11, 13, 2, 5, 9, 23]
    expect(pokdeng.draw(streamOf(pokdeng.tag))).toEqual(dealPokDeng(() => deck.shift()!))
    const next = openShoe(streamOf('shoe8'))
    expect(dragontiger.draw(streamOf(dragontiger.tag))).toEqual({ dragon: next(), tiger: next() })
  })

  test('the same seeds give the same outcomes and payouts for ever: forty of every game', () => {
    const digest = createHash('sha256')
    for (const game of tableGames.toSorted((a, b) => (a.gameCode < b.gameCode ? -1 : 1))) {
      for (let nonce = 0; nonce < 40; nonce++) {
        const outcome = game.draw(streamOf(game.tag, nonce))
        digest.update(JSON.stringify([game.gameCode, game.mathVersion, outcome, game.result(outcome), game.spots.map(({ code }) => `${game.payout(outcome, code, 777n)}`)]))
      }
    }
    expect(digest.digest('hex')).toBe('93bd855c49fbb4f8661defad8f3553f1c2378ae83b2a6f77596984c2b56c2c83')
  })

  const anySpot = fc.constantFrom(...tableGames.flatMap((game) => game.spots.map((spot) => ({ game, spot }))))
  const anySeed = fc.integer({ min: 1, max: 2 ** 32 - 1 })
  const anyStake = fc.bigInt(1n, 5_000_000n)

  test('a payout is never below nothing, grows with the stake, and loses less than a satang to rounding', () => {
    fc.assert(fc.property(anySpot, anySeed, anyStake, anyStake, ({ game, spot }, seed, one, other) => {
      const outcome = game.draw(seededStream(seed))
      const pay = (stake: bigint) => game.payout(outcome, spot.code, stake)
      expect(pay(one)).toBeGreaterThanOrEqual(0n)
      expect([0n, 1n]).toContain(pay(one + other) - pay(one) - pay(other))
      // 180 to 1 and the hi-lo triple's 200 are the best there are.
      expect(pay(one)).toBeLessThanOrEqual(201n * one)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      expect(() => game.payout(outcome, `${spot.code}X`, one)).toThrow(RangeError)
    }), { numRuns: 1500 })
  })

  test('of opposite spots at most one wins, and where none does it is a tie, a triple, a seven or zero', () => {
    fc.assert(fc.property(fc.constantFrom(...tableGames), anySeed, (game, seed) => {
      const outcome = game.draw(seededStream(seed))
      for (const group of game.opposites) {
        const winners = group.filter((code) => game.payout(outcome, code, 100n) > 100n)
        expect(winners.length).toBeLessThanOrEqual(1)
        if (winners.length === 0) expect(['TIE', '0', '21']).toContain(noneWinsIn(game.gameCode, outcome) ?? game.result(outcome).winner)
      }
    }), { numRuns: 1500 })
  })

  test('codes are unique, and every spot says what it returns', () => {
    for (const game of tableGames) {
      expect(new Set(game.spots.map(({ code }) => code)).size).toBe(game.spots.length)
      for (const { code, rtp, holdMultiple } of game.spots) {
        expect(code).toMatch(/^[A-Z0-9_:-]+$/)
        expect(rtp).toMatch(/^0\.[0-9]{6}$/)
        expect(holdMultiple).toBe(game.gameCode === 'POKDENG' ? 5 : 1)
      }
      for (const code of game.opposites.flat()) expect(game.spots.some((spot) => spot.code === code)).toBe(true)
    }
  })
})

/** '21' where the rules say that a pair of opposites both lose: a seven, a triple, an eleven. */
function noneWinsIn(gameCode: string, outcome: unknown): string | undefined {
  if (gameCode === 'DRAGONTIGER') {
    const { dragon, tiger } = outcome as { dragon: number; tiger: number }
    return [dragon, tiger].some((card) => Math.floor(card / 4) === 6) ? '21' : undefined
  }
  if (gameCode === 'SICBO' || gameCode === 'HILO') {
    const { dice } = outcome as { dice: number[] }
    const sum = dice.reduce((total, die) => total + die, 0)
    return new Set(dice).size === 1 || (gameCode === 'HILO' && sum === 11) ? '21' : undefined
  }
  return undefined
}
