import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  parts,
  proveNow,
  lastProof,
  roundOf,
  roundsOf,
  roundTotalsOf,
  runAudit,
  sealTransfers,
} from '../../modules/wallet/index.ts'
import { Hub, hubKey, type Push } from '../../platform/hub.ts'
import type { Line } from '../../platform/notifications.ts'
import type { Tx } from '../../platform/postgres.ts'
import { Services } from '../../platform/services.ts'
import { bet, betWin, openWallet, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

const reader = () => wallet.database.kysely

let made = 0

const seat = (money = { main: 100_000n }) => wallet.member(`member-${++made}`, money)

describe('the betting record', () => {
  test('pages, filters and sums a member’s rounds, newest first, real and free apart', async () => {
    const memberId = await wallet.member('record', { main: 10_000n, bonus: 10n, trial: 500n })
    const id = (n: number) => ({ memberId, roundId: `record-${n}`, transactionId: `record-${n}` })
    for (let n = 1; n <= 5; n++)
      await wallet.poster.post(betWin({ ...id(n), betAmount: 100n, winAmount: BigInt(n) }))
    await wallet.poster.post(bet({ ...id(6), vendor: 'B' }))
    await wallet.poster.post(bet({ ...id(7), mode: 'FREE' }))
    const page = await roundsOf(reader(), { memberId, pageNo: 1, pageSize: 4 })
    expect(page).toMatchObject({ totalCount: 6, totalPages: 2 })
    expect(page.list.map((round) => round.roundId)).toEqual(['record-6', 'record-5', 'record-4', 'record-3'])
    expect(page.list[0]).toMatchObject({
      state: 'OPEN',
      vendor: 'B',
      gameCode: 'G-1',
      product: 'RNG',
      betAmount: 100n,
      winAmount: 0n,
      endedAt: null,
    })
    expect(await roundTotalsOf(reader(), { memberId, vendor: 'A', state: 'CLOSED' })).toEqual({
      count: 5,
      betAmount: 500n,
      winAmount: 15n,
    })
    expect(await roundTotalsOf(reader(), { memberId, mode: 'FREE' })).toEqual({
      count: 1,
      betAmount: 100n,
      winAmount: 0n,
    })
    expect(await roundTotalsOf(reader(), { memberId, from: new Date(Date.now() + 60_000) })).toMatchObject({
      count: 0,
    })
  })
  test('a round of several members is open while anyone’s is', async () => {
    const [one, two] = [await seat(), await seat()]
    for (const memberId of [one, two])
      await wallet.poster.post(bet({ memberId, roundId: 'table', transactionId: `table-${memberId}` }))
    await wallet.poster.post(win({ memberId: one, roundId: 'table', transactionId: `table-win-${one}` }))
    expect(await roundOf(reader(), { vendor: 'A', roundId: 'table' })).toEqual({
      state: 'OPEN',
      betAmount: 200n,
      winAmount: 250n,
    })
    expect(await roundOf(reader(), { vendor: 'B', roundId: 'table' })).toBeUndefined()
  })
})

test('after a commit the poster reports each balance once, and a request’s event pushes it', async () => {
  const notices: string[] = []
  wallet.poster.onPosted((told) => {
    for (const { memberId, balance } of told) if (memberId === 'pushed') notices.push(String(balance))
  })
  await wallet.member('pushed', { main: 1_000n })
  await Promise.all(
    [1, 2, 3].map((n) =>
      wallet.poster.post(bet({ memberId: 'pushed', roundId: `pushed-${n}`, transactionId: `pushed-${n}` })),
    ),
  )
  await wallet.poster.post(bet({ memberId: 'pushed', roundId: 'pushed-1', transactionId: 'pushed-1' }))
  expect(notices.at(-1)).toBe('700')
  expect(notices.length).toBeLessThanOrEqual(3)

  const pushes: Push[] = []
  const hub = new Hub(
    wallet.database,
    { on() {}, onGap() {}, isUp: () => true, close: async () => {} } as Line,
    (error) => {
      throw error
    },
  )
  hub.onPush((push) => pushes.push(push))
  const services = new Services()
  services.provide(hubKey, hub)
  await within((tx) =>
    parts.listeners![0]!.run({ tx, now: new Date(), services }, { memberIds: ['pushed'], currency: 'THB' }),
  )
  expect(pushes).toEqual([
    {
      topic: 'balance',
      accountId: 'pushed',
      data: { balance: 700, currency: 'THB', version: expect.any(Number) as number },
    },
  ])
  await hub.close()
})

test('the nightly proof is kept for the dashboard', async () => {
  expect(await lastProof(reader())).toBeNull()
  await sealTransfers(wallet.database)
  const proofs = await proveNow(wallet.database)
  expect(proofs.map((proof) => proof.id)).toEqual([
    'I1',
    'I3',
    'I4',
    'I5',
    'I6',
    'I9',
    'I10',
    'I11',
    'I12',
    'I13',
    'LOG',
  ])
  expect(await lastProof(reader())).toMatchObject({ ok: true, checks: proofs })
})
