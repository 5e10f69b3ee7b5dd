/** The reconciliation of pockets: the ledger compared with the vendor’s answer. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql } from '../../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../../tests/support/server.ts'
import { auditFaults, orderFaults, pocketPlayer, switchAcme } from '../../../../../tests/support/pockets.ts'

let server: TestServer
beforeAll(async () => {
  // What waits for the vendor's answer waits until a test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  await switchAcme(server)
})
afterAll(() => server.close())
afterEach(async () => {
  await orderFaults(server, [])
  expect(await auditFaults(server)).toEqual([])
})

describe('the reconciliation of pockets', () => {
  interface Compared {
    list: {
      memberId: string
      account: string
      ledgerAmount: number
      vendorAmount: number | null
      difference: number
      match: string
      answer: string
    }[]
    inAmount: number
    outAmount: number
    waitingAmount: number
    ledgerAmount: number
    resultAmount: number
  }
  interface Transfers {
    list: {
      transferId: string
      direction: string
      amount: number
      state: string
      answer: string
      isDifferent: boolean
    }[]
    totalCount: number
  }

  it('shows the ledger beside the vendor’s answer, and the transfers behind a difference', async () => {
    const other = await pocketPlayer(server, 'member09')
    const operator = server.client()
    const token = await operator.signInOperator('owner')
    const compared = async () =>
      (await operator.get<Compared>('/api/operator/pockets?vassalage=ACME&pageSize=100', { token })).value
    const of = async () => (await compared()).list.find(({ memberId }) => memberId === other.memberId)
    const transfers = async () =>
      (
        await operator.get<Transfers>(`/api/operator/pockets/${other.memberId}/transfers?vassalage=ACME`, {
          token,
        })
      ).value
    const before = await compared()
    const { transferId } = (await other.transfer('MAIN', 'ACME', 4_000)).value
    await other.transfer('ACME', 'MAIN', 1_000)
    expect(await of()).toEqual({
      memberId: other.memberId,
      account: 'member09',
      ledgerAmount: 3_000,
      vendorAmount: 3_000,
      difference: 0,
      match: 'EQUAL',
      answer: 'OK',
    })
    const after = await compared()
    expect([
      after.inAmount - before.inAmount,
      after.outAmount - before.outAmount,
      after.resultAmount - before.resultAmount,
      after.ledgerAmount - before.ledgerAmount,
    ]).toEqual([4_000, 1_000, 0, 3_000])

    // Won there and not reported yet: a difference without a marked transfer.
    await sql`UPDATE acme.pocket SET balance = balance + 250 WHERE member_id = ${other.memberId}`.execute(
      server.process.database.kysely,
    )
    expect(await of()).toMatchObject({ vendorAmount: 3_250, difference: 250, match: 'DIFFERENT' })
    expect(
      (await transfers()).list.map(({ direction, state, answer, isDifferent }) => [
        direction,
        state,
        answer,
        isDifferent,
      ]),
    ).toEqual([
      ['OUT', 'DONE', 'OK', false],
      ['IN', 'DONE', 'OK', false],
    ])
    await other.wallets()
    expect(await of()).toMatchObject({ ledgerAmount: 3_250, difference: 0, match: 'EQUAL' })

    // The vendor lost a transfer that it had answered: the transfer is marked.
    const vendorSays = async (status: string) => {
      const owner = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
      await sql`UPDATE acme.transaction SET status = ${status} WHERE transaction_id = ${transferId}`
        .execute(owner.kysely)
        .finally(() => owner.close())
    }
    await vendorSays('NOT_FOUND')
    expect((await transfers()).list.map(({ isDifferent }) => isDifferent)).toEqual([false, true])
    await vendorSays('OK')

    expect((await operator.get('/api/operator/pockets?vassalage=STUDIO', { token })).code).toBe(
      'WALLET_NOT_TRANSFERABLE',
    )
    expect((await transfers()).totalCount).toBe(2)
    expect(
      (
        await operator.get('/api/operator/pockets?vassalage=ACME', {
          token: await server.client().signInOperator('support'),
        })
      ).status,
    ).toBe(403)
  })

  it('a vendor that does not answer is shown as silent, and nothing is booked', async () => {
    await switchAcme(server, { apiUrl: 'http://127.0.0.1:1/' })
    const operator = server.client()
    const token = await operator.signInOperator('owner')
    const { list } = (
      await operator.get<Compared>('/api/operator/pockets?vassalage=ACME&pageSize=100', { token })
    ).value
    expect(new Set(list.map(({ match, vendorAmount }) => `${match} ${vendorAmount}`))).toEqual(
      new Set(['SILENT null']),
    )
    await switchAcme(server, { apiUrl: '/acme/wallet' })
  })
})
