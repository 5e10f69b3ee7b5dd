import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareHands, type HandKind, isPok, pointsOf, rankHand, stakesWon } from './hand.ts'

const RANKS = 'A23456789TJQK'
const SUITS = 'cdhs'

/** Cards as people write them: 'Ah Td'. */
const cards = (text: string): number[] =>
  text.split(' ').map((one) => RANKS.indexOf(one[0]!) * 4 + SUITS.indexOf(one[1]!))

const ranked = (text: string) => rankHand(cards(text))

const aHand = (from: number[] = Array.from({ length: 52 }, (_, card) => card)) =>
  fc.shuffledSubarray(from, { minLength: 2, maxLength: 3 })

function everyThree(): number[][] {
  const all: number[][] = []
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1) for (let c = b + 1; c < 52; c += 1) all.push([a, b, c])
  return all
}

function everyTwo(): number[][] {
  const all: number[][] = []
  for (let a = 0; a < 52; a += 1) for (let b = a + 1; b < 52; b += 1) all.push([a, b])
  return all
}

function counted(hands: number[][]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of hands) {
    const { kind, deng } = rankHand(one)
    counts[`${kind} ${deng}`] = (counts[`${kind} ${deng}`] ?? 0) + 1
  }
  return counts
}

describe('a hand of Pok Deng', () => {
  it.each<[string, HandKind, number, number]>([
    ['9s 9d', 'POK_8', 8, 2],
    ['4c 4d', 'POK_8', 8, 2],
    ['Tc 9d', 'POK_9', 9, 1],
    ['Kh 9h', 'POK_9', 9, 2],
    ['8c Qd', 'POK_8', 8, 1],
    ['3s 4s', 'POINTS', 7, 2],
    ['Kc Kd', 'POINTS', 0, 2],
    ['Kc 5d', 'POINTS', 5, 1],
    ['2c 3d 4h', 'STRAIGHT', 9, 3],
    ['Ac 2d 3h', 'STRAIGHT', 6, 3],
    ['Qc Kd Ah', 'STRAIGHT', 1, 3],
    ['Ad Kd Qd', 'STRAIGHT_FLUSH', 1, 5],
    ['Jc Qd Kh', 'STRAIGHT', 0, 3],
    ['Kc Ad 2h', 'POINTS', 3, 1],
    ['Kd Ad 2d', 'POINTS', 3, 3],
    ['7c 7d 7h', 'TONG', 1, 5],
    ['Jc Jd Jh', 'TONG', 0, 5],
    ['Jc Jd Kh', 'SAM_LUEANG', 0, 3],
    ['Qc Kd Kh', 'SAM_LUEANG', 0, 3],
    ['Tc Jd Kh', 'POINTS', 0, 1],
    ['5c 5d 8h', 'POINTS', 8, 1],
    ['2h 7h 9h', 'POINTS', 8, 3],
  ])('%s is %s with %i points and deng %i', (text, kind, points, deng) => {
    expect(ranked(text)).toMatchObject({ kind, points, deng })
  })

  it('ranks the types pok 9, pok 8, tong, straight flush, straight, sam lueang, points', () => {
    const order = [
      'Tc Jc Kd',
      'Kc 2d 7h',
      'Jc Jd Kh',
      'Ac 2d 3h',
      '2c 3d 4c',
      'Ad 2d 3d',
      '2c 2d 2h',
      '9s 9d',
      'Tc 9d',
    ]
    const sorted = [...order].sort((one, other) => compareHands(ranked(other), ranked(one)))
    expect(sorted.map((one) => ranked(one).kind)).toEqual([
      'POK_9',
      'POK_8',
      'TONG',
      'STRAIGHT_FLUSH',
      'STRAIGHT',
      'STRAIGHT',
      'SAM_LUEANG',
      'POINTS',
      'POINTS',
    ])
    expect(sorted).toEqual(order.reverse())
  })

  it('ranks tong with the ace high, straights from A-2-3 to Q-K-A, and every sam lueang alike', () => {
    expect(compareHands(ranked('Ac Ad Ah'), ranked('Kc Kd Kh'))).toBeGreaterThan(0)
    expect(compareHands(ranked('3c 3d 3h'), ranked('2c 2d 2h'))).toBeGreaterThan(0)
    const straights = Array.from('A23456789TJ', (low, at) => `${low}c ${RANKS[at + 1]}d ${RANKS[at + 2]}h`)
    straights.push('Qc Kd Ah')
    for (let at = 1; at < straights.length; at += 1)
      expect(compareHands(ranked(straights[at]!), ranked(straights[at - 1]!))).toBeGreaterThan(0)
    expect(compareHands(ranked('Jc Jd Kh'), ranked('Kc Kd Qs'))).toBe(0)
  })

  it('pushes between equal points whatever the deng and the number of cards', () => {
    expect(stakesWon(ranked('3s 4s'), ranked('Kc 7d'))).toBe(0)
    expect(stakesWon(ranked('2h 7h 8h'), ranked('Kc 7d'))).toBe(0)
    expect(stakesWon(ranked('9s 9d'), ranked('8c Qd'))).toBe(0)
  })

  it("pays by the winner's deng: the example of the rules, 9-9 against 6, wins two stakes", () => {
    expect(stakesWon(ranked('9s 9d'), ranked('Kc 6d'))).toBe(2)
    expect(stakesWon(ranked('Kc 6d'), ranked('7c 7d 7h'))).toBe(-5)
    // Three cards with 9 points are just points, and lose to a pok 8; so does every other hand of three
    // cards.
    expect(stakesWon(ranked('Th 5h 4d'), ranked('8c Qd'))).toBe(-1)
    expect(stakesWon(ranked('Ac Ad Ah'), ranked('4c 4d'))).toBe(-2)
  })

  it('counts every two and every three cards of the deck', () => {
    // 9 points: A-8, 2-7, 3-6, 4-5 (16 each, 4 suited) and a nine with a ten or face (64, 16 suited).
    // 8 points: A-7, 2-6, 3-5 and an eight with a ten or face, and the pairs 4-4 and 9-9.
    expect(counted(everyTwo())).toEqual({
      'POK_9 1': 96,
      'POK_9 2': 32,
      'POK_8 1': 84,
      'POK_8 2': 40,
      'POINTS 1': 936 - 96 - 84,
      'POINTS 2': 390 - 32 - 40,
    })
    // 13 ranks × 4; 12 straights × 64, 4 of them of one suit; 220 hands of three faces less 12 tong and 64
    // straights.
    const straights = 12 * 64
    const threeSuited = 4 * 286 - 12 * 4
    expect(counted(everyThree())).toEqual({
      'TONG 5': 52,
      'STRAIGHT_FLUSH 5': 48,
      'STRAIGHT 3': straights - 48,
      'SAM_LUEANG 3': 144,
      'POINTS 3': threeSuited,
      'POINTS 1': 22_100 - 52 - straights - 144 - threeSuited,
    })
  })

  it('is the same hand in whatever order the cards lie, and one side of a comparison mirrors the other', () => {
    fc.assert(
      fc.property(aHand(), aHand(), (one, other) => {
        expect(rankHand([...one].reverse())).toEqual(rankHand(one))
        const [first, second] = [rankHand(one), rankHand(other)]
        expect(Math.sign(stakesWon(first, second))).toBe(-Math.sign(stakesWon(second, first)) + 0)
        expect([1, 2, 3, 5]).toContain(first.deng)
        expect(first.points).toBe(pointsOf(one))
        expect(isPok(one)).toBe(first.kind === 'POK_8' || first.kind === 'POK_9')
      }),
      { numRuns: 300 },
    )
  })

  it('refuses anything but two or three cards', () => {
    expect(() => rankHand([1])).toThrow('two or three cards')
    expect(() => rankHand([1, 2, 3, 4])).toThrow('two or three cards')
  })
})
