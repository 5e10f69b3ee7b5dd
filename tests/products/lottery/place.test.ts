/** What is taken and what is refused: keys, closes, limits, cancelled bets, and what forbids a slot. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../kernel/refusal.ts'
import {
  balancesOf,
  openPoster,
  setGameGuards,
  setMemberGuard,
  type MemberGuard,
} from '../../../modules/wallet/index.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { placeSlip, type Slip } from '../../../modules/lottery/orders/place.ts'
import type { SlipLine } from '../../../modules/lottery/orders/rules/slip.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { bet, GAME as SLOT } from '../../ledger/support.ts'
import {
  freshKey,
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'

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
const five = (more: Partial<SlipLine> = {}): SlipLine => ({
  playCode: 'SSC_POSITION',
  selections: [[], [], [], [], ['5']],
  unitAmount: 100,
  multiple: 1,
  ...more,
})
/** `OK`, or the refusal with its arguments. */
const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: Refusal) => [error.code, ...(error.params ?? [])].join(' '),
  )
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
  const text = (list: string[]) => five({ playCode: 'SSC_5_DIRECT', selections: [list] })
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
      lines: [five({ playCode: 'K3_SUM', selections: [['10']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { line: 1, reason: 'PLAY' },
    },
    {
      name: 'the second line without a choice',
      lines: [five(), five({ selections: [[], [], [], [], []] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 2',
      value: { line: 2, reason: 'EMPTY' },
    },
    {
      name: 'a row too few',
      lines: [five({ selections: [['5']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'ROW_COUNT' },
    },
    {
      name: 'the same digit twice',
      lines: [five({ selections: [[], [], [], [], ['5', '5']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'DUPLICATE', row: 4 },
    },
    {
      name: 'a leading zero',
      lines: [five({ selections: [[], [], [], [], ['05']] })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'UNKNOWN_SYMBOL' },
    },
    {
      name: 'a Thai digit',
      lines: [five({ selections: [[], [], [], [], ['๕']] })],
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
      lines: [five({ combinations: 2 })],
      answer: 'LOTTERY_COMBINATION_MISMATCH 1',
      value: { reason: 'COMBINATIONS' },
    },
    {
      name: 'every digit of a place',
      lines: [five({ selections: [[], [], [], [], [...'0123456789']] })],
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
      lines: [five({ unitAmount: 50 })],
      answer: 'LOTTERY_STAKE_LIMIT ฿1.00 ฿200,000.00',
    },
    {
      name: 'more than the largest ticket',
      lines: [five({ unitAmount: 200, multiple: 99_999 }), five({ unitAmount: 200, multiple: 2 })],
      answer: 'LOTTERY_STAKE_LIMIT ฿1.00 ฿200,000.00',
    },
    {
      name: 'more than the member may win',
      lines: [
        five({ playCode: 'SSC_3_DIRECT', selections: [['LAST3'], ['1'], ['2'], ['3']], multiple: 5_000 }),
      ],
      answer: 'LOTTERY_PAYOUT_LIMIT 1020',
    },
  ]
  test.each(cases)('$name', async ({ slip = {}, lines = [five()], answer, value }) => {
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
    expect(await said(house.place(memberId, { ...issue, lines: [five()] }))).toBe('LOTTERY_CLOSED')
  expect(await said(house.place(memberId, { ...early, lines: [five()] }))).toBe(
    `LOTTERY_NOT_OPEN ${early.numero}`,
  )
  // By the database's clock, whether or not somebody has closed it.
  const due = await house.issue('SSC60', { closesInS: -1 })
  expect(await said(house.place(memberId, { ...due, lines: [five()] }))).toBe('LOTTERY_CLOSED')
})

test('the same key again is answered as it was, and another slip under it is refused', async () => {
  const memberId = await member()
  const issue = await house.issue('SSC60')
  const slip = { ...issue, lines: [five({ multiple: 7 })] }
  const key = freshKey()
  const first = await house.place(memberId, slip, key)
  await house.place(memberId, slip)
  expect(await house.place(memberId, slip, key)).toEqual({ ...first, isRepeat: true })
  const other = { ...issue, lines: [five({ multiple: 7, selections: [[], [], [], [], ['6']] })] }
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
  const dear = { ...issue, lines: [five({ multiple: 2 })] }
  expect(await said(house.place(memberId, dear, poor))).toBe('BAL_INSUFFICIENT')
  expect(await said(house.place(memberId, dear, poor))).toBe('BAL_INSUFFICIENT')
  const guard = (change: Partial<MemberGuard>) =>
    house.database.transaction((tx) => setMemberGuard(tx, memberId, change))
  await guard({ blockedReason: 'FROZEN' })
  const slip = { ...issue, lines: [five()] }
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
    return said(placeSlip(parts, house.bettor(memberId), freshKey(), { ...issue, lines: [five()] }))
  })
  // As the clock of the draws does it: the moment comes, and the row is closed for good.
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET state = 'CLOSED', closes_at = app.now() WHERE numero = ${issue.numero}`,
  )
  const after = Array.from({ length: 20 }, (_, n) =>
    said(house.place(members[n % 8]!, { ...issue, lines: [five()] })),
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
  const straight = five({
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

describe('cancelling', () => {
  test('gives the whole stake back until three seconds before the close', async () => {
    const memberId = await member()
    const [open, closing] = [await house.issue('SSC60'), await house.issue('SSC60', { closesInS: 2 })]
    const one = await house.place(memberId, { ...open, lines: [five({ multiple: 20 })] })
    const two = await house.place(memberId, { ...closing, lines: [five()] })
    const first = await house.cancel(memberId, one.orderId)
    expect(first).toMatchObject({ refundAmount: 2_000n, balance: OPENING - 100n, isRepeat: false })
    expect(await house.cancel(memberId, one.orderId)).toEqual({ ...first, isRepeat: true })
    expect(await said(house.cancel(memberId, two.orderId))).toBe('LOTTERY_CANCEL_CLOSED')
    await house.draw(closing, '00000')
    await house.settle(closing)
    expect(await said(house.cancel(memberId, two.orderId))).toBe('LOTTERY_CANCEL_CLOSED')
  })

  test('is for the member’s own bets', async () => {
    const [memberId, stranger] = [await member(), await member()]
    const issue = await house.issue('SSC60')
    const { orderId } = await house.place(memberId, { ...issue, lines: [five()] })
    expect(await said(house.cancel(stranger, orderId))).toBe('LOTTERY_ORDER_NOT_FOUND')
    expect(await said(house.cancel(memberId, randomUUID()))).toBe('LOTTERY_ORDER_NOT_FOUND')
  })

  test('is done ten times a day in a daily lottery, and as often as one likes in a fast one', async () => {
    const memberId = await member()
    for (const [gameCode, playCode, selections, taken] of [
      ['3D', '3D_POSITION', [[], [], ['5']], 10],
      ['SSC60', 'SSC_POSITION', [[], [], [], [], ['5']], 14],
    ] as const) {
      const issue = await house.issue(gameCode)
      const line = five({ playCode, selections })
      const placed = await Promise.all(
        Array.from({ length: 14 }, () => house.place(memberId, { ...issue, lines: [line] })),
      )
      const answers = await Promise.all(placed.map(({ orderId }) => said(house.cancel(memberId, orderId))))
      expect(answers.filter((answer) => answer === 'OK')).toHaveLength(taken)
      expect(answers.filter((answer) => answer === 'LOTTERY_CANCEL_LIMIT 10')).toHaveLength(14 - taken)
    }
  })
})

const TRIES = 40
const endsAt = new Date(Date.now() + 86_400_000)
const guards: readonly {
  name: string
  guard: Partial<MemberGuard>
  isClosed?: boolean
  taken: number
  code: string
}[] = [
  { name: 'a frozen member', guard: { blockedReason: 'FROZEN' }, taken: 0, code: 'AUTH_DISABLED' },
  {
    name: 'an excluded member',
    guard: { blockedReason: 'SELF_EXCLUDED' },
    taken: 0,
    code: 'AUTH_SELF_EXCLUDED',
  },
  {
    name: 'a time-out',
    guard: { blockedReason: 'TIMEOUT', blockedUntil: endsAt },
    taken: 0,
    code: 'RG_TIMEOUT',
  },
  { name: 'a stake above the limit', guard: { maxStake: 99n }, taken: 0, code: 'RG_STAKE_LIMIT' },
  {
    name: 'a loss limit',
    guard: { lossLimits: [{ period: 'DAY', limitAmount: 750n, leftAmount: 750n, endsAt }] },
    taken: 7,
    code: 'RG_LOSS_LIMIT',
  },
  {
    name: 'a stake above the largest under a bonus',
    guard: { bonusMaxStake: 99n },
    taken: 0,
    code: 'BONUS_MAX_BET',
  },
  {
    name: 'a product that a bonus excludes',
    guard: { bonusProducts: ['ELOTT', 'RNG'] },
    taken: 0,
    code: 'BONUS_GAME',
  },
  { name: 'a closed game', guard: {}, isClosed: true, taken: 0, code: 'GAME_MAINTENANCE' },
]
describe('what forbids a slot forbids a lottery', () => {
  test.each(guards)('$name', async ({ guard, isClosed = false, taken, code }) => {
    const setGames = (isOpen: boolean) =>
      house.database.transaction((tx) =>
        setGameGuards(tx, [
          { vendor: 'ELOTT', gameCode: 'SSC60', product: 'ELOTT', isOpen },
          { vendor: 'A', gameCode: SLOT, product: 'RNG', isOpen },
        ]),
      )
    await setGames(!isClosed)
    const [bettor, player] = [await member(), await member()]
    for (const memberId of [bettor, player])
      await house.database.transaction((tx) => setMemberGuard(tx, memberId, guard))
    const issues = await Promise.all(Array.from({ length: TRIES }, () => house.issue('SSC60')))
    const [slips, slots] = await Promise.all([
      Promise.all(issues.map((issue) => said(house.place(bettor, { ...issue, lines: [five()] })))),
      Promise.all(
        issues.map(({ numero }) =>
          house.poster.post(bet({ transactionId: `${player}-${numero}`, memberId: player, roundId: numero })),
        ),
      ),
    ])
    await setGames(true)
    expect(slips.filter((answer) => answer === 'OK')).toHaveLength(taken)
    expect(slips.filter((answer) => answer.split(' ')[0] === code)).toHaveLength(TRIES - taken)
    expect(slots.filter(({ status }) => status === 'OK')).toHaveLength(taken)
    expect(await ordersOf(bettor)).toBe(taken)
    openings.set(player, openings.get(player)! - 100n * BigInt(taken))
  })
})

test('a win is paid in the proportion of real and bonus money that was staked', async () => {
  const memberId = await member({ main: 300n, bonus: 900n })
  const issue = await house.issue('SSC60')
  await house.place(memberId, { ...issue, lines: [five({ multiple: 4 })] })
  await house.place(memberId, {
    ...issue,
    lines: [five({ multiple: 8, selections: [[], [], [], [], ['6']] })],
  })
  await house.draw(issue, '00005')
  await house.settle(issue)
  // 400 at 9.9 for stakes of 300 real and 900 bonus: a quarter is real.
  expect(await balancesOf(house.database.kysely, memberId)).toMatchObject({ main: 990n, bonus: 2_970n })
})
