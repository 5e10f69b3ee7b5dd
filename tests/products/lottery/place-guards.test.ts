/** Cancelled bets, what forbids a slot forbids a lottery, and bonus money in a draw. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, setGameGuards, setMemberGuard, type MemberGuard } from '../../../modules/wallet/index.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { bet, GAME as SLOT } from '../../ledger/support.ts'
import {
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  lastDigit,
  OPENING,
  said,
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
const ordersOf = async (memberId: string): Promise<number> =>
  (
    await oneOf(
      house.database.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.orders WHERE member_id = ${memberId}`,
    )
  ).count

describe('cancelling', () => {
  test('gives the whole stake back until three seconds before the close', async () => {
    const memberId = await member()
    const [open, closing] = [await house.issue('SSC60'), await house.issue('SSC60', { closesInS: 2 })]
    const one = await house.place(memberId, { ...open, lines: [lastDigit({ multiple: 20 })] })
    const two = await house.place(memberId, { ...closing, lines: [lastDigit()] })
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
    const { orderId } = await house.place(memberId, { ...issue, lines: [lastDigit()] })
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
      const line = lastDigit({ playCode, selections })
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
      Promise.all(issues.map((issue) => said(house.place(bettor, { ...issue, lines: [lastDigit()] })))),
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
  await house.place(memberId, { ...issue, lines: [lastDigit({ multiple: 4 })] })
  await house.place(memberId, {
    ...issue,
    lines: [lastDigit({ multiple: 8, selections: [[], [], [], [], ['6']] })],
  })
  await house.draw(issue, '00005')
  await house.settle(issue)
  // 400 at 9.9 for stakes of 300 real and 900 bonus: a quarter is real.
  expect(await balancesOf(house.database.kysely, memberId)).toMatchObject({ main: 990n, bonus: 2_970n })
})
