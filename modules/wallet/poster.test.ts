import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/postgres.ts'
import { bet, openWallet, type Wallet } from '../../tests/ledger/support.ts'
import { openPoster } from './poster.ts'
import type { JudgingRider } from './poster/riders.ts'
import type { Ride, RidingMessage } from './types.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  for (const memberId of ['one', 'two']) await wallet.member(memberId, { main: 1_000_000n })
})
afterAll(() => wallet.close())

test('a full queue answers BUSY at once and does nothing; accepted messages are answered', async () => {
  const poster = openPoster({ url: wallet.fresh.url, lanes: 1, batchSize: 4, queueLimit: 8 })
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      poster.post(bet({ memberId: 'one', transactionId: `full-${n}`, roundId: `full-${n}` })),
    ),
  )
  expect(settled.map((one) => one.status)).toEqual([
    ...Array<string>(8).fill('fulfilled'),
    ...Array<string>(12).fill('rejected'),
  ])
  expect(settled.at(-1)).toMatchObject({ reason: { code: 'COMMON_BUSY', retryAfterS: 1 } })
  const { rows } = await wallet.database.pool.query("SELECT FROM audit.txns WHERE idem_key LIKE 'full-%'")
  expect(rows).toHaveLength(8)
  await poster.close()
})

test('closing waits for accepted messages and accepts no more', async () => {
  const poster = openPoster({ url: wallet.fresh.url })
  const accepted = Array.from({ length: 30 }, (_, n) =>
    poster.post(bet({ memberId: n % 2 ? 'one' : 'two', transactionId: `close-${n}`, roundId: `close-${n}` })),
  )
  const closed = poster.close()
  await expect(poster.post(bet({ memberId: 'one', transactionId: 'late' }))).rejects.toMatchObject({
    code: 'COMMON_BUSY',
  })
  await closed
  expect((await Promise.all(accepted)).map((answer) => answer.status)).toEqual(Array(30).fill('OK'))
})

test('bets that raise a shared pool go one batch at a time, and delay nobody else', async () => {
  const owner = openDatabase({ url: wallet.fresh.ownerUrl, role: null, max: 1 })
  await owner.pool.query(`
    CREATE FUNCTION public.meet(p_status smallint[], p_txn bigint[], p_marks smallint[], p_rides int[]) RETURNS int LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock(77); RETURN cardinality(p_rides); END $$`)
  const poster = openPoster({
    url: wallet.fresh.url,
    riders: [
      {
        kind: 'meeting',
        functionName: 'public.meet',
        argumentsOf: (items) => [`{${items.map(() => 1).join()}}`],
      },
    ],
  })
  const ride = (n: number) =>
    poster.post(
      bet({
        memberId: n % 2 ? 'one' : 'two',
        transactionId: `ride-${n}`,
        roundId: `ride-${n}`,
        ride: { kind: 'meeting' },
      }),
    )
  await owner.pool.query('SELECT pg_advisory_lock(77)')
  const first = ride(0)
  await expect.poll(() => poster.load()).toEqual({ waiting: 0, inFlight: 1 })
  const others = [1, 2, 3, 4].map(ride)
  // The first batch holds its member's account, so the other member bets.
  expect(await poster.post(bet({ memberId: 'one', transactionId: 'walks', roundId: 'walks' }))).toMatchObject(
    { status: 'OK' },
  )
  await expect.poll(() => poster.load()).toEqual({ waiting: 4, inFlight: 1 })
  await owner.pool.query('SELECT pg_advisory_unlock(77)')
  expect((await Promise.all([first, ...others])).map(({ status }) => status)).toEqual(Array(5).fill('OK'))
  await poster.close()
  await owner.close()
})

test('a batch ends before it weighs too much, and a queue that weighs too much answers BUSY', async () => {
  const batches: number[][] = []
  const weightOf = ({ content }: Ride) => Number(content)
  const rider: JudgingRider = {
    kind: 'heavy',
    weightOf,
    async judge(_tx, items) {
      batches.push(items.map(({ ride }) => weightOf(ride)))
      return items.map(() => undefined)
    },
    async store() {},
  }
  const poster = openPoster({ url: wallet.fresh.url, riders: [rider], batchWeight: 10, queueWeight: 30 })
  const settled = await Promise.allSettled(
    [4, 5, 2, 25, 1, 9].map((weight, n) =>
      poster.place(
        bet({
          memberId: 'one',
          transactionId: `heavy-${n}`,
          roundId: `heavy-${n}`,
          ride: { kind: 'heavy', content: String(weight) },
        }) as RidingMessage,
      ),
    ),
  )
  expect(settled.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'rejected'])
  expect(settled.at(-1)).toMatchObject({ reason: { code: 'COMMON_BUSY', retryAfterS: 1 } })
  expect(batches).toEqual([[4, 5], [2], [25]])
  await poster.close()
})

test('a message that the database cannot store fails alone', async () => {
  const amounts = [10n, 2n ** 70n, 10n]
  const settled = await Promise.allSettled(
    amounts.map((amount, n) =>
      wallet.poster.post(
        bet({ memberId: 'one', transactionId: `poison-${n}`, roundId: `poison-${n}`, amount }),
      ),
    ),
  )
  expect(settled.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('an unreachable database is BUSY after the patience, and the same message is accepted when it is back', async () => {
  const errors: Error[] = []
  const poster = openPoster({
    url: wallet.fresh.url.replace(/:\d+\//, ':1/'),
    patienceMs: 2_000,
    onError: (error) => errors.push(error),
  })
  await expect(poster.post(bet({ memberId: 'one', transactionId: 'away' }))).rejects.toMatchObject({
    code: 'COMMON_BUSY',
  })
  expect(errors.length).toBeGreaterThan(1)
  await poster.close()
  expect(await wallet.poster.post(bet({ memberId: 'one', transactionId: 'away' }))).toMatchObject({
    status: 'OK',
    isRepeat: false,
  })
})

test('ids with every printable character reach the ledger unchanged', async () => {
  const id = Array.from({ length: 64 }, (_, n) => String.fromCharCode(33 + ((n * 7) % 94)))
    .join('')
    .replace(/^../, '"\\')
  expect(
    await wallet.poster.post(bet({ memberId: 'two', transactionId: id, roundId: `{},NULL"\\` })),
  ).toMatchObject({ status: 'OK' })
  const { rows } = await wallet.database.pool.query('SELECT round_id FROM audit.txns WHERE idem_key = $1', [
    id,
  ])
  expect(rows).toEqual([{ round_id: '{},NULL"\\' }])
})
