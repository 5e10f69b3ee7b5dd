import { describe, expect, test } from 'vitest'
import { allPlays } from '../../../tests/support/lottery-outcomes.ts'
import {
  classicGameOf,
  classicGames,
  families,
  familyOf,
  playOf,
  playOfGame,
  playsOfGame,
  textKeyOf,
} from './families.ts'

test('every play has a code of its own and is found by it', () => {
  expect(new Set(allPlays.map((play) => play.code)).size).toBe(allPlays.length)
  for (const play of allPlays) expect(playOf(play.code)).toBe(play)
  expect(playOf('SSC_6_DIRECT')).toBeUndefined()
  expect(playOf('constructor')).toBeUndefined()
})

test('the key of a text is the code in small letters', () => {
  expect(textKeyOf('SSC_5_DIRECT')).toBe('lottery_ssc_5_direct')
  expect(textKeyOf('11X5_HIT5_OF6')).toBe('lottery_11x5_hit5_of6')
})

test('the codes of all plays', () => {
  const codes = Object.fromEntries(
    families.map(({ code, plays }) => [code, plays.map((play) => play.code).join(' ')]),
  )
  expect(codes).toMatchInlineSnapshot(`
    {
      "11X5": "11X5_ANY1 11X5_ANY2 11X5_ANY3 11X5_ANY4 11X5_ANY5 11X5_HIT5_OF6 11X5_HIT5_OF7 11X5_HIT5_OF8 11X5_2_DIRECT 11X5_2_GROUP 11X5_3_DIRECT 11X5_3_GROUP 11X5_POSITION 11X5_SIDE_POS 11X5_SUM_SIDE 11X5_SUM_PARITY 11X5_SUM_TAIL 11X5_DRAGON_TIGER 11X5_ODD_COUNT 11X5_MIDDLE",
      "3D": "3D_DIRECT 3D_SUM 3D_SPAN 3D_GROUP3 3D_GROUP6 3D_GROUP_SUM 3D_2_DIRECT 3D_2_GROUP 3D_POSITION 3D_ANY1 3D_ANY2 3D_SIDE_POS",
      "K3": "K3_SUM K3_BIG_SMALL K3_ODD_EVEN K3_FACE K3_TWO_SAME K3_TWO_SAME_EXACT K3_TWO_DIFF K3_THREE_SAME K3_THREE_SAME_ANY K3_THREE_DIFF K3_SEQUENCE",
      "P3P5": "P5_DIRECT P5_POSITION",
      "PC28": "PC28_BIG_SMALL PC28_ODD_EVEN PC28_COMBO PC28_EXTREME_BIG PC28_EXTREME_SMALL PC28_SUM PC28_THREE_SUMS PC28_FORM PC28_COLOUR",
      "PK10": "PK10_POSITION PK10_2_DIRECT PK10_3_DIRECT PK10_SIDE_POS PK10_DRAGON_TIGER PK10_SUM2 PK10_SUM2_BIG_SMALL PK10_SUM2_ODD_EVEN",
      "SSC": "SSC_5_DIRECT SSC_5_GROUP120 SSC_5_GROUP60 SSC_5_GROUP30 SSC_5_GROUP20 SSC_5_GROUP10 SSC_5_GROUP5 SSC_4_DIRECT SSC_4_GROUP24 SSC_4_GROUP12 SSC_4_GROUP6 SSC_4_GROUP4 SSC_3_DIRECT SSC_3_SUM SSC_3_SPAN SSC_3_GROUP3 SSC_3_GROUP6 SSC_3_GROUP_SUM SSC_2_DIRECT SSC_2_GROUP SSC_POSITION SSC_ANY1_OF3 SSC_ANY2_OF3 SSC_ANY1_OF5 SSC_ANY2_OF5 SSC_ANY3_OF5 SSC_REPEAT1 SSC_REPEAT2 SSC_REPEAT3 SSC_REPEAT4 SSC_ANY2_DIRECT SSC_ANY3_DIRECT SSC_ANY4_DIRECT SSC_SIDE_POS SSC_SIDE_2 SSC_SUM5 SSC_DRAGON_TIGER SSC_TIE SSC_FORM3 SSC_STUD SSC_BULL",
    }
  `)
})

test('the games and their families', () => {
  expect(classicGames.map(({ gameCode }) => gameCode).join(' ')).toBe(
    'SSC60 SSC90 SSC180 SSC300 11X5_60 11X5_180 K3_60 K3_180 PK10_60 PK10_90 PK10_300 PC28_60 PC28_180 3D P3 P5',
  )
  for (const game of classicGames) {
    expect(classicGameOf(game.gameCode)).toBe(game)
    expect(game.vendor).toBe(game.cycleSeconds === 'DAILY' ? 'LOTT' : 'ELOTT')
  }
})

describe('what a game offers', () => {
  const game = (code: string) => classicGameOf(code)!
  test('a fast game offers its family and nothing of another', () => {
    expect(playsOfGame(game('SSC60'))).toBe(familyOf('SSC').plays)
    expect(playOfGame(game('SSC60'), 'SSC_TIE')?.code).toBe('SSC_TIE')
    expect(playOfGame(game('SSC60'), 'K3_FACE')).toBeUndefined()
    expect(playOfGame(game('SSC60'), 'NOTHING')).toBeUndefined()
  })
  test('P3 and P5 share a draw, of which P3 reads the first three digits', () => {
    const result = familyOf(game('P3').family).readResult('34567')
    expect(playOfGame(game('P3'), '3D_DIRECT')!.wins([['3'], ['4'], ['5']], result).wins).toHaveLength(1)
    expect(playOfGame(game('P3'), '3D_2_GROUP')!.wins([['LAST2'], ['5', '4']], result).wins).toHaveLength(1)
    expect(playOfGame(game('P5'), 'P5_POSITION')!.wins([[], [], [], [], ['7']], result).wins).toHaveLength(1)
    expect(playOfGame(game('P3'), 'P5_DIRECT')).toBeUndefined()
    expect(playOfGame(game('P5'), '3D_DIRECT')).toBeUndefined()
  })
  test('a game that gives stakes back on a tie does so for dragon and tiger and nothing else', () => {
    const rules = { tieRefund: true }
    const duel = playOfGame(game('SSC60'), 'SSC_DRAGON_TIGER', rules)!
    const [sides, ...none] = [['DRAGON'], ...Array<string[]>(9).fill([])]
    expect(duel.wins([sides!, ...none], [5, 2, 3, 4, 5])).toEqual({ wins: [], refunded: 1 })
    expect(playOf('SSC_DRAGON_TIGER')!.wins([sides!, ...none], [5, 2, 3, 4, 5])).toEqual({
      wins: [],
      refunded: 0,
    })
    expect(playsOfGame(game('SSC60'), rules).map((play) => [play.code, play.refunded])).toEqual(
      familyOf('SSC').plays.map((play) => [play.code, play.code === 'SSC_DRAGON_TIGER' ? 10 : 0]),
    )
  })
})

test.each([
  [
    'SSC',
    '82345',
    'sum 22, sum_size SMALL, sum_parity EVEN, dragon_tiger DRAGON, form_first3 HALF_STRAIGHT, form_middle3 STRAIGHT, form_last3 STRAIGHT, stud HIGH, bull 2',
  ],
  [
    'SSC',
    '90123',
    'sum 15, sum_size SMALL, sum_parity ODD, dragon_tiger DRAGON, form_first3 STRAIGHT, form_middle3 STRAIGHT, form_last3 STRAIGHT, stud STRAIGHT, bull 5',
  ],
  [
    'SSC',
    '00000',
    'sum 0, sum_size SMALL, sum_parity EVEN, dragon_tiger TIE, form_first3 LEOPARD, form_middle3 LEOPARD, form_last3 LEOPARD, stud FIVE, bull BULL',
  ],
  [
    'SSC',
    '11111',
    'sum 5, sum_size SMALL, sum_parity ODD, dragon_tiger TIE, form_first3 LEOPARD, form_middle3 LEOPARD, form_last3 LEOPARD, stud FIVE, bull NONE',
  ],
  [
    '11X5',
    '2,7,5,11,9',
    'sum 34, sum_size BIG, sum_parity EVEN, sum_tail SMALL, dragon_tiger TIGER, odd_count 4, middle 07',
  ],
  [
    '11X5',
    '8,9,1,2,10',
    'sum 30, sum_parity EVEN, sum_tail SMALL, dragon_tiger TIGER, odd_count 2, middle 08',
  ],
  ['K3', '4,4,5', 'sum 13, sum_size BIG, sum_parity ODD, form PAIR'],
  ['K3', '5,4,6', 'sum 15, sum_size BIG, sum_parity ODD, form STRAIGHT'],
  ['K3', '2,2,2', 'sum 6, form LEOPARD'],
  [
    'PK10',
    '7,6,4,5,3,10,9,2,8,1',
    'sum 13, sum_size BIG, sum_parity ODD, dragon_tiger_1 DRAGON, dragon_tiger_2 TIGER, dragon_tiger_3 DRAGON, dragon_tiger_4 TIGER, dragon_tiger_5 TIGER',
  ],
  ['PC28', '6,1,8', 'sum 15, sum_size BIG, sum_parity ODD, form MIXED, colour RED'],
  ['PC28', '9,9,9', 'sum 27, sum_size BIG, sum_parity ODD, extreme EXTREME_BIG, form LEOPARD'],
  ['3D', '890', 'sum 17, span 9, form STRAIGHT'],
] as const)('history of %s %s: %s', (code, text, sides) => {
  const family = familyOf(code)
  const shown = Object.entries(family.sidesOf(family.readResult(text)))
  expect(shown.map((side) => side.join(' ')).join(', ')).toBe(sides)
})
