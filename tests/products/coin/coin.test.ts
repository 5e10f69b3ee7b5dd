/** A product over the joints alone: bets, results and corrections of a coin, right to the satang. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster, runAudit, settledPlayOf, type Poster } from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../support/database.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { cancel, coinRider, stake, type CoinBet, type CoinStep } from './coin.ts'
import { coinFaults, openCoinHouse } from './house.ts'
import { draw, giveRebates, openIssue, pay } from './settling.ts'

const MEMBERS = Array.from({ length: 12 }, (_, n) => `c${n}`)
let fresh: FreshDatabase
let database: Database
let owner: Database
let poster: Poster
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 8 })
  owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 2 })
  await openCoinHouse(fresh.ownerUrl, database, MEMBERS)
  poster = openPoster({ url: fresh.url, riders: [coinRider()] })
})
afterAll(async () => {
  await poster.close()
  await Promise.all([owner.close(), database.close()])
  await fresh.drop()
})

let ids = 0
const betOf = (issue: string, more: Partial<CoinBet> = {}): CoinBet => ({
  betId: `bet-${++ids}`,
  memberId: MEMBERS[0]!,
  issue,
  side: 'HEADS',
  amount: 100n,
  ...more,
})
const said = async (bets: readonly CoinBet[], by = poster) =>
  (await Promise.all(bets.map((bet) => by.place(stake(bet))))).map(({ status, reason }) => reason ?? status)
const faults = () => coinFaults(database, MEMBERS)
async function check(): Promise<void> {
  expect(await faults()).toEqual([])
  await rollUpAll(database)
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('bets, a result, a corrected result: money, rounds and what counts', async () => {
  await openIssue(database.kysely, '1', 500n)
  const [one, two] = MEMBERS as [string, string]
  expect(
    await said([
      betOf('1', { memberId: one, amount: 300n }),
      betOf('1', { memberId: one, side: 'TAILS', amount: 200n }),
      betOf('1', { memberId: two, side: 'TAILS', amount: 150n }),
    ]),
  ).toEqual(['OK', 'OK', 'OK'])
  expect(await said([betOf('1', { memberId: two, side: 'TAILS', amount: 151n })])).toEqual(['COIN_SIDE_FULL'])
  await draw(database, '1', 'HEADS')
  expect(await said([betOf('1', { memberId: two })])).toEqual(['COIN_CLOSED'])
  expect(await pay(database, '1')).toBe(2)
  expect(await pay(database, '1')).toBe(0)
  await check()
  const counted = () =>
    settledPlayOf(database.kysely, { memberId: one, from: '2000-01-01', to: '3000-01-01', product: 'ELOTT' })
  // Opposite sides risk nothing: 300 against 200 counts 100.
  expect(await counted()).toMatchObject({ stake: 500n, payout: 585n, valid: 100n, bonusValid: 100n })
  await draw(database, '1', 'TAILS')
  expect(await pay(database, '1')).toBe(2)
  await check()
  expect(await counted()).toMatchObject({ stake: 500n, payout: 390n, valid: 100n })
})

test('a bet is cancelled with its row until the draw, and gives its side back', async () => {
  await openIssue(database.kysely, '2', 500n)
  const [kept, gone] = [betOf('2', { amount: 200n }), betOf('2', { amount: 300n })]
  await said([kept, gone])
  expect(await poster.place(cancel(gone))).toMatchObject({ status: 'OK' })
  expect(await said([betOf('2', { memberId: MEMBERS[1]!, amount: 300n })])).toEqual(['OK'])
  await draw(database, '2', 'HEADS')
  expect(await poster.place(cancel(kept))).toMatchObject({ status: 'REFUSED', reason: 'COIN_CLOSED' })
  await pay(database, '2')
  await check()
})

test('200 bets around the draw are all before it or refused', async () => {
  await openIssue(database.kysely, '4')
  const bets = Array.from({ length: 200 }, (_, n) =>
    betOf('4', { memberId: MEMBERS[n % MEMBERS.length]!, side: n % 3 ? 'HEADS' : 'TAILS' }),
  )
  const other = openPoster({ url: fresh.url, riders: [coinRider()], batchSize: 8 })
  const placing = bets.map((bet, n) => said([bet], n % 2 ? other : poster))
  await draw(database, '4', 'HEADS')
  const statuses = new Set((await Promise.all(placing)).flat())
  expect([...statuses].filter((status) => status !== 'OK' && status !== 'COIN_CLOSED')).toEqual([])
  await pay(database, '4', { chunk: 5 })
  await other.close()
  await check()
})

test('two processes settle, and one is cut off in mid-batch, in mid-settlement and in mid-credit: once each', async () => {
  let issues = 0
  const order = fc.record({
    member: fc.nat(MEMBERS.length - 1),
    side: fc.constantFrom('HEADS' as const, 'TAILS' as const),
    amount: fc.bigInt({ min: 1n, max: 5_000n }),
    isCancelled: fc.nat(5).map((n) => n === 0),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 1, maxLength: 30 }),
      fc.array(fc.constantFrom('HEADS' as const, 'TAILS' as const), { minLength: 1, maxLength: 3 }),
      fc.array(fc.constantFrom<CoinStep>('judged', 'stored', 'drawn', 'paid', 'credited'), { maxLength: 4 }),
      fc.integer({ min: 1, max: 6 }),
      async (orders, results, cuts, chunk) => {
        const issue = `x${++issues}`
        await openIssue(database.kysely, issue)
        const left = [...cuts]
        const cutOff = async (step: CoinStep) => {
          const at = left.indexOf(step)
          if (at < 0) return
          left.splice(at, 1)
          await dropConnections()
        }
        const weak = openPoster({ url: fresh.url, riders: [coinRider(cutOff)], batchSize: 8 })
        const bets = orders.map(({ member, ...bet }) => betOf(issue, { memberId: MEMBERS[member]!, ...bet }))
        const isPlaced = await Promise.all(
          bets.map((bet, n) => (n % 2 ? weak : poster).place(stake(bet)).then(({ status }) => status)),
        )
        expect(new Set(isPlaced)).toEqual(new Set(['OK']))
        await Promise.all(bets.filter((_, n) => orders[n]!.isCancelled).map((bet) => weak.place(cancel(bet))))
        await weak.close()
        for (const result of results) {
          await draw(database, issue, result)
          await Promise.allSettled([
            pay(database, issue, { chunk, onStep: cutOff }),
            pay(database, issue, { chunk: 4 }),
          ])
          await pay(database, issue)
          await Promise.allSettled([
            giveRebates(database, issue, { chunk, onStep: cutOff }),
            giveRebates(database, issue, { chunk: 4 }),
          ])
          await giveRebates(database, issue)
        }
        expect(await faults()).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
  await check()
})

/** Ends every connection that is inside a transaction of the posters and of the settlement. */
async function dropConnections(): Promise<void> {
  await run(
    owner.kysely,
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
  )
}

test('a bet and its row are one transaction of the database', async () => {
  const { together } = await oneOf(
    database.kysely,
    sql<{ together: boolean }>`
    SELECT bool_and(b.xmin = t.xmin) AS together FROM coin.bet b
    JOIN wallet.transfer t ON t.id = b.wallet_txn::bigint WHERE NOT b.is_cancelled`,
  )
  expect(together).toBe(true)
})
