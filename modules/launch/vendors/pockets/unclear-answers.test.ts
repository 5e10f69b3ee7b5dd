/** A transfer whose vendor gives no clear answer ends as it did at the vendor. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import {
  askNow,
  auditFaults,
  movesBy,
  orderFaults,
  pocketPlayer,
  switchAcme,
  type PocketPlayer,
} from '../../../../tests/support/pockets.ts'

let server: TestServer
let member: PocketPlayer
beforeAll(async () => {
  // What waits for the vendor's answer waits until a test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  await switchAcme(server)
  member = await pocketPlayer(server, 'member01')
})
afterAll(() => server.close())
afterEach(async () => {
  await orderFaults(server, [])
  expect(await auditFaults(server)).toEqual([])
})

describe('a transfer without a clear answer', () => {
  for (const fault of ['LOST', 'BROKEN'] as const) {
    it(`${fault}: it was done, so it ends done`, async () => {
      await movesBy(member, { main: -700, pocket: 700, acme: 700 }, async () => {
        await orderFaults(server, [fault])
        const key = randomUUID()
        expect((await member.transfer('MAIN', 'ACME', 700, key)).value.state).toBe('PENDING')
        expect(await auditFaults(server)).toEqual([])
        expect((await member.wallets()).value).toMatchObject({
          wallets: [{ vassalage: 'MAIN' }, { vassalage: 'ACME', status: 'PENDING' }],
          pending: [{ from: 'MAIN', to: 'ACME', amount: 700 }],
        })
        await askNow(server)
        expect((await member.wallets()).value.pending).toEqual([])
        // The first answer stays the first answer.
        expect((await member.transfer('MAIN', 'ACME', 700, key)).value.state).toBe('PENDING')
      })
      await movesBy(member, { main: 700, pocket: -700, acme: -700 }, async () => {
        await orderFaults(server, [fault])
        expect((await member.transfer('ACME', 'MAIN', 700)).value.state).toBe('PENDING')
        await askNow(server)
      })
    })
  }

  for (const fault of ['NEVER', 'ERROR'] as const) {
    it(`${fault}: it was not done, so the money comes back`, async () => {
      await movesBy(member, { main: 0, pocket: 0, acme: 0 }, async () => {
        await orderFaults(server, [fault])
        expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('PENDING')
        expect((await member.transfer('MAIN', 'ACME', 100)).code).toBe('TRANSFER_PENDING')
        await askNow(server)
      })
    })
  }

  it('TWICE: the message arrives twice and moves once', async () => {
    await movesBy(member, { main: -700, pocket: 700, acme: 700 }, async () => {
      await orderFaults(server, ['TWICE'])
      expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('DONE')
    })
  })

  it('LATE: returned before it arrives, it is not done when it does', async () => {
    await movesBy(member, { main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['LATE'])
      expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('PENDING')
      await askNow(server)
      await expect
        .poll(
          async () =>
            (
              await sql<{
                count: number
              }>`SELECT count(*)::int AS count FROM acme.transaction WHERE status = 'NOT_FOUND'`.execute(
                server.process.database.kysely,
              )
            ).rows[0]!.count,
        )
        .toBeGreaterThan(0)
      await new Promise((done) => {
        setTimeout(done, 3_000)
      })
    })
  })

  it('a vendor that refuses gets nothing', async () => {
    await movesBy(member, { main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['NO'])
      const key = randomUUID()
      expect((await member.transfer('MAIN', 'ACME', 700, key)).code).toBe('TRANSFER_NOT_ALLOWED')
      expect((await member.transfer('MAIN', 'ACME', 700, key)).code).toBe('TRANSFER_NOT_ALLOWED')
    })
  })

  it('waits while the vendor does not answer about the result, and asks again', async () => {
    await movesBy(member, { main: -700, pocket: 700, acme: 700 }, async () => {
      await orderFaults(server, ['LOST'], 2)
      await member.transfer('MAIN', 'ACME', 700)
      for (const left of [1, 1, 0]) {
        await askNow(server)
        expect((await member.wallets()).value.pending).toHaveLength(left)
      }
    })
  })

  it('without the vendor’s guarantee, “not found” is accepted only once no copy of the message can be accepted any more', async () => {
    await switchAcme(server, { notFoundIsFinal: false })
    await movesBy(member, { main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['NEVER'])
      await member.transfer('MAIN', 'ACME', 700)
      await askNow(server)
      expect((await member.wallets()).value.pending).toHaveLength(1)
      await sql`UPDATE launch.pocket_transfer SET signed_at = signed_at - interval '601 s' WHERE state = 'PENDING'`.execute(
        server.process.database.kysely,
      )
      await askNow(server)
      expect((await member.wallets()).value.pending).toEqual([])
    })
    await switchAcme(server, { notFoundIsFinal: true })
  })
})
