/**
 * Whatever a member sends: a named refusal at its field in their language, nothing moved, and nothing that an
 * operator would have to look at in the log.
 */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setGameGuards } from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../support/cashier.ts'
import type { Reply } from '../../support/server.ts'
import { TestBook } from '../../support/test-book.ts'

const BETS = '/api/sport/v1/bets'
const logged: string[] = []
let house: CashierHouse
let owner: Database
let book: TestBook
let player: Player
let stranger: Player
let marketNo: bigint
let before: unknown

beforeAll(async () => {
  const logger = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  house = await openCashierHouse({}, undefined, logger)
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  await house.server.process.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  ;[player, stranger] = [await house.player(1), await house.player(2)]
  for (const one of [player, stranger]) await one.deposit(500_000)
  await house.settle()
  marketNo = (await book.match({}, { chances: [1, 2, 3].map(() => [600_000, 0, 0, 0]) })).marketNo
})
afterAll(async () => {
  await owner.close()
  await house.close()
})
afterEach(() => {
  expect(logged).toEqual([])
})

const send = (
  method: 'post' | 'put',
  path: string,
  body: unknown,
  more: { token?: string; key?: string; language?: string } = {},
): Promise<Reply> =>
  house.client[method](path, body, {
    token: more.token ?? player.token,
    key: more.key ?? randomUUID(),
    headers: { 'accept-language': more.language ?? 'en' },
  })

/** Money and bets, whatever they are. */
const standing = async () => ({
  balances: [await player.balances(), await stranger.balances()],
  rows: await oneOf(
    owner.kysely,
    sql`SELECT (SELECT count(*) FROM sports.bet) AS bets, (SELECT count(*) FROM sports.cash_out) AS cash_outs,
      (SELECT sum(auto_cash_out) FROM sports.bet) AS autos, (SELECT sum(stake) FROM sports.exposure) AS held`,
  ),
})

/** Twice, in either language: the same refusal, told in it. */
async function refusedAs(
  call: (language: string) => Promise<Reply>,
  code: string,
  field?: string,
): Promise<void> {
  before = await standing()
  const [english, thai] = [await call('en'), await call('th')]
  for (const reply of [english, thai]) {
    expect(reply.code).toBe(code)
    expect(reply.status).toBeLessThan(500)
    if (field) expect((reply.value as { fields: object[] }).fields).toMatchObject([{ field }])
  }
  expect(english.message).toMatch(/[A-Za-z]/)
  expect(thai.message).toMatch(/[ก-๙]/)
  expect(await standing()).toEqual(before)
}

const leg = (more: object = {}) => ({
  marketId: String(marketNo),
  code: '1',
  line: null,
  price: 20_000,
  ...more,
})
const slip = (more: object = {}) => ({
  kind: 'SINGLE',
  legs: [leg()],
  stakeAmount: 2_000,
  acceptChange: 'NONE',
  oddsFormat: 'DECIMAL',
  ...more,
})
const legs = (...more: object[]) => ({ legs: more.map((one) => leg(one)) })

const slips: readonly (readonly [name: string, body: () => object, code: string, field?: string])[] = [
  ['half a satang', () => slip({ stakeAmount: 2_000.5 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake below zero', () => slip({ stakeAmount: -2_000 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['no stake', () => slip({ stakeAmount: 0 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake as a text', () => slip({ stakeAmount: '2000' }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake in Thai digits', () => slip({ stakeAmount: '๒๐๐๐' }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake that is no number', () => slip({ stakeAmount: Number.NaN }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a stake above every number', () => slip({ stakeAmount: 1e21 }), 'REQUEST_INVALID', 'stakeAmount'],
  ['a satang below the least', () => slip({ stakeAmount: 1_999 }), 'SPORT_STAKE_MIN'],
  ['a satang above the most', () => slip({ stakeAmount: 20_000_001 }), 'SPORT_STAKE_MAX'],
  ['T-F2 all the money of the world', () => slip({ stakeAmount: 9_000_000_000_000 }), 'SPORT_STAKE_MAX'],
  ['no leg', () => slip({ legs: [] }), 'REQUEST_INVALID', 'legs'],
  [
    'forty-one legs',
    () => slip({ legs: Array.from({ length: 41 }, () => leg()) }),
    'REQUEST_INVALID',
    'legs',
  ],
  [
    'sixteen legs',
    () => slip({ kind: 'PARLAY', legs: Array.from({ length: 16 }, () => leg()) }),
    'SPORT_LEGS',
  ],
  ['the same leg twice', () => slip({ kind: 'PARLAY', ...legs({}, {}) }), 'SPORT_RELATED'],
  ['both sides of one match', () => slip({ kind: 'PARLAY', ...legs({}, { code: '2' }) }), 'SPORT_RELATED'],
  ['a system without a name', () => slip({ kind: 'SYSTEM', ...legs({}) }), 'SPORT_LEGS'],
  ['a kind that there is not', () => slip({ kind: 'TRIPLE' }), 'REQUEST_INVALID', 'kind'],
  ['a choice that there is not', () => slip({ acceptChange: 'WORSE' }), 'REQUEST_INVALID', 'acceptChange'],
  ['odds that there are not', () => slip({ oddsFormat: 'FRACTIONAL' }), 'REQUEST_INVALID', 'oddsFormat'],
  ['a market of Thai digits', () => slip(legs({ marketId: '๑๒๓' })), 'REQUEST_INVALID', 'legs.0.marketId'],
  ['a market below zero', () => slip(legs({ marketId: '-1' })), 'REQUEST_INVALID', 'legs.0.marketId'],
  ['a market too far', () => slip(legs({ marketId: '9'.repeat(19) })), 'REQUEST_INVALID', 'legs.0.marketId'],
  ['an unknown market', () => slip(legs({ marketId: '9'.repeat(18) })), 'SPORT_MARKET_UNKNOWN'],
  ['an unknown selection', () => slip(legs({ code: 'HOME' })), 'SPORT_MARKET_UNKNOWN'],
  ['a selection with a NUL', () => slip(legs({ code: '1\u0000' })), 'REQUEST_INVALID', 'code'],
  ['half a line', () => slip(legs({ line: 0.5 })), 'REQUEST_INVALID', 'legs.0.line'],
  ['a line where none is', () => slip(legs({ line: 2 })), 'SPORT_LINE_CHANGED'],
  ['half a price', () => slip(legs({ price: 19_200.5 })), 'REQUEST_INVALID', 'legs.0.price'],
  ['a price below zero', () => slip(legs({ price: -1 })), 'REQUEST_INVALID', 'legs.0.price'],
  ['a price that nobody saw', () => slip(legs({ price: 1_000_000_000 })), 'SPORT_ODDS_CHANGED'],
  ['no price', () => slip(legs({ price: 0 })), 'SPORT_ODDS_CHANGED'],
]

describe('a slip that cannot be', () => {
  test.each(slips.map(([name, body, code, field]) => ({ name, body, code, field })))('$name', async (one) => {
    const { body, code, field } = one
    await refusedAs((language) => send('post', BETS, body(), { language }), code, field)
  })

  test('systems that do not fit their legs, and stakes that do not fit their systems', async () => {
    const matches = await Promise.all([1, 2, 3].map(() => book.match()))
    const three = { kind: 'SYSTEM', ...legs(...matches.map((one) => ({ marketId: String(one.marketNo) }))) }
    for (const systemCode of ['YANKEE', '3/3', '1/3', '2/4', '02/3', '2/3 ', '__proto__', 'trixie'])
      await refusedAs(
        (language) => send('post', BETS, slip({ ...three, systemCode }), { language }),
        systemCode === '2/3 ' ? 'SPORT_SYSTEM_SATANG' : 'SPORT_LEGS',
      )
    await refusedAs(
      (language) =>
        send('post', BETS, slip({ ...three, systemCode: 'TRIXIE', stakeAmount: 2_001 }), { language }),
      'SPORT_SYSTEM_SATANG',
    )
    await refusedAs(
      (language) => send('post', BETS, slip({ ...three, systemCode: 'x'.repeat(21) }), { language }),
      'REQUEST_INVALID',
      'systemCode',
    )
  })

  test('a key is one bet: the same is answered again, another body under it is refused', async () => {
    const key = randomUUID()
    const placed = await send('post', BETS, slip(), { key })
    expect(placed.status).toBe(200)
    before = await standing()
    expect((await send('post', BETS, slip(), { key })).value).toEqual(placed.value)
    for (const other of [
      slip({ stakeAmount: 2_001 }),
      slip({ acceptChange: 'ANY' }),
      slip(legs({ code: '2', price: 40_000 })),
    ])
      expect((await send('post', BETS, other, { key })).code).toBe('REQUEST_KEY_REUSED')
    // Keys are a member's own: a stranger's bet under the same one is another bet.
    const theirs = await send('post', BETS, slip(), { key, token: stranger.token })
    expect(theirs.status).toBe(200)
    expect(theirs.value['betId']).not.toBe(placed.value['betId'])
  })
})

describe('a cash-out that cannot be', () => {
  let betId: string
  let quoteId: string
  const path = (id = betId) => `${BETS}/${id}/cash-outs`
  const asked = (more: object = {}) => ({ quoteId, percent: 50, amount: 1, ...more })
  beforeAll(async () => {
    betId = (await send('post', BETS, slip({ stakeAmount: 10_000 }))).value['betId'] as string
    quoteId = (await send('post', `${BETS}/${betId}/cash-out-quotes`, {})).value['quoteId'] as string
  })

  test.each([
    [{ percent: 9 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 91 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 99 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 0 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: 101 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: 50.5 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: '50' }, 'REQUEST_INVALID', 'percent'],
    [{ amount: 0 }, 'REQUEST_INVALID', 'amount'],
    [{ amount: -1 }, 'REQUEST_INVALID', 'amount'],
    [{ amount: 9_000_000_000_000 }, 'SPORT_CASH_OUT_EXPIRED'],
    [{ quoteId: 'nobody.gave.it' }, 'SPORT_CASH_OUT_EXPIRED'],
    [{ quoteId: '../../etc' }, 'REQUEST_INVALID', 'quoteId'],
  ] as const)('%o', async (more, code, field?: string) => {
    await refusedAs((language) => send('post', path(), asked(more), { language }), code, field)
  })

  test('of a bet that is another member’s, or that nobody knows', async () => {
    for (const [id, token] of [
      [betId, stranger.token],
      ['nothing', player.token],
    ] as const) {
      await refusedAs((language) => send('post', path(id), asked(), { language, token }), 'SPORT_BET_UNKNOWN')
      await refusedAs(
        (language) => send('post', `${BETS}/${id}/cash-out-quotes`, {}, { language, token }),
        'SPORT_BET_UNKNOWN',
      )
      await refusedAs(
        (language) => send('put', `${BETS}/${id}/auto-cash-out`, { amount: 5_000 }, { language, token }),
        'SPORT_BET_UNKNOWN',
      )
    }
  })

  test.each([0, -1, 0.5, 1e21, '5000', '๕๐๐๐', true, [], {}])('by itself from %o on', async (amount) => {
    await refusedAs(
      (language) => send('put', `${BETS}/${betId}/auto-cash-out`, { amount }, { language }),
      'REQUEST_INVALID',
      'amount',
    )
  })

  test('a tenth and nine tenths are parts', async () => {
    for (const percent of [10, 90]) {
      const quote = await send('post', `${BETS}/${betId}/cash-out-quotes`, {})
      const part = await send('post', path(), { quoteId: quote.value['quoteId'], percent, amount: 1 })
      expect(part).toMatchObject({ status: 200, value: { state: 'ACCEPTED' } })
    }
    await house.audit()
  })
})
