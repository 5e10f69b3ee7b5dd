/** Pools in the console: what one person may change, and what waits for a second. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOf, openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { openPool } from './store/pools.ts'

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

describe('the console’s pools', () => {
  interface Pool {
    code: string
    state: string
    amount: number
    seedAmount: number
    capAmount: number
    ratePpm: number
    next: object | null
    isExact: boolean
    pending: { orderId: string } | null
  }
  const pools = async (token: string) =>
    (await server.client().get<{ pools: Pool[] }>('/api/operator/jackpots', { token })).value.pools
  const order = (token: string, code: string, body: object) =>
    server
      .client()
      .post<{ orderId: string; state: string }>(
        `/api/operator/jackpots/${code}/orders`,
        { reason: 'a test', ...body },
        { token, key: randomUUID() },
      )
  const decide = (token: string, orderId: string, how: 'confirm' | 'reject') =>
    server
      .client()
      .post(`/api/operator/jackpots/orders/${orderId}/${how}`, undefined, { token, key: randomUUID() })

  it('pauses for one person, and changes the next pool for two', async () => {
    const [asks, confirms] = [
      await server.client().signInOperator('owner'),
      await server.client().signInOperator('finance'),
    ]
    for (const pool of await pools(asks))
      expect(pool).toMatchObject({ state: 'RUNNING', isExact: true, pending: null })
    expect((await order(asks, 'MINI', { kind: 'RESUME' })).code).toBe('JACKPOT_STATE')
    expect((await order(asks, 'MINI', { kind: 'PAUSE' })).value.state).toBe('DONE')
    await expect
      .poll(async () =>
        (
          await server.client().get<{ pools: { code: string }[] }>('/api/wps/relay/GCSGAME_jackpotPools')
        ).value.pools.map(({ code }) => code),
      )
      .toEqual(['GRAND', 'MINOR'])
    expect((await order(asks, 'MINI', { kind: 'RESUME' })).value.state).toBe('DONE')

    const terms = { seedAmount: 200_000, capAmount: 400_000, oddsAmount: null, ratePpm: 4_000 }
    for (const wrong of [
      { ...terms, capAmount: 200_000 },
      { ...terms, capAmount: null },
      { ...terms, oddsAmount: 2_000_000 },
    ])
      expect((await order(asks, 'MINI', { kind: 'CHANGE', terms: wrong })).code).toBe('REQUEST_INVALID')
    const { value } = await order(asks, 'MINI', { kind: 'CHANGE', terms })
    expect(value.state).toBe('PENDING')
    expect((await order(asks, 'MINI', { kind: 'CHANGE', terms })).code).toBe('JACKPOT_STATE')
    expect((await decide(asks, value.orderId, 'confirm')).code).toBe('JACKPOT_FOUR_EYES')
    expect((await decide(confirms, value.orderId, 'confirm')).success).toBe(true)
    expect((await decide(confirms, value.orderId, 'reject')).code).toBe('JACKPOT_STATE')
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({
      seedAmount: 100_000,
      capAmount: 500_000,
      ratePpm: 5_000,
      next: terms,
    })

    const house = await oneOf(
      owner.kysely,
      sql<{
        actions: string[]
      }>`SELECT array_agg(action ORDER BY seq) AS actions FROM app.audit_log WHERE subject = 'jackpot:MINI'`,
    )
    expect(house.actions).toEqual([
      'jackpot.pause',
      'jackpot.resume',
      'jackpot.change-asked',
      'jackpot.change',
    ])
  })

  it('opens a pool that never ran for two people, with its seed set aside', async () => {
    const [asks, confirms] = [
      await server.client().signInOperator('finance'),
      await server.client().signInOperator('owner'),
    ]
    await run(
      owner.kysely,
      sql`
      UPDATE launch.jackpot_pool SET state = 'OFF', counter = 0, unbooked = 0, unbooked_seed = 0, booked = 0, contributed = 0 WHERE merchant_id = 'demo' AND pool_code = 'MINI'`,
    )
    expect((await order(asks, 'MINI', { kind: 'PAUSE' })).code).toBe('JACKPOT_STATE')
    const { value } = await order(asks, 'MINI', { kind: 'OPEN' })
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({
      state: 'OFF',
      amount: 0,
      pending: { orderId: value.orderId },
    })
    expect((await decide(asks, value.orderId, 'confirm')).code).toBe('JACKPOT_FOUR_EYES')
    expect((await decide(confirms, value.orderId, 'confirm')).success).toBe(true)
    // It begins with the terms that were set for it before.
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({
      state: 'RUNNING',
      amount: 200_000,
      capAmount: 400_000,
      ratePpm: 4_000,
      next: null,
      isExact: true,
    })
    expect(await server.process.database.transaction(async (tx) => openPool(tx, 'demo', 'MINI'))).toBe(false)
  })
})
