import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays } from '../../tests/support/lottery-outcomes.ts'
import { playOf } from './classic/families.ts'
import { GMAX, GMIN, oddsE4, payoutOf, rebateOf } from './odds.ts'

/** Odds as the page prints them: without the zeros behind the last decimal. */
const printed = (odds: bigint): string => {
  const text = String(odds).padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\.?0+$/, '')
}

const groups = [1980, 1900, 1800] as const
function oddsOf(code: string, prize: string, tieRefund = false): string[] {
  const play = playOf(code, { tieRefund })
  const ways = play?.prizes.find(({ key }) => key === prize)?.ways
  if (!play || !ways) throw new Error(`${code} has no prize ${prize}`)
  return groups.map((g) => printed(oddsE4(g, play.outcomes, play.refunded, ways)))
}

/** Every cell of the page: plays, prize, odds at 1980 / 1900 / 1800. Where it names two groups, two stand. */
const page: readonly (readonly [plays: string, prize: string, odds: string])[] = [
  ['SSC_5_DIRECT P5_DIRECT', 'win', '99000 / 95000 / 90000'],
  ['SSC_5_GROUP120', 'win', '825 / 791.6666 / 750'],
  ['SSC_5_GROUP60', 'win', '1650 / 1583.3333 / 1500'],
  ['SSC_5_GROUP30', 'win', '3300 / 3166.6666 / 3000'],
  ['SSC_5_GROUP20', 'win', '4950 / 4750 / 4500'],
  ['SSC_5_GROUP10', 'win', '9900 / 9500 / 9000'],
  ['SSC_5_GROUP5', 'win', '19800 / 19000 / 18000'],
  ['SSC_4_DIRECT', 'win', '9900 / 9500 / 9000'],
  ['SSC_4_GROUP24', 'win', '412.5 / 395.8333 / 375'],
  ['SSC_4_GROUP12', 'win', '825 / 791.6666 / 750'],
  ['SSC_4_GROUP6', 'win', '1650 / 1583.3333 / 1500'],
  ['SSC_4_GROUP4', 'win', '2475 / 2375 / 2250'],
  ['SSC_3_DIRECT SSC_3_SUM SSC_3_SPAN 3D_DIRECT 3D_SUM 3D_SPAN', 'win', '990 / 950 / 900'],
  ['SSC_3_GROUP3 3D_GROUP3', 'win', '330 / 316.6666 / 300'],
  ['SSC_3_GROUP6 3D_GROUP6', 'win', '165 / 158.3333 / 150'],
  ['SSC_3_GROUP_SUM 3D_GROUP_SUM', 'group3', '330 / 316.6666 / 300'],
  ['SSC_3_GROUP_SUM 3D_GROUP_SUM', 'group6', '165 / 158.3333 / 150'],
  ['SSC_2_DIRECT 3D_2_DIRECT', 'win', '99 / 95 / 90'],
  ['SSC_2_GROUP 3D_2_GROUP', 'win', '49.5 / 47.5 / 45'],
  ['SSC_POSITION 3D_POSITION P5_POSITION', 'win', '9.9 / 9.5 / 9'],
  ['SSC_ANY1_OF3 3D_ANY1', 'win', '3.6531 / 3.5055 / 3.321'],
  ['SSC_ANY2_OF3 3D_ANY2', 'win', '18.3333 / 17.5925 / 16.6666'],
  ['SSC_ANY1_OF5', 'win', '2.4175 / 2.3198 / 2.1977'],
  ['SSC_ANY2_OF5', 'win', '6.7484 / 6.4758 / 6.1349'],
  ['SSC_ANY3_OF5', 'win', '22.7586 / 21.839 / 20.6896'],
  ['SSC_SIDE_POS SSC_SUM5 3D_SIDE_POS', 'win', '1.98 / 1.9 / 1.8'],
  ['SSC_SIDE_2', 'win', '3.96 / 3.8 / 3.6'],
  ['SSC_DRAGON_TIGER', 'win', '2.2 / 2.1111 / 2'],
  ['SSC_TIE', 'win', '9.9 / 9.5 / 9'],
  ['SSC_FORM3', 'LEOPARD', '99 / 95 / 90'],
  ['SSC_FORM3', 'STRAIGHT', '16.5 / 15.8333 / 15'],
  ['SSC_FORM3', 'PAIR', '3.6666 / 3.5185 / 3.3333'],
  ['SSC_FORM3', 'HALF_STRAIGHT', '2.75 / 2.6388 / 2.5'],
  ['SSC_FORM3', 'MIXED', '3.3 / 3.1666 / 3'],
  ['SSC_REPEAT1', 'win', '2.4175 / 2.3198 / 2.1977'],
  ['SSC_REPEAT2', 'win', '12.1532 / 11.6621 / 11.0483'],
  ['SSC_REPEAT3', 'win', '115.6542 / 110.9813 / 105.1401'],
  ['SSC_REPEAT4', 'win', '2152.1739 / 2065.2173 / 1956.5217'],
  ['SSC_ANY2_DIRECT', 'win', '99'],
  ['SSC_ANY3_DIRECT', 'win', '990'],
  ['SSC_ANY4_DIRECT', 'win', '9900'],
  ['11X5_ANY1', 'win', '2.178 / 2.09'],
  ['11X5_ANY2', 'win', '5.445 / 5.225'],
  ['11X5_ANY3', 'win', '16.335 / 15.675'],
  ['11X5_ANY4', 'win', '65.34 / 62.7'],
  ['11X5_ANY5', 'win', '457.38 / 438.9'],
  ['11X5_HIT5_OF6', 'win', '76.23 / 73.15'],
  ['11X5_HIT5_OF7', 'win', '21.78 / 20.9'],
  ['11X5_HIT5_OF8', 'win', '8.1675 / 7.8375'],
  ['11X5_2_DIRECT', 'win', '108.9 / 104.5'],
  ['11X5_2_GROUP', 'win', '54.45 / 52.25'],
  ['11X5_3_DIRECT', 'win', '980.1 / 940.5'],
  ['11X5_3_GROUP', 'win', '163.35 / 156.75'],
  ['11X5_POSITION', 'win', '10.89 / 10.45'],
  ['11X5_SIDE_POS 11X5_SUM_SIDE 11X5_DRAGON_TIGER', 'win', '1.98 / 1.9'],
  ['11X5_SUM_PARITY', 'ODD', '1.938'],
  ['11X5_SUM_PARITY', 'EVEN', '2.0238'],
  ['K3_SUM', '4', '71.28 / 68.4'],
  ['K3_SUM', '10', '7.92 / 7.6'],
  ['K3_BIG_SMALL K3_ODD_EVEN', 'win', '2.0365 / 1.9542'],
  ['K3_FACE', 'win', '2.3498 / 2.2549'],
  ['K3_TWO_SAME', 'win', '13.365 / 12.825'],
  ['K3_TWO_SAME_EXACT', 'win', '71.28 / 68.4'],
  ['K3_THREE_SAME', 'win', '213.84 / 205.2'],
  ['K3_THREE_SAME_ANY K3_THREE_DIFF', 'win', '35.64 / 34.2'],
  ['K3_TWO_DIFF', 'win', '7.128 / 6.84'],
  ['K3_SEQUENCE', 'win', '8.91 / 8.55'],
  ['PK10_POSITION', 'win', '9.9 / 9.5'],
  ['PK10_2_DIRECT', 'win', '89.1 / 85.5'],
  ['PK10_3_DIRECT', 'win', '712.8 / 684'],
  ['PK10_SIDE_POS PK10_DRAGON_TIGER', 'win', '1.98 / 1.9'],
  ['PK10_SUM2', '3', '44.55 / 42.75'],
  ['PK10_SUM2', '11', '8.91 / 8.55'],
  ['PK10_SUM2_BIG_SMALL', 'BIG', '2.2275 / 2.1375'],
  ['PK10_SUM2_BIG_SMALL', 'SMALL', '1.782 / 1.71'],
  ['PK10_SUM2_ODD_EVEN', 'ODD', '1.782 / 1.71'],
  ['PK10_SUM2_ODD_EVEN', 'EVEN', '2.2275 / 2.1375'],
  ['PC28_BIG_SMALL PC28_ODD_EVEN', 'win', '1.98 / 1.9'],
  ['PC28_COMBO', 'BIG_ODD', '4.2857 / 4.1125'],
  ['PC28_COMBO', 'SMALL_EVEN', '4.2857 / 4.1125'],
  ['PC28_COMBO', 'BIG_EVEN', '3.6802 / 3.5315'],
  ['PC28_COMBO', 'SMALL_ODD', '3.6802 / 3.5315'],
  ['PC28_EXTREME_SMALL PC28_EXTREME_BIG', 'win', '17.6785 / 16.9642'],
  ['PC28_SUM', '0', '990 / 950'],
  ['PC28_SUM', '13', '13.2 / 12.6666'],
  ['PC28_FORM', 'LEOPARD', '99'],
  ['PC28_FORM', 'PAIR', '3.6666'],
  ['PC28_FORM', 'STRAIGHT', '16.5'],
  ['PC28_COLOUR', 'GREEN', '3.8372 / 3.6821'],
  ['PC28_COLOUR', 'BLUE', '3.8372 / 3.6821'],
  ['PC28_COLOUR', 'RED', '2.9819 / 2.8614'],
]

describe('every odds cell of the page', () => {
  test.each(page)('%s %s: %s', (plays, prize, odds) => {
    const cells = odds.split(' / ')
    for (const code of plays.split(' ')) expect(oddsOf(code, prize).slice(0, cells.length)).toEqual(cells)
  })
  test('a tie that gives stakes back lowers dragon and tiger to the odds of two sides', () => {
    expect(oddsOf('SSC_DRAGON_TIGER', 'win', true)).toEqual(['1.98', '1.9', '1.8'])
  })
  test('no play is without odds on the page, but those that it leaves to the formula', () => {
    const named = new Set(page.flatMap(([plays]) => plays.split(' ')))
    expect(allPlays.map((play) => play.code).filter((code) => !named.has(code))).toEqual([
      'SSC_STUD',
      'SSC_BULL',
      '11X5_SUM_TAIL',
      '11X5_ODD_COUNT',
      '11X5_MIDDLE',
      'PC28_THREE_SUMS',
    ])
  })
})

test('no prize group returns more than its share of two thousand', () => {
  const evenG = fc.integer({ min: GMIN / 2, max: GMAX / 2 }).map((half) => half * 2)
  fc.assert(
    fc.property(evenG, fc.constantFrom(...allPlays), (g, play) => {
      for (const { ways } of play.prizes) {
        const odds = oddsE4(g, play.outcomes, play.refunded, ways)
        const fair = BigInt(g) * BigInt(play.outcomes - play.refunded) * 10_000n
        expect(odds * 2_000n * BigInt(ways)).toBeLessThanOrEqual(fair)
        expect((odds + 1n) * 2_000n * BigInt(ways)).toBeGreaterThan(fair)
      }
    }),
  )
})

test('a line is rounded down once, however many of its combinations win', () => {
  const third = { count: 1, oddsE4: 36_666n }
  expect(payoutOf(10n, [third])).toBe(36n)
  expect(payoutOf(10n, [{ ...third, count: 3 }])).toBe(109n)
  expect(payoutOf(10n, [third, third, third])).toBe(109n)
  expect(payoutOf(100n, [])).toBe(0n)
})

test('the example of the page: 1960 played at 1900 gives 15 baht of 500 back, and two sides pay 1.90', () => {
  expect(rebateOf(50_000n, 1960, 1900)).toBe(1_500n)
  expect(oddsE4(1900, 10, 0, 5)).toBe(19_000n)
  expect(rebateOf(50_000n, 1960, 1960)).toBe(0n)
  expect(rebateOf(333n, 1980, 1978)).toBe(0n)
})

test('a prize without winning outcomes and a bet above its member are refused', () => {
  expect(() => oddsE4(1980, 10, 0, 0)).toThrow(RangeError)
  expect(() => rebateOf(100n, 1900, 1902)).toThrow(RangeError)
})
