/** The counters themselves, on a database without a server: merchants whose members nobody pays. */
import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStream } from '../../../../kernel/fair/stream.ts'
import { poolThreshold, poolTrigger } from '../../../../kernel/games/pool-shares.ts'
import {
  firstOf,
  oneOf,
  openDatabase,
  rowsOf,
  run,
  sql,
  type Database,
} from '../../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database.ts'
import { poolOf, raise, triggersOf } from '../../../../tests/support/jackpots.ts'
import { defaultPools } from './rules/default-pools.ts'
import { addPools, lockPool, measureGrowth, openPool, readPoolsOf } from './store/pools.ts'

let fresh: FreshDatabase
let owner: Database
let app: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  owner = openDatabase({ url: fresh.ownerUrl, role: null })
  app = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await Promise.all([owner.close(), app.close()])
  await fresh.drop()
})

const MICRO = 1_000_000n
const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

/** A merchant of its own with open pools and nothing else. */
async function houseWithPools(): Promise<string> {
  const merchantId = `house-${randomUUID().slice(0, 8)}`
  await owner.transaction(async (tx) => {
    await addPools(tx, merchantId, defaultPools)
    for (const { code } of defaultPools) expect(await openPool(tx, merchantId, code)).toBe(true)
    expect(await openPool(tx, merchantId, 'MINI')).toBe(false)
  })
  return merchantId
}

describe('what stakes contribute', () => {
  const NEVER = 2n ** 64n - 1n
  const bet = fc.record({
    member: fc.constantFrom('a', 'b', 'c'),
    stake: fc.bigInt(1n, 60_000_000n),
    draw: fc.constantFrom(NEVER, NEVER, NEVER, 0n),
    status: fc.constantFrom(1, 1, 1, 15),
    marks: fc.constantFrom(0, 0, 0, 1, 2),
    pools: fc.integer({ min: 0, max: 7 }),
  })

  it('is exact to the millionth of a satang over any batches, and the first bet that crosses wins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(bet, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        async (batches) => {
          const house = await houseWithPools()
          const first = await readPoolsOf(owner.kysely, house)
          for (const batch of batches) await raise(app.kysely, house, batch)
          const won = await rowsOf(
            owner.kysely,
            sql<{ pool_code: string; instance_no: number; member_id: string; amount: bigint }>`
        SELECT pool_code, instance_no, member_id, amount FROM launch.jackpot_win WHERE merchant_id = ${house} ORDER BY pool_code, instance_no`,
          )
          const expected: typeof won = []
          for (const pool of first) {
            // The same bet by bet, in TypeScript.
            const triggers = await triggersOf(owner, house, pool.pool_code)
            let counter = pool.counter,
              contributed = 0n,
              instance = 1
            for (const { member, stake, draw } of batches
              .flat()
              .filter((one) => one.status === 1 && one.marks === 0 && (one.pools & (1 << pool.place)) > 0)) {
              counter += stake * BigInt(pool.rate_ppm)
              contributed += stake * BigInt(pool.rate_ppm)
              if (
                pool.kind === 'MUST_HIT'
                  ? counter < triggers.get(instance)! * MICRO
                  : draw >= poolThreshold(stake, pool.odds_amount!)
              )
                continue
              const whole = counter / MICRO
              const amount = pool.cap_amount !== null && whole > pool.cap_amount ? pool.cap_amount : whole
              expected.push({ pool_code: pool.pool_code, instance_no: instance, member_id: member, amount })
              counter += (pool.seed_amount - amount) * MICRO
              instance += 1
            }
            expect(await poolOf(owner, pool.pool_code, house)).toMatchObject({
              counter,
              contributed,
              unbooked: contributed,
              instance_no: instance,
              unbooked_seed: pool.seed_amount * BigInt(instance),
            })
          }
          const byName = (a: (typeof won)[number], b: (typeof won)[number]) =>
            a.pool_code.localeCompare(b.pool_code) || a.instance_no - b.instance_no
          expect(won).toEqual(expected.sort(byName))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('leaves nothing if its transaction is rolled back, neither counter nor winner', async () => {
    const house = await houseWithPools()
    const before = await readPoolsOf(owner.kysely, house)
    await expect(
      app.transaction(async (tx) => {
        expect(
          (
            await raise(tx, house, [
              { member: 'a', stake: 2_000_000_000n, draw: 0n, status: 1, marks: 0, pools: 7 },
            ])
          ).won,
        ).toBeGreaterThanOrEqual(3)
        throw new Error('the batch is cut off')
      }),
    ).rejects.toThrow('cut off')
    expect(await readPoolsOf(owner.kysely, house)).toEqual(before)
    expect(
      await firstOf(owner.kysely, sql`SELECT FROM launch.jackpot_win WHERE merchant_id = ${house}`),
    ).toBeUndefined()
  })

  it('contributes nothing to a paused pool, and cannot be moved or read by the application’s role', async () => {
    const house = await houseWithPools()
    const { kysely } = app
    await run(
      kysely,
      sql`UPDATE launch.jackpot_pool SET state = 'PAUSED' WHERE merchant_id = ${house} AND pool_code = 'MINI'`,
    )
    await raise(kysely, house, [{ member: 'a', stake: 1_000n, draw: 1n, status: 1, marks: 0, pools: 7 }])
    expect((await poolOf(owner, 'MINI', house)).contributed).toBe(0n)
    expect((await poolOf(owner, 'MINOR', house)).contributed).toBe(3_000_000n)
    await expect(
      run(kysely, sql`UPDATE launch.jackpot_pool SET counter = 0 WHERE merchant_id = ${house}`),
    ).rejects.toThrow('permission denied')
    await expect(run(kysely, sql`SELECT trigger_amount FROM launch.jackpot_secret`)).rejects.toThrow(
      'permission denied',
    )
    await expect(run(kysely, sql`SELECT launch.begin_pool(${house}, 'MINI')`)).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('how fast pools grow', () => {
  it('is measured without holding a pool that a batch may need while it waits for one that the batch has', async () => {
    const house = await houseWithPools()
    const places = defaultPools.map(({ code }) => code)
    for (const held of places) {
      // Rows are in the order of their last update: the batch's row is behind the others.
      for (const code of [...places.filter((one) => one !== held), held]) {
        await run(
          owner.kysely,
          sql`UPDATE launch.jackpot_pool SET measured_at = NULL WHERE merchant_id = ${house} AND pool_code = ${code}`,
        )
      }
      await owner
        .transaction(async (batch) => {
          await lockPool(batch, house, held)
          const measuring = measureGrowth(app.kysely)
          await expect
            .poll(
              async () =>
                (
                  await oneOf(
                    owner.kysely,
                    sql<{ waiting: number }>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%measured_at%' AND pid <> pg_backend_pid()`,
                  )
                ).waiting,
            )
            .toBe(1)
          for (const later of places.slice(places.indexOf(held) + 1)) {
            await run(
              batch,
              sql`SELECT FROM launch.jackpot_pool WHERE merchant_id = ${house} AND pool_code = ${later} FOR UPDATE NOWAIT`,
            )
          }
          return { measuring }
        })
        .then(({ measuring }) => measuring)
      for (const code of places)
        expect(
          await oneOf(
            owner.kysely,
            sql`SELECT measured_at IS NOT NULL AS is_measured FROM launch.jackpot_pool WHERE merchant_id = ${house} AND pool_code = ${code}`,
          ),
        ).toEqual({ is_measured: true })
    }
  })
})

describe('the hidden amount', () => {
  it('is that of the fair stream, whatever the secret', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.bigInt(1n, 100_000_000n),
        fc.bigInt(1n, 4_294_967_296n),
        async (secret, nonce, seed, span) => {
          const stream = openStream(
            {
              serverSeed: Buffer.from(secret).toString('hex'),
              clientSeed: 'pool',
              nonce,
              tag: 'jackpot:MINI',
            },
            hmac,
          )
          const { drawn } = await oneOf(
            owner.kysely,
            sql<{
              drawn: bigint
            }>`SELECT launch.draw_trigger(${Buffer.from(secret)}, 'MINI', ${nonce}, ${seed}, ${seed + span}) AS drawn`,
          )
          expect(drawn).toBe(poolTrigger(stream, seed, seed + span))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('is evenly distributed above the seed and up to the cap', async () => {
    const rows = await rowsOf(
      owner.kysely,
      sql<{ drawn: bigint; count: number }>`
      SELECT launch.draw_trigger(sha256(n::text::bytea), 'MINI', 1, 100, 110) AS drawn, count(*)::int AS count FROM generate_series(1, 5000) AS n GROUP BY 1 ORDER BY 1`,
    )
    expect(rows.map((row) => row.drawn)).toEqual(Array.from({ length: 10 }, (_, at) => BigInt(101 + at)))
    // Chi-square of ten even bins; 27.9 is exceeded once in a thousand, and these secrets are always the
    // same.
    expect(rows.reduce((sum, { count }) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(27.9)
  })
})
