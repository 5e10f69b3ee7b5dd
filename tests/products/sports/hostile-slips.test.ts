/**
 * Whatever a member sends as a slip: a named refusal at its field in their language, nothing moved, and
 * nothing that an operator would have to look at in the log.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BETS, openHostileSports, type HostileSports } from '../../support/hostile-sports.ts'

let at: HostileSports
beforeAll(async () => {
  at = await openHostileSports()
})
afterAll(() => at.close())
afterEach(() => {
  expect(at.logged).toEqual([])
})

const slips: readonly (readonly [name: string, body: () => object, code: string, field?: string])[] = [
  ['half a satang', () => at.slip({ stakeAmount: 2_000.5 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake below zero', () => at.slip({ stakeAmount: -2_000 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['no stake', () => at.slip({ stakeAmount: 0 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake as a text', () => at.slip({ stakeAmount: '2000' }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake in Thai digits', () => at.slip({ stakeAmount: '๒๐๐๐' }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake that is no number', () => at.slip({ stakeAmount: Number.NaN }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake above every number', () => at.slip({ stakeAmount: 1e21 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a satang below the least', () => at.slip({ stakeAmount: 1_999 }), 'SPORT_STAKE_MIN'],
  ['a satang above the most', () => at.slip({ stakeAmount: 20_000_001 }), 'SPORT_STAKE_MAX'],
  ['T-F2 all the money of the world', () => at.slip({ stakeAmount: 9_000_000_000_000 }), 'SPORT_STAKE_MAX'],
  ['no leg', () => at.slip({ legs: [] }), 'REQUEST_INVALID', 'legs'],
  [
    'forty-one legs',
    () => at.slip({ legs: Array.from({ length: 41 }, () => at.leg()) }),
    'REQUEST_INVALID',
    'legs',
  ],
  [
    'sixteen legs',
    () => at.slip({ kind: 'PARLAY', legs: Array.from({ length: 16 }, () => at.leg()) }),
    'SPORT_LEGS',
  ],
  ['the same leg twice', () => at.slip({ kind: 'PARLAY', ...at.legs({}, {}) }), 'SPORT_RELATED'],
  [
    'both sides of one match',
    () => at.slip({ kind: 'PARLAY', ...at.legs({}, { code: '2' }) }),
    'SPORT_RELATED',
  ],
  ['a system without a name', () => at.slip({ kind: 'SYSTEM', ...at.legs({}) }), 'SPORT_LEGS'],
  ['a kind that there is not', () => at.slip({ kind: 'TRIPLE' }), 'REQUEST_INVALID', 'kind'],
  ['a choice that there is not', () => at.slip({ acceptChange: 'WORSE' }), 'REQUEST_INVALID', 'acceptChange'],
  ['odds that there are not', () => at.slip({ oddsFormat: 'FRACTIONAL' }), 'REQUEST_INVALID', 'oddsFormat'],
  [
    'a market of Thai digits',
    () => at.slip(at.legs({ marketId: '๑๒๓' })),
    'REQUEST_INVALID',
    'legs.0.marketId',
  ],
  ['a market below zero', () => at.slip(at.legs({ marketId: '-1' })), 'REQUEST_INVALID', 'legs.0.marketId'],
  [
    'a market too far',
    () => at.slip(at.legs({ marketId: '9'.repeat(19) })),
    'REQUEST_INVALID',
    'legs.0.marketId',
  ],
  ['an unknown market', () => at.slip(at.legs({ marketId: '9'.repeat(18) })), 'SPORT_MARKET_UNKNOWN'],
  ['an unknown selection', () => at.slip(at.legs({ code: 'HOME' })), 'SPORT_MARKET_UNKNOWN'],
  ['a selection with a NUL', () => at.slip(at.legs({ code: '1\u0000' })), 'REQUEST_INVALID', 'code'],
  ['half a line', () => at.slip(at.legs({ line: 0.5 })), 'REQUEST_INVALID', 'legs.0.line'],
  ['a line where none is', () => at.slip(at.legs({ line: 2 })), 'SPORT_LINE_CHANGED'],
  ['half a price', () => at.slip(at.legs({ price: 19_200.5 })), 'REQUEST_INVALID', 'legs.0.price'],
  ['a price below zero', () => at.slip(at.legs({ price: -1 })), 'REQUEST_INVALID', 'legs.0.price'],
  ['a price that nobody saw', () => at.slip(at.legs({ price: 1_000_000_000 })), 'SPORT_ODDS_CHANGED'],
  ['no price', () => at.slip(at.legs({ price: 0 })), 'SPORT_ODDS_CHANGED'],
]

describe('a slip that cannot be', () => {
  test.each(slips.map(([name, body, code, field]) => ({ name, body, code, field })))('$name', async (one) => {
    const { body, code, field } = one
    await at.refusedAs((language) => at.send('post', BETS, body(), { language }), code, field)
  })

  test('systems that do not fit their legs, and stakes that do not fit their systems', async () => {
    const matches = await Promise.all([1, 2, 3].map(() => at.book.match()))
    const three = {
      kind: 'SYSTEM',
      ...at.legs(...matches.map((one) => ({ marketId: String(one.marketNo) }))),
    }
    for (const systemCode of ['YANKEE', '3/3', '1/3', '2/4', '02/3', '2/3 ', '__proto__', 'trixie'])
      await at.refusedAs(
        (language) => at.send('post', BETS, at.slip({ ...three, systemCode }), { language }),
        systemCode === '2/3 ' ? 'SPORT_SYSTEM_SATANG' : 'SPORT_LEGS',
      )
    await at.refusedAs(
      (language) =>
        at.send('post', BETS, at.slip({ ...three, systemCode: 'TRIXIE', stakeAmount: 2_001 }), { language }),
      'SPORT_SYSTEM_SATANG',
    )
    await at.refusedAs(
      (language) => at.send('post', BETS, at.slip({ ...three, systemCode: 'x'.repeat(21) }), { language }),
      'REQUEST_INVALID',
      'systemCode',
    )
  })

  test('a key is one bet: the same is answered again, another body under it is refused', async () => {
    const key = randomUUID()
    const placed = await at.send('post', BETS, at.slip(), { key })
    expect(placed.status).toBe(200)
    expect((await at.send('post', BETS, at.slip(), { key })).value).toEqual(placed.value)
    for (const other of [
      at.slip({ stakeAmount: 2_001 }),
      at.slip({ acceptChange: 'ANY' }),
      at.slip(at.legs({ code: '2', price: 40_000 })),
    ])
      expect((await at.send('post', BETS, other, { key })).code).toBe('REQUEST_KEY_REUSED')
    // Keys are a member's own: a stranger's bet under the same one is another bet.
    const theirs = await at.send('post', BETS, at.slip(), { key, token: at.stranger.token })
    expect(theirs.status).toBe(200)
    expect(theirs.value['betId']).not.toBe(placed.value['betId'])
  })
})
