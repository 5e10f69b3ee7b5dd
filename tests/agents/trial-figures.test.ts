/**
 * A contract is tried on the figures of teams and paid by the sums of the ledger: both say the same of every
 * period, whatever was played, corrected, credited and moved (docs/flows/contracts.md).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activeFrom, type ActivePeriod } from '../../kernel/agents/active-bettor.ts'
import { businessDate, periodOf, startOfBusinessDate, type Period } from '../../kernel/calendar.ts'
import { readTeamFigures } from '../../modules/agents/contracts/store/trial.ts'
import { foldTeams } from '../../modules/agents/index.ts'
import { teamSums } from '../../modules/agents/pay/store/sums.ts'
import { expenseAccount, memberAccount, postTransaction, setGameGuards } from '../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { deposit } from '../ledger/deposit.ts'
import { act, playSteps, PRODUCTS, type Played } from '../ledger/play-change-steps.ts'
import { betWin, MERCHANT, openWallet, type Wallet } from '../ledger/support.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { moveLine, plantLine } from '../support/lines.ts'

const ZONE = 'Asia/Bangkok'
const DAY_MS = 86_400_000
const kinds: readonly ActivePeriod[] = ['DAY', 'WEEK', 'HALF_MONTH', 'MONTH']
const CREDITS = [
  'REBATE',
  'COMMISSION',
  'CASHBACK',
  'RED_ENVELOPE',
  'SALARY_D',
  'SALARY_R',
  'DIVIDEND',
] as const

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  await run(
    wallet.database.kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, 'demo', 'a house')`,
  )
  await wallet.database.transaction((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'A', gameCode: `X-${product}`, product, isOpen: true })),
    ),
  )
})
afterAll(() => wallet.close())

const reader = () => wallet.database.kysely
const moment = async () => (await oneOf(reader(), sql<{ at: Date }>`SELECT app.now() AS at`)).at
const wait = (ms: number) => run(reader(), sql`UPDATE app.clock SET offset_ms = offset_ms + ${Math.ceil(ms)}`)

let lines = 0
async function plantTree(parents: readonly number[]): Promise<string[]> {
  const line = `trial${++lines}`
  const ids = parents.map((_, place) => `${line}-${place}`)
  await plantLine(
    wallet.database,
    MERCHANT,
    ids.map((id, place) => ({ id, upline: place === 0 ? null : ids[parents[place]! % place]! })),
  )
  for (const id of ids) await wallet.member(id, { main: 5_000_000n, bonus: 3_000n })
  return ids
}

/** Paid in at the cashier: the ledger and the cashier's own row. */
async function payIn(id: string, key: string): Promise<void> {
  await wallet.database.transaction(async (tx) => {
    await postTransaction(tx, deposit(id, key, 60_000n))
    await run(
      tx,
      sql`
      INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount,
        currency, state, created_at, expires_at, changed_at)
      VALUES (${key}, ${MERCHANT}, ${id}, 'PROMPTPAY', ${key}, 60000, 60000, 60000, 'THB', 'CONFIRMED', app.now(), app.now(), app.now())`,
    )
  })
}

const credit = (id: string, key: string, code: (typeof CREDITS)[number]) =>
  wallet.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'test',
      key,
      kind: code,
      currency: 'THB',
      entries: [{ from: expenseAccount(MERCHANT, 'bonus'), to: memberAccount(id), amount: 700n, code }],
    }),
  )

/** Large enough, now and then, to make a bettor of the day, the week or the month active. */
const playLarge = (id: string, key: string, stake: bigint) =>
  wallet.poster.post(
    betWin({
      memberId: id,
      roundId: key,
      transactionId: key,
      gameCode: 'X-RNG',
      betAmount: stake,
      winAmount: stake / 3n,
    }),
  )

/** Lines move at the midnight that begins a day, before anything is settled in it. */
async function move(ids: readonly string[], pick: number): Promise<void> {
  const id = ids[1 + (pick % (ids.length - 1))]!
  const target = ids[(pick >> 3) % ids.length]!
  const now = await moment()
  const midnight = startOfBusinessDate(businessDate(new Date(now.getTime() + DAY_MS), ZONE), ZONE)
  await wait(midnight.getTime() - now.getTime())
  const { isInside } = await oneOf(
    reader(),
    sql<{ isInside: boolean }>`
    SELECT ${id} = ${target} OR EXISTS (SELECT FROM identity.upline WHERE account_id = ${target} AND upline_id = ${id}) AS "isInside"`,
  )
  if (!isInside) await wallet.database.transaction((tx) => moveLine(tx, id, target, midnight))
}

function periodsSince(kind: ActivePeriod, from: Date, now: Date): Period[] {
  const periods: Period[] = []
  for (let at = periodOf(kind, from, ZONE); at.from <= now; at = periodOf(kind, at.before, ZONE))
    periods.push(at)
  return periods
}

/** Both writings of what each team came to, by agent, of the periods of a kind. */
async function compare(kind: ActivePeriod, ids: readonly string[], from: Date): Promise<number> {
  const periods = periodsSince(kind, from, await moment())
  const days = periods.map((period) => ({
    from: businessDate(period.from, ZONE),
    next: businessDate(period.before, ZONE),
  }))
  const figures = await readTeamFigures(reader(), { agentIds: ids, kind, periods: days })
  let activeCount = 0
  for (const [place, period] of periods.entries()) {
    const teams = await teamSums(reader(), {
      merchantId: MERCHANT,
      ...period,
      isByDay: true,
      activeFrom: activeFrom[kind],
      agentIds: ids,
    })
    for (const agentId of ids) {
      const sums = teams.get(agentId)?.sums
      const figure = figures.find((row) => row.agentId === agentId && row.place === place + 1)!
      expect({ period: period.id, ...figure }).toEqual({
        period: period.id,
        agentId,
        place: place + 1,
        valid: sums?.valid ?? 0n,
        won: (sums?.turnover ?? 0n) - (sums?.payout ?? 0n),
        active: sums?.active ?? 0,
        cost: (sums?.rebate ?? 0n) + (sums?.promotions ?? 0n) + (sums?.salaries ?? 0n),
      })
      activeCount += figure.active
    }
  }
  return activeCount
}

test('on random trees a team is tried on what it would have been paid by, in every period of whole days', async () => {
  let activeCount = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(100), { minLength: 5, maxLength: 9 }),
      playSteps,
      fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 }),
      async (parents, steps, picks) => {
        const ids = await plantTree(parents)
        const from = await moment()
        const played = new Map<string, Played[]>(ids.map((id) => [id, []]))
        for (const [place, step] of steps.entries()) {
          const pick = picks[place % picks.length]! + place
          const id = ids[pick % ids.length]!
          const key = `${id}-${place}`
          await act(wallet, id, played.get(id)!, step)
          if (place % 4 === 1) await playLarge(id, key, 20_000n * BigInt(1 + (pick % 9)))
          if (place % 7 === 3) await payIn(id, key)
          if (place % 6 === 2) await credit(id, key, CREDITS[pick % CREDITS.length]!)
          if (place % 11 === 5) await wait(DAY_MS * (1 + (pick % 3)))
          if (place % 13 === 8) await move(ids, pick)
        }
        await rollUpAll(wallet.database)
        await foldTeams(wallet.database)
        for (const kind of kinds) activeCount += await compare(kind, ids, from)
      },
    ),
    // A tree is days of play: a smaller one that fails as well would take minutes to find.
    { numRuns: 6, endOnFailure: true },
  )
  expect(activeCount).toBeGreaterThan(0)
}, 240_000)
