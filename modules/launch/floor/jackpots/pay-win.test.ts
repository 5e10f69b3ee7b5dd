/** A win of a pool: who gets it, how it is proved, and that it is paid once. */
import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { poolDrawOf, poolTrigger } from '../../../../kernel/games/pool-shares.ts'
import { hubKey, type Push } from '../../../../platform/hub.ts'
import {
  firstOf,
  oneOf,
  openDatabase,
  rowsOf,
  run,
  sql,
  type Database,
} from '../../../../platform/postgres.ts'
import { poolOf, raise } from '../../../../tests/support/jackpots.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { playerOf, type SeedsAnswer } from '../../../../tests/support/studio.ts'
import { runAudit } from '../../../wallet/index.ts'
import { payWin } from './pay-win.ts'

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

const MICRO = 1_000_000n
const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

const settle = async (winId: string) =>
  expect
    .poll(
      async () =>
        (
          await firstOf(
            owner.kysely,
            sql<{
              paid: boolean
            }>`SELECT paid_at IS NOT NULL AS paid FROM launch.jackpot_win WHERE win_id = ${winId}`,
          )
        )?.paid,
    )
    .toBe(true)
const lastWin = () =>
  oneOf(
    owner.kysely,
    sql<{
      win_id: string
      pool_code: string
      instance_no: number
      member_id: string
      amount: bigint
      round_id: string
      paid_txn: string
    }>`
  SELECT win_id, pool_code, instance_no, member_id, amount, round_id, paid_txn FROM launch.jackpot_win WHERE merchant_id = 'demo' ORDER BY won_at DESC LIMIT 1`,
  )
const audited = async () => {
  for (const proof of await runAudit(owner.kysely)) expect(proof, proof.id).toMatchObject({ ok: true })
}

describe('a win', () => {
  it('has one winner among simultaneous bets, who is paid once, notified, and shown to everybody', async () => {
    const players = await Promise.all(
      ['member10', 'member11', 'member12', 'member13'].map((name) => playerOf(server, name)),
    )
    const { instance_no: instance, counter } = await poolOf(owner, 'MINOR')
    // The next ten rounds reach it.
    await run(
      owner.kysely,
      sql`UPDATE launch.jackpot_secret SET trigger_amount = ${counter / MICRO + 25n} WHERE merchant_id = 'demo' AND pool_code = 'MINOR' AND instance_no = ${instance}`,
    )
    const pushes: Push[] = []
    server.process.services.use(hubKey).onPush((push) => {
      if (push.topic === 'jackpot') pushes.push(push)
    })
    const before = new Map(
      await Promise.all(players.map(async (player) => [player, await player.balance()] as const)),
    )
    const rounds = await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: 6 }, async () => ({ player, value: (await player.play(1_000)).value })),
      ),
    )
    await settle((await lastWin()).win_id)
    const win = await lastWin()
    expect(win).toMatchObject({ pool_code: 'MINOR', instance_no: instance })
    const { player: winner } = rounds.find(({ value }) => value.roundId === win.round_id)!
    for (const player of players) {
      const played = rounds
        .filter((round) => round.player === player)
        .reduce((sum, { value }) => sum + value.winAmount - 1_000, 0)
      expect(await player.balance()).toBe(
        before.get(player)! + played + (player === winner ? Number(win.amount) : 0),
      )
    }
    expect((await poolOf(owner, 'MINOR')).instance_no).toBe(instance + 1)
    // Paying it again moves nothing; two at once pay once.
    expect(await server.process.database.transaction((tx) => payWin(tx, win.win_id, new Date()))).toBe(false)
    await expect
      .poll(() =>
        pushes.find((push) => (push.data.won as { winId: string } | undefined)?.winId === win.win_id),
      )
      .toMatchObject({
        merchantId: 'demo',
        data: {
          won: {
            code: 'MINOR',
            amount: Number(win.amount),
            customerName: expect.stringContaining('***'),
            roundId: win.round_id,
          },
        },
      })
    const inbox = await rowsOf(
      owner.kysely,
      sql<{
        titles: { EN: string }
      }>`SELECT titles FROM messaging.message WHERE account_id = ${win.member_id} AND key = ${`jackpot:${win.win_id}`}`,
    )
    expect(inbox.map(({ titles }) => titles.EN)).toEqual(['You won a jackpot'])
    const movements = await rowsOf(
      owner.kysely,
      sql<{
        code: number
        amount: bigint
      }>`SELECT code, amount FROM wallet.transfer WHERE txn_id = ${win.paid_txn}::bigint`,
    )
    expect(movements).toEqual([{ code: 5, amount: win.amount }])
    await audited()
  })

  it('is proved by what is revealed: the secret fits its commit and gives the amount', async () => {
    const { value } = await server.client().get<{ list: Record<string, never>[] }>('/api/wps/jackpots/wins')
    const win = value.list[0] as unknown as {
      code: string
      instanceNo: number
      commit: string
      secret: string
      seedAmount: number
      capAmount: number
      triggerAmount: number
      amount: number
      customerName: string
    }
    expect(commitOf(win.secret)).toBe(win.commit)
    expect(win.customerName).toMatch(/^me\*\*\*.$/)
    const stream = openStream({
      serverSeed: win.secret,
      clientSeed: 'pool',
      nonce: win.instanceNo,
      tag: `jackpot:${win.code}`,
    })
    // The test moved the amount of this pool; the drawn one differs, which a recomputation would show.
    expect(poolTrigger(stream, BigInt(win.seedAmount), BigInt(win.capAmount))).not.toBe(
      BigInt(win.triggerAmount),
    )
    expect(win.amount).toBeGreaterThanOrEqual(win.triggerAmount)
    const terms = await server
      .client()
      .get<{ pools: { code: string; commit: string | null; share: string }[] }>('/api/wps/jackpots/terms')
    expect(terms.value.pools.map(({ code, share }) => [code, share])).toEqual([
      ['GRAND', '0.006000'],
      ['MINOR', '0.004500'],
      ['MINI', '0.007500'],
    ])
    expect(terms.value.pools.find(({ code }) => code === 'MINOR')!.commit).not.toBe(win.commit)
  })

  it('is paid by the minute’s job if the process was interrupted between the bet and the payment', async () => {
    const player = await playerOf(server, 'member14')
    const balance = await player.balance()
    const { id } = await oneOf(
      owner.kysely,
      sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member14'`,
    )
    const { kysely } = server.process.database
    await raise(kysely, 'demo', [{ member: id, stake: 1_000n, draw: 0n, status: 1, marks: 0, pools: 1 }])
    // Its event is lost with the process: only the win's own row is left.
    const win = await oneOf(
      owner.kysely,
      sql<{
        win_id: string
        amount: bigint
      }>`SELECT win_id, amount FROM launch.jackpot_win WHERE merchant_id = 'demo' AND pool_code = 'GRAND' ORDER BY won_at DESC LIMIT 1`,
    )
    await expect(
      server.process.database.transaction(async (tx) => {
        await payWin(tx, win.win_id, new Date())
        throw new Error('cut off')
      }),
    ).rejects.toThrow('cut off')
    await Promise.all([
      server.process.jobs.runNow('launch.keep-jackpots'),
      server.process.jobs.runNow('launch.keep-jackpots'),
    ])
    await settle(win.win_id)
    expect(await player.balance()).toBe(balance + Number(win.amount))
    await audited()
    const grand = await poolOf(owner, 'GRAND')
    expect(grand).toMatchObject({ counter: grand.seed_amount * MICRO + (grand.counter % MICRO) })
    const { unbooked } = grand
    expect(unbooked).toBeLessThan(MICRO)
  })

  it('is listed as paid in the console, under the member’s name', async () => {
    const asks = await server.client().signInOperator('owner')
    const wins = (
      await server
        .client()
        .get<{ list: { code: string; account: string; paidAt: string | null }[] }>(
          '/api/operator/jackpots/wins',
          { token: asks },
        )
    ).value.list
    expect(wins.map(({ code, account }) => [code, account])).toContainEqual(['GRAND', 'member14'])
    for (const { paidAt } of wins) expect(paidAt).not.toBeNull()
  })

  it('by chance is drawn with the round’s own seeds, as its player can compute once they are revealed', async () => {
    const player = await playerOf(server, 'member15')
    const { value } = await player.play(1_000)
    const rotated = (
      await player.client.post<SeedsAnswer>('/api/studio/v1/seeds', {}, { token: player.gameToken })
    ).value
    const stream = openStream(
      {
        serverSeed: rotated.revealedServerSeed,
        clientSeed: value.proof.clientSeed,
        nonce: value.proof.nonce,
        tag: 'jackpot:GRAND',
      },
      hmac,
    )
    const first = createHmac('sha256', Buffer.from(rotated.revealedServerSeed, 'hex'))
      .update(`jackpot:GRAND:${value.proof.clientSeed}:${value.proof.nonce}:0`)
      .digest()
    expect(poolDrawOf(stream)).toBe(first.readBigUInt64BE(0))
    expect(createHash('sha256').update(Buffer.from(rotated.revealedServerSeed, 'hex')).digest('hex')).toBe(
      value.proof.commit,
    )
  })
})
