/**
 * Transfer mode of docs/vendors: the member's money between the platform and a pocket that the vendor keeps.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setMemberGuard } from '../../../../wallet/index.ts'
import { openRequirement } from '../../../../wagering/index.ts'
import { sql } from '../../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../../tests/support/server.ts'
import {
  auditFaults,
  movesBy,
  orderFaults,
  pocketPlayer,
  switchAcme,
  type PocketPlayer,
} from '../../../../../tests/support/pockets.ts'

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

describe('a transfer that the vendor answers', () => {
  it('moves the money in and out, and answers the same under the same key', async () => {
    const key = randomUUID()
    await movesBy(member, { main: -5_000, pocket: 5_000, acme: 5_000 }, async () => {
      const first = await member.transfer('MAIN', 'ACME', 5_000, key)
      expect(first).toMatchObject({
        status: 200,
        value: { from: 'MAIN', to: 'ACME', amount: 5_000, state: 'DONE' },
      })
      const again = await member.transfer('MAIN', 'ACME', 5_000, key)
      expect(again.value).toEqual(first.value)
      expect(again.headers.get('idempotency-hit')).toBe('true')
      expect(
        (await member.client.get(`/api/wps/operations/${key}`, { token: member.token })).value,
      ).toMatchObject({ success: true, value: { state: 'DONE' } })
    })
    expect((await member.transfer('MAIN', 'ACME', 5_001, key)).code).toBe('REQUEST_KEY_REUSED')
    await movesBy(member, { main: 2_000, pocket: -2_000, acme: -2_000 }, async () =>
      expect((await member.transfer('ACME', 'MAIN', 2_000)).value.state).toBe('DONE'),
    )
  })

  it('in forty copies at once under one key moves once', async () => {
    const key = randomUUID()
    await movesBy(member, { main: -100, pocket: 100, acme: 100 }, async () => {
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => member.transfer('MAIN', 'ACME', 100, key)),
      )
      for (const reply of replies)
        expect(['DONE', 'REQUEST_IN_PROGRESS']).toContain(
          reply.status === 200 ? reply.value.state : reply.code,
        )
      expect(
        new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.value.transferId)).size,
      ).toBe(1)
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

  it('of more than there is, or to a wallet without transfers, is refused and stored', async () => {
    const key = randomUUID()
    await movesBy(member, { main: 0, pocket: 0, acme: 0 }, async () => {
      expect((await member.transfer('MAIN', 'ACME', 9_000_000_000_000, key)).code).toBe('BAL_INSUFFICIENT')
      expect((await member.transfer('MAIN', 'ACME', 9_000_000_000_000, key)).code).toBe('BAL_INSUFFICIENT')
      for (const [from, to] of [
        ['MAIN', 'STUDIO'],
        ['STUDIO', 'MAIN'],
        ['MAIN', 'NOBODY'],
        ['MAIN', 'MAIN'],
        ['ACME', 'ACME'],
        ['ACME', 'STUDIO'],
        ['NOBODY', 'NOWHERE'],
      ] as const) {
        expect(await member.transfer(from, to, 100)).toMatchObject({
          status: 422,
          code: 'WALLET_NOT_TRANSFERABLE',
        })
      }
      for (const amount of [0, -100, 0.5, '100', null, 9_000_000_000_001])
        expect((await member.transfer('MAIN', 'ACME', amount)).code).toBe('REQUEST_INVALID')
      expect((await member.transfer('ACME', 'MAIN', (await member.stand()).pocket + 1)).code).toBe(
        'BAL_INSUFFICIENT',
      )
    })
  })

  it('by GET moves money too, but not for another site (security/decisions.md §2, row 10)', async () => {
    const path = '/api/wps/relay/GCS_walletTransfer?from=MAIN&to=ACME&amount=300'
    await movesBy(member, { main: -300, pocket: 300, acme: 300 }, async () => {
      for (const site of ['cross-site', 'same-site'])
        expect(
          (await member.client.get(path, { token: member.token, headers: { 'sec-fetch-site': site } })).code,
        ).toBe('COMMON_FORBIDDEN')
      expect((await member.client.get(path)).status).toBe(401)
      expect(
        (await member.client.get(path, { token: member.token, headers: { 'sec-fetch-site': 'same-origin' } }))
          .value,
      ).toMatchObject({ state: 'DONE' })
    })
  })
})

describe('what a pocket won and lost', () => {
  const play = (amount: number) =>
    sql`UPDATE acme.pocket SET balance = balance + ${amount} WHERE member_id = ${member.memberId}`.execute(
      server.process.database.kysely,
    )

  it('is booked with the vendor’s next answer, and can all be withdrawn', async () => {
    await member.transfer('MAIN', 'ACME', 1_000)
    const { pocket } = await member.stand()
    await play(2_500)
    expect((await member.wallets('?isSingle=true&vassalage=ACME')).value.wallets).toEqual([
      expect.objectContaining({ vassalage: 'ACME', balance: pocket + 2_500, status: 'OPEN' }),
    ])
    await play(-pocket)
    expect((await member.wallets()).value.wallets.at(-1)).toMatchObject({ balance: 2_500 })
    expect((await member.transfer('ACME', 'MAIN', 2_500)).value.state).toBe('DONE')
    expect(await member.stand()).toMatchObject({ pocket: 0, acme: 0 })
  })

  it('requested by many at once is counted once', async () => {
    await member.transfer('MAIN', 'ACME', 1_000)
    await play(-400)
    const lists = await Promise.all(Array.from({ length: 10 }, () => member.wallets()))
    expect(new Set(lists.map((list) => list.value.wallets.at(-1)!.balance))).toEqual(new Set([600]))
    expect((await member.transfer('ACME', 'MAIN', 600)).value.state).toBe('DONE')
  })

  it('counts for a loss limit, which no transfer exceeds', async () => {
    const limit = (leftAmount: bigint) =>
      server.process.database.transaction((tx) =>
        setMemberGuard(tx, member.memberId, {
          lossLimits:
            leftAmount < 0n
              ? []
              : [
                  {
                    period: 'DAY',
                    limitAmount: 1_000n,
                    leftAmount,
                    endsAt: new Date(Date.now() + 3_600_000),
                  },
                ],
        }),
      )
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
    await sql`INSERT INTO acme.pocket VALUES (${excluded.memberId}, 500)`.execute(
      server.process.database.kysely,
    )
    expect((await excluded.transfer('ACME', 'MAIN', 500)).value.state).toBe('DONE')
  })

  it('a member with an open turnover requirement sends none, since it would end unfilled', async () => {
    const bound = await pocketPlayer(server, 'member06')
    await server.process.database.transaction((tx) =>
      openRequirement(tx, {
        merchantId: 'demo',
        memberId: bound.memberId,
        source: 'DEPOSIT',
        reference: randomUUID(),
        txnId: '1',
        baseAmount: 1_000n,
        multiplierPpm: 1_000_000n,
        now: new Date(),
      }),
    )
    expect((await bound.transfer('MAIN', 'ACME', 100)).code).toBe('TRANSFER_NOT_ALLOWED')
  })

  it('T-Y1 a trial account, a free game at a vendor with pockets, and a call without a session', async () => {
    const visitor = server.client()
    const { token } = (
      await visitor.post<{ token: string }>('/api/wps/session/login/freeplay', {
        humanCheck: await visitor.humanCheck('login'),
      })
    ).value
    expect(
      await visitor.post(
        '/api/wps/relay/GCS_walletTransfer',
        { from: 'MAIN', to: 'ACME', amount: 100 },
        { token, key: randomUUID() },
      ),
    ).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    expect(
      await visitor.get('/api/wps/relay/GCS_walletTransfer?from=MAIN&to=ACME&amount=100', { token }),
    ).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    expect((await visitor.get('/api/wps/relay/GCS_merchantWallet', { token })).status).toBe(403)
    expect(
      (
        await visitor.post(
          '/api/wps/game/launchGame',
          { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 0 },
          { token },
        )
      ).code,
    ).toBe('GAME_TRIAL_BLOCKED')
    expect(
      (
        await member.client.post(
          '/api/wps/game/launchGame',
          { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 0 },
          { token: member.token },
        )
      ).code,
    ).toBe('GAME_NOT_FOUND')
    const real = await member.client.post(
      '/api/wps/game/launchGame',
      { vassalage: 'ACME', gameCode: 'ACME-1' },
      { token: member.token },
    )
    expect(real.value.walletMode).toBe('TRANSFER')
    expect(real.value.isHouse).toBe(false)
    const { games } = (
      await visitor.get<{ games: { freeplay: number; supportPlay: number }[] }>(
        '/api/wps/relay/GCSGAME_gameList?vassalage=ACME&gameType=RNG&clientType=3',
      )
    ).value
    expect(games.length > 0 && games.every((game) => game.freeplay === 0 && game.supportPlay === 1)).toBe(
      true,
    )
    expect(
      (
        await member.client.post(
          '/api/wps/relay/GCS_walletTransfer',
          { from: 'MAIN', to: 'ACME', amount: 100 },
          { key: randomUUID() },
        )
      ).status,
    ).toBe(401)
    expect((await member.client.get('/api/wps/relay/GCS_merchantWallet')).status).toBe(401)
  })
})
