/** Commissions over a real database: the worked example, corrections, and what is paid once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../../tests/ledger/support.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openLotteryHouse, type LotteryHouse } from '../../../tests/support/lottery.ts'
import { lastDigit } from '../../../tests/support/lottery-slips.ts'
import { balancesOf, setGameGuards } from '../../wallet/index.ts'
import { creditCommissions, firstDayNotDue, followCommissions, notePoints } from './commissions.ts'
import { setPoints } from './points.ts'

const zone = 'Asia/Bangkok'
const own = { id: MERCHANT, timeZone: zone }
const services = { use: () => ({ byId: () => ({ timeZone: zone }) }) } as never
/** Who stands where, and their prize groups: the worked example of the domain. */
const line = { A: 1980, B: 1970, C: 1950, p1: 1930, p2: 1950, p3: 1960 } as const
const uplines = { B: ['A'], C: ['B', 'A'], p1: ['C', 'B', 'A'], p2: ['B', 'A'], p3: ['A'] } as const
type Name = keyof typeof line

let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  await house.terms({ maxPayoutAmount: 10n ** 13n, maxTicketAmount: 10n ** 11n })
  for (const [name, memberG] of Object.entries(line)) await house.member(name, { memberG })
  for (const [accountId, above] of Object.entries(uplines))
    for (const [place, uplineId] of above.entries())
      await run(
        house.owner.kysely,
        sql`INSERT INTO identity.upline (account_id, upline_id, distance) VALUES (${accountId}, ${uplineId}, ${place + 1})`,
      )
  await house.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'SLOTS', gameCode: 'RNG', product: 'RNG', isOpen: true }]),
  )
})
afterAll(() => house.shut())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
async function follow(): Promise<void> {
  await rollUpAll(house.database)
  while (await house.database.transaction((tx) => followCommissions(tx, services)));
}
const credit = (minutes = 6) => creditCommissions({ database: house.database, now: later(minutes) }, own)
const money = async () =>
  Object.fromEntries(
    await Promise.all(
      (['A', 'B', 'C'] as const).map(async (name) => [
        name,
        (await balancesOf(house.database.kysely, name)).main,
      ]),
    ),
  ) as Record<'A' | 'B' | 'C', bigint>
async function gained(work: () => Promise<unknown>): Promise<Record<string, bigint>> {
  const before = await money()
  await work()
  const after = await money()
  return { A: after.A - before.A, B: after.B - before.B, C: after.C - before.C }
}

test('the example: C 1,000, B 1,600 and A 1,200 baht, whoever runs it and however often', async () => {
  const issue = await house.issue('SSC60')
  for (const [member, amount] of [
    ['p1', 10_000_000],
    ['p2', 6_000_000],
    ['p3', 4_000_000],
  ] as const)
    await house.place(member, {
      ...issue,
      betG: Math.min(line[member], 1930),
      lines: [lastDigit({ unitAmount: 200, multiple: amount / 200 })],
    })
  await house.draw(issue, '12345')
  await house.settle(issue)
  const all = await gained(async () => {
    await Promise.all([follow(), follow()])
    const cut = () => {
      throw new Error('cut off')
    }
    const now = later(6)
    await expect(creditCommissions({ database: house.database, now, onStep: cut }, own)).rejects.toThrow(
      'cut off',
    )
    await Promise.all([1, 2, 3].map(() => credit()))
  })
  expect(all).toEqual({ A: 120_000n, B: 160_000n, C: 100_000n })
  expect(await gained(async () => (await follow(), credit()))).toEqual({ A: 0n, B: 0n, C: 0n })
})

test('a bet is reckoned by the groups and the places of the moment at which it was placed', async () => {
  const issue = await house.issue('SSC60')
  await house.place('p1', { ...issue, betG: 1930, lines: [lastDigit({ unitAmount: 200, multiple: 5_000 })] })
  const at = (name: Name, before: number, after: number) =>
    run(
      house.owner.kysely,
      sql`INSERT INTO identity.rate_history (account_id, before_g, member_g, changed_by) VALUES (${name}, ${before}, ${after}, 'test')`,
    )
  await run(
    house.owner.kysely,
    sql`INSERT INTO identity.rate_history (account_id, member_g, changed_by, at) SELECT account_id, member_g, 'system', '2000-01-01' FROM identity.account WHERE account_id = 'C'`,
  )
  await at('C', 1950, 1940)
  await run(house.owner.kysely, sql`UPDATE identity.account SET member_g = 1940 WHERE account_id = 'C'`)
  await house.place('p1', { ...issue, betG: 1930, lines: [lastDigit({ unitAmount: 200, multiple: 5_000 })] })
  await house.draw(issue, '12345')
  await house.settle(issue)
  // The first: C 1.0 %, B 1.0 %, A 0.5 %. The second: C 0.5 %, B 1.5 %, A 0.5 %.
  expect(await gained(async () => (await follow(), credit()))).toEqual({ A: 10_000n, B: 25_000n, C: 15_000n })
  await at('C', 1940, 1950)
  await run(house.owner.kysely, sql`UPDATE identity.account SET member_g = 1950 WHERE account_id = 'C'`)
})

test('a corrected result that returns the stake takes the commission back from what comes later', async () => {
  await house.terms({ refundsTies: true }, ['SSC300'])
  const issue = await house.issue('SSC300')
  const slip = {
    ...issue,
    betG: 1930,
    lines: [
      {
        playCode: 'SSC_DRAGON_TIGER',
        selections: [['DRAGON'], [], [], [], [], [], [], [], [], []],
        unitAmount: 100,
        multiple: 1_000,
      },
    ],
  }
  await house.place('p1', slip)
  await house.draw(issue, '12345')
  await house.settle(issue)
  expect(await gained(async () => (await follow(), credit()))).toEqual({ A: 500n, B: 1_000n, C: 1_000n })
  await house.draw(issue, '52345')
  await house.settle(issue)
  expect(await gained(async () => (await follow(), credit(12)))).toEqual({ A: 0n, B: 0n, C: 0n })
  const carried = await rowsOf(
    house.database.kysely,
    sql<{ account_id: string; amount: bigint }>`
    SELECT account_id, amount FROM agents.commission_carry WHERE amount < 0 ORDER BY account_id`,
  )
  expect(carried.map(({ account_id, amount }) => [account_id, amount])).toEqual([
    ['A', -500n],
    ['B', -1_000n],
    ['C', -1_000n],
  ])
  const next = await house.issue('SSC60')
  await house.place('p1', { ...next, betG: 1930, lines: [lastDigit({ unitAmount: 200, multiple: 1_500 })] })
  await house.draw(next, '12345')
  await house.settle(next)
  expect(await gained(async () => (await follow(), credit(18)))).toEqual({ A: 1_000n, B: 2_000n, C: 2_000n })
})

test('points of slots are paid from one o’clock for the day before, by what held when the round was opened', async () => {
  const play = (memberId: Name, betAmount: bigint) =>
    house.poster.post({
      vendor: 'SLOTS',
      transactionId: randomUUID(),
      memberId,
      roundId: randomUUID(),
      gameCode: 'RNG',
      kind: 'BET_WIN',
      mode: 'REAL',
      betAmount,
      winAmount: 0n,
    })
  const points = (name: Name, RNG: number) =>
    house.database.transaction((tx) => setPoints(tx, name, { RNG }, 'test'))
  for (const [name, ppm] of [
    ['A', 4_000],
    ['B', 3_000],
    ['C', 1_000],
  ] as const)
    await points(name, ppm)
  await play('p1', 1_000_000n)
  await points('C', 2_000)
  await play('p1', 1_000_000n)
  const note = async (now: Date) => {
    while ((await house.database.transaction((tx) => notePoints(tx, own, now, 1))) > 0);
  }
  expect(await gained(async () => (await follow(), await note(later(0)), credit(6)))).toEqual({
    A: 0n,
    B: 0n,
    C: 0n,
  })
  const tomorrow = later(26 * 60)
  expect(
    await gained(async () => {
      await Promise.all([note(tomorrow), note(tomorrow)])
      await credit(26 * 60 + 6)
    }),
  ).toEqual({ A: 2_000n, B: 3_000n, C: 3_000n })
})

test('the day before is due from one o’clock', () => {
  const at = (text: string) => firstDayNotDue(new Date(`${text}+07:00`), zone)
  expect(at('2026-03-01T00:59:59')).toBe('2026-02-28')
  expect(at('2026-03-01T01:00:00')).toBe('2026-03-01')
})
