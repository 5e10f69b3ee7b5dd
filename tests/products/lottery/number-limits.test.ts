/** Numbers that are closed, reduced or full: whatever comes at once, no number ever costs more than it may. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { writeRules } from '../../../modules/lottery/orders/store/number-rules.ts'
import { holdOdds, writeOdds } from '../../../modules/lottery/orders/store/odds.ts'
import { readLines } from '../../../modules/lottery/orders/store/shown.ts'
import { quoteNumbers } from '../../../modules/lottery/orders/quote.ts'
import type { NumberRule } from '../../../modules/lottery/orders/rules/number-book.ts'
import { gameOf } from '../../../modules/lottery/orders/rules/plays.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { exposureFaults } from '../../support/lottery-exposure.ts'
import {
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'
import { said } from '../../support/lottery-slips.ts'

const MEMBERS = Array.from({ length: 200 }, (_, n) => `l${n}`)
const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  await Promise.all(MEMBERS.map((memberId) => house.member(memberId)))
})
afterAll(() => house.shut())

const on = (number: string, unitAmount = 100, odds?: string[]) => ({
  playCode: 'TOP3',
  selections: [[number]],
  unitAmount,
  multiple: 1,
  ...(odds ? { odds } : {}),
})
const place = (n: number, issue: IssueKey, ...lines: ReturnType<typeof on>[]) =>
  house.place(MEMBERS[n % MEMBERS.length]!, { ...issue, lines })
const refusalOf = (work: Promise<unknown>): Promise<Pick<Refusal, 'code' | 'value'>> =>
  work.then(
    () => {
      throw new Error('it was taken')
    },
    ({ code, value }: Refusal) => ({ code, value }),
  )

const rule = (mode: NumberRule['mode'], more: Partial<NumberRule> = {}) => ({
  mode,
  factorE4: 5_000,
  maxTotalAmount: null,
  onFull: null,
  ...more,
})
/** Rules of TOP3; null ends them. */
const ruleOn = (
  issue: { gameCode: string; numero: string | null },
  numbers: string[],
  terms: ReturnType<typeof rule> | null,
) =>
  house.database.transaction((tx) =>
    writeRules(tx, { merchantId: MERCHANT, ...issue, playCode: 'TOP3', numberKeys: numbers }, terms, {
      reason: 'a test',
      changedBy: 'tester',
    }),
  )

const exposureOf = async ({ gameCode, numero }: IssueKey, number: string) =>
  (
    await rowsOf(
      house.database.kysely,
      sql<{ stake_amount: bigint; exposure_amount: bigint }>`
      SELECT stake_amount, exposure_amount FROM lottery.exposure
      WHERE game_code = ${gameCode} AND numero = ${numero} AND play_code = 'TOP3' AND number_key = ${number}`,
    )
  )[0]

test('200 members at once on one number fill it to its limit and never over it, each answered by name', async () => {
  await house.terms({ maxPayoutPerNumber: 8_500_000n }, ['LAO'])
  const issue = await house.issue('LAO')
  // Each would cost 85,000 at full odds: 60 fill the number to where it pays half.
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => said(place(n, issue, on('846')))))
  const of = (answer: string) => answers.filter((one) => one === answer).length
  expect(of('OK')).toBe(60)
  expect(of('LOTTERY_ODDS_REDUCED 425')).toBe(140)
  // Those who accept half of the odds fill the rest.
  const halves = await Promise.all(
    Array.from({ length: 200 }, (_, n) => said(place(n, issue, on('846', 100, ['425'])))),
  )
  expect(halves.filter((one) => one === 'OK')).toHaveLength(80)
  expect(new Set(halves)).toEqual(new Set(['OK', 'LOTTERY_NUMBER_CLOSED 846']))
  expect(await exposureOf(issue, '846')).toEqual({ stake_amount: 14_000n, exposure_amount: 8_500_000n })
  expect(await exposureFaults(house.database)).toEqual([])
  expect(await lotteryFaults(house.database, openings)).toEqual([])
})

test('a rule that limits a number takes so much of all members together and says what is left', async () => {
  const issue = await house.issue('LAO')
  await ruleOn(issue, ['111'], rule('LIMITED', { maxTotalAmount: 5_000n, onFull: 'CLOSED' }))
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => said(place(n, issue, on('111', 300)))),
  )
  expect(answers.filter((one) => one === 'OK')).toHaveLength(16)
  expect(new Set(answers)).toEqual(new Set(['OK', 'LOTTERY_NUMBER_LIMIT 111 ฿2.00']))
  expect(await exposureOf(issue, '111')).toEqual({ stake_amount: 4_800n, exposure_amount: 4_080_000n })
  expect(await exposureFaults(house.database)).toEqual([])
  expect(await lotteryFaults(house.database, openings)).toEqual([])
  await place(0, issue, on('111', 200))
  expect(await said(place(0, issue, on('111', 200)))).toBe('LOTTERY_NUMBER_CLOSED 111')
  expect((await exposureOf(issue, '111'))!.stake_amount).toBe(5_000n)
})

test('once it is full a limited number may pay less instead', async () => {
  const issue = await house.issue('LAO')
  await ruleOn(
    { ...issue, numero: null },
    ['222'],
    rule('LIMITED', { maxTotalAmount: 1_000n, onFull: 'HALF', factorE4: 7_500 }),
  )
  expect(await said(place(0, issue, on('222', 900)))).toBe('OK')
  expect(await said(place(1, issue, on('222', 200)))).toBe('LOTTERY_ODDS_REDUCED 637.5')
  const { orderId } = await place(1, issue, on('222', 200, ['637.5']))
  expect(await readLines(house.database.kysely, [orderId])).toMatchObject([
    { oddsE4: [6_375_000n], factorE4: 7_500n },
  ])
  expect(await said(place(2, issue, on('222', 100)))).toBe('LOTTERY_ODDS_REDUCED 637.5')
})

test('a number that is closed or reduced between quote and bet is named with what holds now', async () => {
  const issue = await house.issue('LAO')
  const quote = async () =>
    (
      await quoteNumbers(house.database.kysely, house.bettor('l3'), gameOf('LAO')!, {
        numero: issue.numero,
        lines: [on('123'), on('456')],
      })
    ).lines.map(({ state, odds }) => [state, ...odds])
  expect(await quote()).toEqual([
    ['OPEN', '850'],
    ['OPEN', '850'],
  ])
  await ruleOn(issue, ['456'], rule('HALF', { factorE4: 4_000 }))
  expect(await refusalOf(place(3, issue, on('123', 100, ['850']), on('456', 100, ['850'])))).toEqual({
    code: 'LOTTERY_ODDS_REDUCED',
    value: { lines: [{ line: 2, number: '456', odds: ['340'] }] },
  })
  await ruleOn(issue, ['123'], rule('CLOSED'))
  expect(await quote()).toEqual([
    ['CLOSED', '0'],
    ['REDUCED', '340'],
  ])
  expect(await refusalOf(place(3, issue, on('123', 100, ['850']), on('456', 100, ['340'])))).toEqual({
    code: 'LOTTERY_NUMBER_CLOSED',
    value: { lines: [{ line: 1, number: '123' }] },
  })
  // Another issue has no such rule, and what ended holds no more.
  expect(await said(place(3, await house.issue('LAO'), on('123')))).toBe('OK')
  await ruleOn(issue, ['123', '456'], null)
  expect(await said(place(3, issue, on('123'), on('456', 100, ['340'])))).toBe('OK')
  expect(await exposureFaults(house.database)).toEqual([])
})

test('accepted bets keep their odds when the house pays less or closes the number', async () => {
  const issue = await house.issue('HANOI_VIP')
  const { orderId } = await place(4, issue, on('846', 1_000))
  await ruleOn(issue, ['846'], rule('CLOSED'))
  const key = { merchantId: MERCHANT, gameCode: 'HANOI_VIP', playCode: 'TOP3' }
  await house.database.transaction(async (tx) => {
    await holdOdds(tx, key, [8_500_000n])
    await writeOdds(tx, key, [6_000_000n])
  })
  expect(await said(place(4, issue, on('123', 100, ['850'])))).toBe('LOTTERY_ODDS_REDUCED 600')
  const now = await place(4, issue, on('123'))
  expect(await readLines(house.database.kysely, [orderId])).toMatchObject([{ oddsE4: [8_500_000n] }])
  expect(await readLines(house.database.kysely, [now.orderId])).toMatchObject([{ oddsE4: [6_000_000n] }])
  await house.draw(issue, '{"special":["12846"],"first":["54343"]}')
  await house.settle(issue)
  expect((await readLines(house.database.kysely, [orderId]))[0]!.winAmount).toBe(850_000n)
})

test('a member stakes so much on one number of an issue, in one bet or in several', async () => {
  await house.terms({ numberLimits: { TOP3: 1_000n } }, ['GSB'])
  const issue = await house.issue('GSB')
  expect(await said(place(5, issue, on('123', 600), on('123', 500)))).toBe('LOTTERY_NUMBER_LIMIT 123 ฿4.00')
  expect(await said(place(5, issue, on('123', 600), on('321', 1_000)))).toBe('OK')
  expect(await refusalOf(place(5, issue, on('123', 500)))).toEqual({
    code: 'LOTTERY_NUMBER_LIMIT',
    value: { lines: [{ line: 1, number: '123', amount: 400 }] },
  })
  // Any order counts as one number there, and another member has the same room.
  const anyOrder = { ...on('123', 200_000), playCode: 'TOD3' }
  expect(await said(place(5, issue, anyOrder))).toBe('OK')
  expect(await said(place(5, issue, { ...anyOrder, selections: [['321']] }))).toBe(
    'LOTTERY_NUMBER_LIMIT 321 ฿0.00',
  )
  expect(await said(place(6, issue, on('123', 1_000)))).toBe('OK')
})

test('what the wallet does not take gives its numbers back, and so does the same bet again', async () => {
  const issue = await house.issue('LAO')
  await house.member('poor', { main: 100n })
  expect(await said(house.place('poor', { ...issue, lines: [on('846', 5_000)] }))).toBe('BAL_INSUFFICIENT')
  expect(await exposureOf(issue, '846')).toEqual({ stake_amount: 0n, exposure_amount: 0n })
  const slip = { ...issue, lines: [on('846', 700)] }
  const first = await house.place('l7', slip, 'the-same')
  expect(await house.place('l7', slip, 'the-same')).toMatchObject({ orderId: first.orderId, isRepeat: true })
  expect((await exposureOf(issue, '846'))!.stake_amount).toBe(700n)
  expect(await exposureFaults(house.database)).toEqual([])
})

test('whatever is placed and cancelled at once, numbers hold what the bets say and never more than they may', async () => {
  const most = 20_000_000n
  await house.terms({ maxPayoutPerNumber: most }, ['YEEKEE'])
  const bet = fc.record({
    member: fc.nat({ max: 19 }),
    numbers: fc.array(fc.constantFrom('11', '12', '21', '22'), { minLength: 1, maxLength: 4 }),
    unitAmount: fc.integer({ min: 100, max: 150_000 }),
    isHalf: fc.boolean(),
    cancels: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 5, maxLength: 25 }), async (bets) => {
      const issue = await house.issue('YEEKEE')
      await Promise.all(
        bets.map(async ({ member, numbers, unitAmount, isHalf, cancels }) => {
          const lines = numbers.map((number) => ({
            playCode: 'TOP2',
            selections: [[number]],
            unitAmount,
            multiple: 1,
            ...(isHalf ? { odds: ['46'] } : {}),
          }))
          const memberId = MEMBERS[member]!
          const placed = await house
            .place(memberId, { ...issue, lines })
            .catch((error: Refusal) => error.code)
          if (cancels && typeof placed !== 'string') await said(house.cancel(memberId, placed.orderId))
        }),
      )
      expect(await exposureFaults(house.database)).toEqual([])
      const [{ largest }] = (await rowsOf(
        house.database.kysely,
        sql<{ largest: bigint | null }>`
        SELECT max(exposure_amount) AS largest FROM lottery.exposure WHERE game_code = 'YEEKEE' AND numero = ${issue.numero}`,
      )) as [{ largest: bigint | null }]
      expect(largest ?? 0n).toBeLessThanOrEqual(most)
    }),
    { numRuns: 12 },
  )
  expect(await lotteryFaults(house.database, new Map([...openings, ['poor', 100n]]))).toEqual([])
  await ledgerAgrees(house.database)
})
