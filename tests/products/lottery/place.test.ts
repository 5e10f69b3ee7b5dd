/** What is taken and what is refused: keys, closes, limits, cancelled bets, and what forbids a slot. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, openPoster, setMemberGuard, type MemberGuard } from '../../../modules/wallet/index.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { placeSlip, type Slip } from '../../../modules/lottery/orders/place.ts'
import type { SlipLine } from '../../../modules/lottery/orders/rules/play-rules.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import {
  freshKey,
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'
import { lastDigit, said } from '../../support/lottery-slips.ts'

let house: LotteryHouse
const openings = new Map<string, bigint>()
beforeAll(async () => {
  house = await openLotteryHouse()
})
afterAll(async () => {
  expect(await lotteryFaults(house.database, openings)).toEqual([])
  await ledgerAgrees(house.database)
  await house.shut()
})

async function member(more: { main?: bigint; bonus?: bigint; memberG?: number } = {}): Promise<string> {
  const memberId = await house.member(`m-${randomUUID()}`, more)
  openings.set(memberId, (more.main ?? OPENING) + (more.bonus ?? 0n))
  return memberId
}
const ordersOf = async (memberId: string): Promise<number> =>
  (
    await oneOf(
      house.database.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.orders WHERE member_id = ${memberId}`,
    )
  ).count
const mainOf = async (memberId: string): Promise<bigint> =>
  (await balancesOf(house.database.kysely, memberId)).main

describe('a slip with something wrong is refused by name, and nothing moves', () => {
  const text = (list: string[]) => lastDigit({ playCode: 'SSC_5_DIRECT', selections: [list] })
  const cases: readonly {
    name: string
    slip?: Partial<Slip>
    lines?: SlipLine[]
    answer: string
    value?: object
  }[] = [
    { name: 'a game that is none', slip: { gameCode: 'SSC61' }, answer: 'LOTTERY_GAME_UNKNOWN' },
    { name: 'an issue of another game', slip: { gameCode: 'SSC90' }, answer: 'LOTTERY_ISSUE_UNKNOWN' },
    {
      name: 'a play of another game',
      lines: [lastDigit({ playCode: 'K3_SUM', selections: [['10']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { line: 1, reason: 'PLAY' },
    },
    {
      name: 'the second line without a choice',
      lines: [lastDigit(), lastDigit({ selections: [[], [], [], [], []] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 2',
      value: { line: 2, reason: 'EMPTY' },
    },
    {
      name: 'a row too few',
      lines: [lastDigit({ selections: [['5']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'ROW_COUNT' },
    },
    {
      name: 'the same digit twice',
      lines: [lastDigit({ selections: [[], [], [], [], ['5', '5']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'DUPLICATE', row: 4 },
    },
    {
      name: 'a leading zero',
      lines: [lastDigit({ selections: [[], [], [], [], ['05']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'UNKNOWN_SYMBOL' },
    },
    {
      name: 'a Thai digit',
      lines: [lastDigit({ selections: [[], [], [], [], ['๕']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'UNKNOWN_SYMBOL' },
    },
    {
      name: 'a pasted number of six digits',
      lines: [text(['12345', '123456'])],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'UNKNOWN_SYMBOL' },
    },
    {
      name: '1,001 pasted numbers',
      lines: [text(Array.from({ length: 1_001 }, (_, n) => String(n).padStart(5, '0')))],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'TOO_MANY' },
    },
    {
      name: 'another count than the rules make',
      lines: [lastDigit({ combinations: 2 })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'COMBINATIONS' },
    },
    {
      name: 'every digit of a place',
      lines: [lastDigit({ selections: [[], [], [], [], [...'0123456789']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'COVER', most: 9 },
    },
    {
      name: 'a group above the member’s own',
      slip: { betG: 1_962 },
      answer: 'LOTTERY_PRIZE_GROUP 1800 1960',
    },
    {
      name: 'less than the smallest ticket',
      lines: [lastDigit({ unitAmount: 50 })],
      answer: 'LOTTERY_STAKE_LIMIT ฿1.00 ฿200,000.00',
    },
    {
      name: 'more than the largest ticket',
      lines: [lastDigit({ unitAmount: 200, multiple: 99_999 }), lastDigit({ unitAmount: 200, multiple: 2 })],
      answer: 'LOTTERY_STAKE_LIMIT ฿1.00 ฿200,000.00',
    },
    {
      name: 'more than the member may win',
      lines: [
        lastDigit({
          playCode: 'SSC_3_DIRECT',
          selections: [['LAST3'], ['1'], ['2'], ['3']],
          multiple: 5_000,
        }),
      ],
      answer: 'LOTTERY_PAYOUT_LIMIT 1020',
    },
  ]
  test.each(cases)('$name', async ({ slip = {}, lines = [lastDigit()], answer, value }) => {
    const memberId = await member({ memberG: 1_960 })
    const issue = await house.issue('SSC60')
    const placing = house.place(memberId, { ...issue, ...slip, lines })
    expect(await said(placing)).toBe(answer)
    if (value) await expect(placing).rejects.toMatchObject({ value })
    expect(await mainOf(memberId)).toBe(OPENING)
    expect(await ordersOf(memberId)).toBe(0)
  })
})

test('an issue that is closed, void or not open yet takes no bet', async () => {
  const memberId = await member()
  const [late, gone, early] = [
    await house.issue('SSC60'),
    await house.issue('SSC60'),
    await house.issue('SSC60', { opensInS: 60 }),
  ]
  await house.close(late)
  await house.makeVoid(gone)
  for (const issue of [late, gone])
    expect(await said(house.place(memberId, { ...issue, lines: [lastDigit()] }))).toBe('LOTTERY_CLOSED')
  expect(await said(house.place(memberId, { ...early, lines: [lastDigit()] }))).toBe(
    `LOTTERY_NOT_OPEN ${early.numero}`,
  )
  // By the database's clock, whether or not somebody has closed it.
  const due = await house.issue('SSC60', { closesInS: -1 })
  expect(await said(house.place(memberId, { ...due, lines: [lastDigit()] }))).toBe('LOTTERY_CLOSED')
})

test('the same key again is answered as it was, and another slip under it is refused', async () => {
  const memberId = await member()
  const issue = await house.issue('SSC60')
  const slip = { ...issue, lines: [lastDigit({ multiple: 7 })] }
  const key = freshKey()
  const first = await house.place(memberId, slip, key)
  await house.place(memberId, slip)
  expect(await house.place(memberId, slip, key)).toEqual({ ...first, isRepeat: true })
  const other = { ...issue, lines: [lastDigit({ multiple: 7, selections: [[], [], [], [], ['6']] })] }
  expect(await said(house.place(memberId, other, key))).toBe('REQUEST_KEY_REUSED')
  // Whatever became of the terms and of the issue.
  await house.terms({ isOn: false }, ['SSC60'])
  expect(await house.place(memberId, slip, key)).toEqual({ ...first, isRepeat: true })
  expect(await said(house.place(memberId, other, key))).toBe('REQUEST_KEY_REUSED')
  expect(await said(house.place(memberId, slip))).toBe('GAME_MAINTENANCE')
  await house.terms({ isOn: true }, ['SSC60'])
  await house.close(issue)
  expect(await house.place(memberId, slip, key)).toEqual({ ...first, isRepeat: true })
  expect(await ordersOf(memberId)).toBe(2)
})

test('a definite refusal stays under its key, a passing one does not', async () => {
  const memberId = await member({ main: 100n })
  const issue = await house.issue('SSC60')
  const [poor, blocked] = [freshKey(), freshKey()]
  const dear = { ...issue, lines: [lastDigit({ multiple: 2 })] }
  expect(await said(house.place(memberId, dear, poor))).toBe('BAL_INSUFFICIENT')
  expect(await said(house.place(memberId, dear, poor))).toBe('BAL_INSUFFICIENT')
  const guard = (change: Partial<MemberGuard>) =>
    house.database.transaction((tx) => setMemberGuard(tx, memberId, change))
  await guard({ blockedReason: 'FROZEN' })
  const slip = { ...issue, lines: [lastDigit()] }
  for (let tries = 0; tries < 3; tries++)
    expect(await said(house.place(memberId, slip, blocked))).toBe('AUTH_DISABLED ASKED')
  await guard({ blockedReason: null })
  expect(await said(house.place(memberId, slip, blocked))).toBe('OK')
  expect(await house.place(memberId, slip, blocked)).toMatchObject({ isRepeat: true })
  expect(await mainOf(memberId)).toBe(0n)
})

test('200 bets around the close are before it or refused, and none is as late as it', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => member()))
  const issue = await house.issue('SSC60')
  const other = openPoster({ url: house.fresh.url, riders: [lotteryRider()], batchSize: 8 })
  const placing = Array.from({ length: 200 }, (_, n) => {
    const memberId = members[n % 8]!
    const parts = { database: house.database, poster: n % 2 ? other : house.poster }
    return said(placeSlip(parts, house.bettor(memberId), freshKey(), { ...issue, lines: [lastDigit()] }))
  })
  // As the clock of the draws does it: the moment comes, and the row is closed for good.
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET state = 'CLOSED', closes_at = app.now() WHERE numero = ${issue.numero}`,
  )
  const after = Array.from({ length: 20 }, (_, n) =>
    said(house.place(members[n % 8]!, { ...issue, lines: [lastDigit()] })),
  )
  const answers = await Promise.all(placing)
  expect(answers.filter((answer) => answer !== 'OK' && answer !== 'LOTTERY_CLOSED')).toEqual([])
  expect(new Set(await Promise.all(after))).toEqual(new Set(['LOTTERY_CLOSED']))
  await other.close()
  const { count, late } = await oneOf(
    house.database.kysely,
    sql<{ count: number; late: number }>`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE o.placed_at >= i.closes_at)::int AS late
    FROM lottery.orders o JOIN lottery.issue i ON i.numero = o.numero WHERE o.numero = ${issue.numero}`,
  )
  expect({ count, late }).toEqual({ count: answers.filter((answer) => answer === 'OK').length, late: 0 })
})

test('200 bets of one member at once never promise more than the member may win', async () => {
  const memberId = await member()
  const issue = await house.issue('SSC60')
  // 990 times 10 baht: 101 of them promise less than a million baht.
  const straight = lastDigit({
    playCode: 'SSC_3_DIRECT',
    selections: [['LAST3'], ['1'], ['2'], ['3']],
    multiple: 10,
  })
  const other = openPoster({ url: house.fresh.url, riders: [lotteryRider()], batchSize: 8 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      said(
        placeSlip(
          { database: house.database, poster: n % 2 ? other : house.poster },
          house.bettor(memberId),
          freshKey(),
          { ...issue, lines: [straight] },
        ),
      ),
    ),
  )
  await other.close()
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(101)
  expect(await said(house.place(memberId, { ...issue, lines: [straight] }))).toBe('LOTTERY_PAYOUT_LIMIT 0')
  // What is cancelled promises nothing any more, and another issue is another matter.
  const fits = { ...straight, multiple: 1 }
  expect(await said(house.place(memberId, { ...issue, lines: [{ ...straight, multiple: 2 }] }))).toBe(
    'LOTTERY_PAYOUT_LIMIT 0',
  )
  const { order_id: orderId } = await oneOf(
    house.database.kysely,
    sql<{ order_id: string }>`SELECT order_id FROM lottery.orders WHERE member_id = ${memberId} LIMIT 1`,
  )
  await house.cancel(memberId, orderId)
  expect(await said(house.place(memberId, { ...issue, lines: [fits] }))).toBe('OK')
  expect(await said(house.place(memberId, { ...issue, lines: [straight] }))).toBe('LOTTERY_PAYOUT_LIMIT 9')
})
