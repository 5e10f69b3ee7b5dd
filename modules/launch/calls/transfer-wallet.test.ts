/** Transfer mode of docs/vendors: the member's money between this house and a pocket that the vendor keeps. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setMemberGuard } from '../../wallet/index.ts'
import { openRequirement } from '../../wagering/index.ts'
import { openDatabase, sql } from '../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'
import { askNow, auditFaults, orderFaults, pocketPlayer, switchAcme, type PocketPlayer } from '../../../tests/support/pockets.ts'

let server: TestServer
let member: PocketPlayer
beforeAll(async () => {
  // What waits for the vendor's word waits until a test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  await switchAcme(server)
  member = await pocketPlayer(server, 'member01')
})
afterAll(() => server.close())
afterEach(async () => {
  await orderFaults(server, [])
  expect(await auditFaults(server)).toEqual([])
})

async function movesBy(change: { main: number; pocket: number; acme: number }, work: () => Promise<unknown>): Promise<void> {
  const before = await member.stand()
  await work()
  const after = await member.stand()
  expect({ main: after.main - before.main, pocket: after.pocket - before.pocket, acme: after.acme - before.acme }).toEqual(change)
}

describe('a transfer that the vendor answers', () => {
  it('moves the money in and out, and tells the same under the same key', async () => {
    const key = randomUUID()
    await movesBy({ main: -5_000, pocket: 5_000, acme: 5_000 }, async () => {
      const first = await member.transfer('MAIN', 'ACME', 5_000, key)
      expect(first).toMatchObject({ status: 200, value: { from: 'MAIN', to: 'ACME', amount: 5_000, state: 'DONE' } })
      const again = await member.transfer('MAIN', 'ACME', 5_000, key)
      expect(again.value).toEqual(first.value)
      expect(again.headers.get('idempotency-hit')).toBe('true')
      expect((await member.client.get(`/api/wps/operations/${key}`, { token: member.token })).value).toMatchObject({ success: true, value: { state: 'DONE' } })
    })
    expect((await member.transfer('MAIN', 'ACME', 5_001, key)).code).toBe('REQUEST_KEY_REUSED')
    await movesBy({ main: 2_000, pocket: -2_000, acme: -2_000 }, async () => expect((await member.transfer('ACME', 'MAIN', 2_000)).value.state).toBe('DONE'))
  })

  it('in forty copies at once under one key moves once', async () => {
    const key = randomUUID()
    await movesBy({ main: -100, pocket: 100, acme: 100 }, async () => {
      const replies = await Promise.all(Array.from({ length: 40 }, () => member.transfer('MAIN', 'ACME', 100, key)))
      for (const reply of replies) expect(['DONE', 'REQUEST_IN_PROGRESS']).toContain(reply.status === 200 ? reply.value.state : reply.code)
      expect(new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.value.transferId)).size).toBe(1)
    })
  })

  it('many at once with keys of their own never move more than there is', async () => {
    const { main } = await member.stand()
    await Promise.all(Array.from({ length: 10 }, () => member.transfer('MAIN', 'ACME', main)))
    const after = await member.stand()
    expect(after.main).toBe(0)
    expect(after.pocket).toBe(after.acme)
    expect((await member.transfer('ACME', 'MAIN', after.pocket)).value.state).toBe('DONE')
  })

  it('of more than there is, or to a wallet that takes none, is refused and remembered', async () => {
    const key = randomUUID()
    await movesBy({ main: 0, pocket: 0, acme: 0 }, async () => {
      expect((await member.transfer('MAIN', 'ACME', 9_000_000_000_000, key)).code).toBe('BAL_INSUFFICIENT')
      expect((await member.transfer('MAIN', 'ACME', 9_000_000_000_000, key)).code).toBe('BAL_INSUFFICIENT')
      for (const [from, to] of [['MAIN', 'STUDIO'], ['STUDIO', 'MAIN'], ['MAIN', 'NOBODY'], ['MAIN', 'MAIN'], ['ACME', 'ACME'], ['ACME', 'STUDIO'], ['NOBODY', 'NOWHERE']] as const) {
        expect(await member.transfer(from, to, 100)).toMatchObject({ status: 422, code: 'WALLET_NOT_TRANSFERABLE' })
      }
      for (const amount of [0, -100, 0.5, '100', null, 9_000_000_000_001]) expect((await member.transfer('MAIN', 'ACME', amount)).code).toBe('REQUEST_INVALID')
      expect((await member.transfer('ACME', 'MAIN', (await member.stand()).pocket + 1)).code).toBe('BAL_INSUFFICIENT')
    })
  })

  it('by GET moves money too, but for no other site (SECURITY §2, row 10)', async () => {
    const path = '/api/wps/relay/GCS_walletTransfer?from=MAIN&to=ACME&amount=300'
    await movesBy({ main: -300, pocket: 300, acme: 300 }, async () => {
      for (const site of ['cross-site', 'same-site']) expect((await member.client.get(path, { token: member.token, headers: { 'sec-fetch-site': site } })).code).toBe('COMMON_FORBIDDEN')
      expect((await member.client.get(path)).status).toBe(401)
      expect((await member.client.get(path, { token: member.token, headers: { 'sec-fetch-site': 'same-origin' } })).value).toMatchObject({ state: 'DONE' })
    })
  })
})

describe('a transfer without a clear answer', () => {
  for (const fault of ['LOST', 'BROKEN'] as const) {
    it(`${fault}: it was done, so it ends done`, async () => {
      await movesBy({ main: -700, pocket: 700, acme: 700 }, async () => {
        await orderFaults(server, [fault])
        const key = randomUUID()
        expect((await member.transfer('MAIN', 'ACME', 700, key)).value.state).toBe('PENDING')
        expect(await auditFaults(server)).toEqual([])
        expect((await member.wallets()).value).toMatchObject({ wallets: [{ vassalage: 'MAIN' }, { vassalage: 'ACME', status: 'PENDING' }], pending: [{ from: 'MAIN', to: 'ACME', amount: 700 }] })
        await askNow(server)
        expect((await member.wallets()).value.pending).toEqual([])
        // The first answer stays the first answer.
        expect((await member.transfer('MAIN', 'ACME', 700, key)).value.state).toBe('PENDING')
      })
      await movesBy({ main: 700, pocket: -700, acme: -700 }, async () => {
        await orderFaults(server, [fault])
        expect((await member.transfer('ACME', 'MAIN', 700)).value.state).toBe('PENDING')
        await askNow(server)
      })
    })
  }

  for (const fault of ['NEVER', 'ERROR'] as const) {
    it(`${fault}: it was not done, so the money comes back`, async () => {
      await movesBy({ main: 0, pocket: 0, acme: 0 }, async () => {
        await orderFaults(server, [fault])
        expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('PENDING')
        expect((await member.transfer('MAIN', 'ACME', 100)).code).toBe('TRANSFER_PENDING')
        await askNow(server)
      })
    })
  }

  it('TWICE: the message arrives twice and moves once', async () => {
    await movesBy({ main: -700, pocket: 700, acme: 700 }, async () => {
      await orderFaults(server, ['TWICE'])
      expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('DONE')
    })
  })

  it('LATE: returned before it arrives, it is not done when it does', async () => {
    await movesBy({ main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['LATE'])
      expect((await member.transfer('MAIN', 'ACME', 700)).value.state).toBe('PENDING')
      await askNow(server)
      await expect.poll(async () => (await sql<{ count: number }>`SELECT count(*)::int AS count FROM acme.transaction WHERE status = 'NOT_FOUND'`.execute(server.process.database.kysely)).rows[0]!.count).toBeGreaterThan(0)
      await new Promise((done) => { setTimeout(done, 3_000) })
    })
  })

  it('a vendor that says no gets nothing', async () => {
    await movesBy({ main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['NO'])
      const key = randomUUID()
      expect((await member.transfer('MAIN', 'ACME', 700, key)).code).toBe('TRANSFER_NOT_ALLOWED')
      expect((await member.transfer('MAIN', 'ACME', 700, key)).code).toBe('TRANSFER_NOT_ALLOWED')
    })
  })

  it('waits while the vendor does not say what became of it, and asks again', async () => {
    await movesBy({ main: -700, pocket: 700, acme: 700 }, async () => {
      await orderFaults(server, ['LOST'], 2)
      await member.transfer('MAIN', 'ACME', 700)
      for (const left of [1, 1, 0]) {
        await askNow(server)
        expect((await member.wallets()).value.pending).toHaveLength(left)
      }
    })
  })

  it('without the vendor’s promise, “not found” is believed only once no copy of the message can be taken any more', async () => {
    await switchAcme(server, { notFoundIsFinal: false })
    await movesBy({ main: 0, pocket: 0, acme: 0 }, async () => {
      await orderFaults(server, ['NEVER'])
      await member.transfer('MAIN', 'ACME', 700)
      await askNow(server)
      expect((await member.wallets()).value.pending).toHaveLength(1)
      await sql`UPDATE launch.pocket_transfer SET signed_at = signed_at - interval '601 s' WHERE state = 'PENDING'`.execute(server.process.database.kysely)
      await askNow(server)
      expect((await member.wallets()).value.pending).toEqual([])
    })
    await switchAcme(server, { notFoundIsFinal: true })
  })
})

describe('what a pocket won and lost', () => {
  const play = (amount: number) => sql`UPDATE acme.pocket SET balance = balance + ${amount} WHERE member_id = ${member.memberId}`.execute(server.process.database.kysely)

  it('comes into the ledger with the vendor’s next word, and can be taken back whole', async () => {
    await member.transfer('MAIN', 'ACME', 1_000)
    const { pocket } = await member.stand()
    await play(2_500)
    expect((await member.wallets('?isSingle=true&vassalage=ACME')).value.wallets).toEqual([expect.objectContaining({ vassalage: 'ACME', balance: pocket + 2_500, status: 'OPEN' })])
    await play(-pocket)
    expect((await member.wallets()).value.wallets.at(-1)).toMatchObject({ balance: 2_500 })
    expect((await member.transfer('ACME', 'MAIN', 2_500)).value.state).toBe('DONE')
    expect(await member.stand()).toMatchObject({ pocket: 0, acme: 0 })
  })

  it('asked for by many at once is counted once', async () => {
    await member.transfer('MAIN', 'ACME', 1_000)
    await play(-400)
    const lists = await Promise.all(Array.from({ length: 10 }, () => member.wallets()))
    expect(new Set(lists.map((list) => list.value.wallets.at(-1)!.balance))).toEqual(new Set([600]))
    expect((await member.transfer('ACME', 'MAIN', 600)).value.state).toBe('DONE')
  })

  it('counts for a loss limit, which no transfer passes', async () => {
    const limit = (leftAmount: bigint) => server.process.database.transaction((tx) => setMemberGuard(tx, member.memberId, {
      lossLimits: leftAmount < 0n ? [] : [{ period: 'DAY', limitAmount: 1_000n, leftAmount, endsAt: new Date(Date.now() + 3_600_000) }],
    }))
    await limit(1_000n)
    expect((await member.transfer('MAIN', 'ACME', 1_001)).code).toBe('RG_LOSS_LIMIT')
    expect((await member.transfer('MAIN', 'ACME', 1_000)).value.state).toBe('DONE')
    expect((await member.transfer('MAIN', 'ACME', 1)).code).toBe('RG_LOSS_LIMIT')
    await play(-900)
    await member.wallets()
    expect((await member.transfer('MAIN', 'ACME', 1)).code).toBe('RG_LOSS_LIMIT')
    expect((await member.transfer('ACME', 'MAIN', 100)).value.state).toBe('DONE')
    expect((await member.transfer('MAIN', 'ACME', 101)).code).toBe('RG_LOSS_LIMIT')
    await limit(-1n)
  })
})

describe('who may not', () => {
  it('an excluded member takes money back and sends none', async () => {
    const excluded = await pocketPlayer(server, 'member19')
    expect((await excluded.transfer('MAIN', 'ACME', 100)).code).toBe('AUTH_SELF_EXCLUDED')
    await sql`INSERT INTO acme.pocket VALUES (${excluded.memberId}, 500)`.execute(server.process.database.kysely)
    expect((await excluded.transfer('ACME', 'MAIN', 500)).value.state).toBe('DONE')
  })

  it('a member with an open turnover requirement sends none: it would end unfilled', async () => {
    const bound = await pocketPlayer(server, 'member06')
    await server.process.database.transaction((tx) => openRequirement(tx, {
      merchantId: 'demo', memberId: bound.memberId, source: 'DEPOSIT', reference: randomUUID(), txnId: '1', baseAmount: 1_000n, multiplierPpm: 1_000_000n, now: new Date(),
    }))
    expect((await bound.transfer('MAIN', 'ACME', 100)).code).toBe('TRANSFER_NOT_ALLOWED')
  })

  it('T-Y1 a trial account, a free game at a vendor with pockets, and nobody without a session', async () => {
    const visitor = server.client()
    const { token } = (await visitor.post<{ token: string }>('/api/wps/session/login/freeplay', { humanCheck: await visitor.humanCheck('login') })).value
    expect(await visitor.post('/api/wps/relay/GCS_walletTransfer', { from: 'MAIN', to: 'ACME', amount: 100 }, { token, key: randomUUID() })).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    expect(await visitor.get('/api/wps/relay/GCS_walletTransfer?from=MAIN&to=ACME&amount=100', { token })).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    expect((await visitor.get('/api/wps/relay/GCS_merchantWallet', { token })).status).toBe(403)
    expect((await visitor.post('/api/wps/game/launchGame', { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 0 }, { token })).code).toBe('GAME_TRIAL_BLOCKED')
    expect((await member.client.post('/api/wps/game/launchGame', { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 0 }, { token: member.token })).code).toBe('GAME_NOT_FOUND')
    const real = await member.client.post('/api/wps/game/launchGame', { vassalage: 'ACME', gameCode: 'ACME-1' }, { token: member.token })
    expect(real.value.walletMode).toBe('TRANSFER')
    const { games } = (await visitor.get<{ games: { freeplay: number; supportPlay: number }[] }>('/api/wps/relay/GCSGAME_gameList?vassalage=ACME&gameType=RNG&clientType=3')).value
    expect(games.length > 0 && games.every((game) => game.freeplay === 0 && game.supportPlay === 1)).toBe(true)
    expect((await member.client.post('/api/wps/relay/GCS_walletTransfer', { from: 'MAIN', to: 'ACME', amount: 100 }, { key: randomUUID() })).status).toBe(401)
    expect((await member.client.get('/api/wps/relay/GCS_merchantWallet')).status).toBe(401)
  })
})

describe('the reconciliation of pockets', () => {
  interface Compared { list: { memberId: string; account: string; ledgerAmount: number; vendorAmount: number | null; difference: number; match: string; answer: string }[]; inAmount: number; outAmount: number; waitingAmount: number; ledgerAmount: number; resultAmount: number }
  interface Transfers { list: { transferId: string; direction: string; amount: number; state: string; answer: string; isDifferent: boolean }[]; totalCount: number }

  it('shows the ledger beside the vendor’s word, and behind a difference its transfers', async () => {
    const other = await pocketPlayer(server, 'member09')
    const operator = server.client()
    const token = await operator.signInOperator('owner')
    const compared = async () => (await operator.get<Compared>('/api/operator/pockets?vassalage=ACME&pageSize=100', { token })).value
    const of = async () => (await compared()).list.find(({ memberId }) => memberId === other.memberId)
    const transfers = async () => (await operator.get<Transfers>(`/api/operator/pockets/${other.memberId}/transfers?vassalage=ACME`, { token })).value
    const before = await compared()
    const { transferId } = (await other.transfer('MAIN', 'ACME', 4_000)).value
    await other.transfer('ACME', 'MAIN', 1_000)
    expect(await of()).toEqual({ memberId: other.memberId, account: 'member09', ledgerAmount: 3_000, vendorAmount: 3_000, difference: 0, match: 'EQUAL', answer: 'OK' })
    const after = await compared()
    expect([after.inAmount - before.inAmount, after.outAmount - before.outAmount, after.resultAmount - before.resultAmount, after.ledgerAmount - before.ledgerAmount]).toEqual([4_000, 1_000, 0, 3_000])

    // Won there and not heard of yet: a difference without a marked transfer.
    await sql`UPDATE acme.pocket SET balance = balance + 250 WHERE member_id = ${other.memberId}`.execute(server.process.database.kysely)
    expect(await of()).toMatchObject({ vendorAmount: 3_250, difference: 250, match: 'DIFFERENT' })
    expect((await transfers()).list.map(({ direction, state, answer, isDifferent }) => [direction, state, answer, isDifferent])).toEqual([['OUT', 'DONE', 'OK', false], ['IN', 'DONE', 'OK', false]])
    await other.wallets()
    expect(await of()).toMatchObject({ ledgerAmount: 3_250, difference: 0, match: 'EQUAL' })

    // The vendor lost a transfer that it had answered: the transfer is marked.
    const vendorSays = async (status: string) => {
      const owner = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
      await sql`UPDATE acme.transaction SET status = ${status} WHERE transaction_id = ${transferId}`.execute(owner.kysely).finally(() => owner.close())
    }
    await vendorSays('NOT_FOUND')
    expect((await transfers()).list.map(({ isDifferent }) => isDifferent)).toEqual([false, true])
    await vendorSays('OK')

    expect((await operator.get('/api/operator/pockets?vassalage=STUDIO', { token })).code).toBe('WALLET_NOT_TRANSFERABLE')
    expect((await transfers()).totalCount).toBe(2)
    expect((await operator.get('/api/operator/pockets?vassalage=ACME', { token: await server.client().signInOperator('support') })).status).toBe(403)
  })

  it('a vendor that does not answer is shown as silent, and nothing is booked', async () => {
    await switchAcme(server, { apiUrl: 'http://127.0.0.1:1/' })
    const operator = server.client()
    const token = await operator.signInOperator('owner')
    const { list } = (await operator.get<Compared>('/api/operator/pockets?vassalage=ACME&pageSize=100', { token })).value
    expect(new Set(list.map(({ match, vendorAmount }) => `${match} ${vendorAmount}`))).toEqual(new Set(['SILENT null']))
    await switchAcme(server, { apiUrl: '/acme/wallet' })
  })
})
