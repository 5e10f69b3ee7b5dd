import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  activeMembers, captureHold, endRound, gatewayAccount, hasOpenRounds, hold, ledgerTotals, memberAccount, memberMonths, memberTotals, openRounds, parts, postTransaction, proveNow, lastProof,
  readEndedRounds, readTransfers, roundOf, roundsOf, roundTotalsOf, runAudit, sealTransfers, balancesOf, openAccounts, type EndedRound, type LedgerRow,
} from '../../modules/wallet/index.ts'
import { Hub, hubKey, type Push } from '../../platform/hub.ts'
import type { Line } from '../../platform/listen.ts'
import type { Tx } from '../../platform/postgres.ts'
import { Services } from '../../platform/services.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, betWin, MERCHANT, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => { wallet = await openWallet() })
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
    for (let n = 1; n <= 5; n++) await wallet.poster.post(betWin({ ...id(n), betAmount: 100n, winAmount: BigInt(n) }))
    await wallet.poster.post(bet({ ...id(6), vendor: 'B' }))
    await wallet.poster.post(bet({ ...id(7), mode: 'FREE' }))
    const page = await roundsOf(reader(), { memberId, pageNo: 1, pageSize: 4 })
    expect(page).toMatchObject({ totalCount: 6, totalPages: 2 })
    expect(page.list.map((round) => round.roundId)).toEqual(['record-6', 'record-5', 'record-4', 'record-3'])
    expect(page.list[0]).toMatchObject({ state: 'OPEN', vendor: 'B', gameCode: 'G-1', product: 'RNG', betAmount: 100n, winAmount: 0n, endedAt: null })
    expect(await roundTotalsOf(reader(), { memberId, vendor: 'A', state: 'CLOSED' })).toEqual({ count: 5, betAmount: 500n, winAmount: 15n })
    expect(await roundTotalsOf(reader(), { memberId, mode: 'FREE' })).toEqual({ count: 1, betAmount: 100n, winAmount: 0n })
    expect(await roundTotalsOf(reader(), { memberId, from: new Date(Date.now() + 60_000) })).toMatchObject({ count: 0 })
  })
  test('a round of several members is open while anyone’s is', async () => {
    const [one, two] = [await seat(), await seat()]
    for (const memberId of [one, two]) await wallet.poster.post(bet({ memberId, roundId: 'table', transactionId: `table-${memberId}` }))
    await wallet.poster.post(win({ memberId: one, roundId: 'table', transactionId: `table-win-${one}` }))
    expect(await roundOf(reader(), { vendor: 'A', roundId: 'table' })).toEqual({ state: 'OPEN', betAmount: 200n, winAmount: 250n })
    expect(await roundOf(reader(), { vendor: 'B', roundId: 'table' })).toBeUndefined()
  })
})

describe('a round that its vendor left open', () => {
  const open = async (name: string) => {
    const memberId = await wallet.member(name, { main: 50n, bonus: 100n })
    await wallet.poster.post(bet({ memberId, roundId: name, transactionId: name, amount: 70n }))
    return memberId
  }
  const end = (memberId: string, how: 'CLOSE' | 'CANCEL') => within((tx) => endRound(tx, { vendor: 'A', roundId: memberId, memberId, how, actor: 'owner', reason: 'vendor is down' }))
  test('is listed at once and a day later, and cancelled by an operator with both parts returned', async () => {
    const memberId = await open('left')
    const listed = async () => {
      await rollUpAll(wallet.database)
      await parts.jobs!.find((job) => job.name === 'wallet.list-open-rounds')!.run({ database: wallet.database } as never)
      return (await openRounds(reader(), { merchantId: MERCHANT, pageNo: 1, pageSize: 50 })).list.map((round) => round.roundId)
    }
    await expect.poll(listed).toContain('left')
    await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [25 * 3_600_000])
    try {
      await expect.poll(listed).toContain('left')
      expect(await end(memberId, 'CANCEL')).toMatchObject({ state: 'CANCELLED', betAmount: 0n, endedBy: 'owner', endReason: 'vendor is down' })
      expect(await listed()).not.toContain('left')
    } finally {
      await wallet.database.pool.query('UPDATE app.clock SET offset_ms = 0')
    }
    expect(await balancesOf(reader(), memberId)).toMatchObject({ main: 50n, bonus: 100n })
    await expect(end(memberId, 'CANCEL')).rejects.toMatchObject({ code: 'ROUND_STATE' })
    expect(await wallet.poster.post(bet({ memberId, roundId: 'left', transactionId: 'left-2', amount: 1n }))).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(await wallet.poster.post(rollback({ memberId, roundId: 'left', transactionId: 'left-x', originalTransactionId: 'left' }))).toMatchObject({ status: 'OK', balance: 150n })
    expect(await wallet.poster.post(win({ memberId, roundId: 'left', transactionId: 'left-w' }))).toMatchObject({ status: 'BET_NOT_FOUND' })
  })
  test('is closed as it stands; a round with a win is not cancelled', async () => {
    const memberId = await open('lost')
    expect(await end(memberId, 'CLOSE')).toMatchObject({ state: 'CLOSED', betAmount: 70n })
    const winner = await open('won')
    await wallet.poster.post(win({ memberId: winner, roundId: 'won', transactionId: 'won-w', roundClosed: false }))
    await expect(end(winner, 'CANCEL')).rejects.toMatchObject({ code: 'ROUND_STATE' })
    await expect(within((tx) => endRound(tx, { vendor: 'B', roundId: 'won', memberId: winner, how: 'CLOSE', actor: 'owner', reason: '' }))).rejects.toMatchObject({ code: 'ROUND_NOT_FOUND' })
  })
})

describe('a follower of the ledger', () => {
  async function follow<Row>(read: (tx: Tx) => Promise<Row[]>): Promise<Row[]> {
    await rollUpAll(wallet.database)
    const all: Row[] = []
    for (;;) {
      const rows = await within(read)
      if (rows.length === 0) return all
      all.push(...rows)
    }
  }
  test('sees every movement once, in order, and again when its own work failed', async () => {
    const memberId = await seat()
    const mine: LedgerRow[] = []
    const more = async () => {
      mine.push(...(await follow((tx) => readTransfers(tx, 'test', 7))).filter((row) => row.memberId === memberId))
      return mine.length
    }
    await expect.poll(more).toBe(1)
    for (let n = 0; n < 10; n++) await wallet.poster.post(bet({ memberId, roundId: `follow-${n}`, transactionId: `follow-${n}`, amount: BigInt(n + 1) }))
    await expect(within(async (tx) => { await readTransfers(tx, 'test', 1_000); throw new Error('no') })).rejects.toThrow('no')
    await expect.poll(more).toBe(11)
    expect(mine.map((row) => row.amount)).toEqual([100_000n, -1n, -2n, -3n, -4n, -5n, -6n, -7n, -8n, -9n, -10n])
    expect(mine.at(-1)).toMatchObject({ code: 'BET', purpose: 'main', currency: 'THB', vendor: 'A', gameCode: 'G-1', product: 'RNG', merchantId: MERCHANT })
  })
  test('never passes a transaction that commits late', async () => {
    const [early, late] = [await seat(), await seat()]
    const seen = async () => (await follow((tx) => readTransfers(tx, 'late', 500))).map((row) => row.memberId)
    // The first use of a gateway numbers it, which others wait for.
    await within((tx) => move(tx, early, 'first'))
    await expect.poll(seen).toContain(early)
    let finish = () => {}
    const isOpen = new Promise<void>((done) => { finish = done })
    let moved = () => {}
    const hasMoved = new Promise<void>((done) => { moved = done })
    const slow = within(async (tx) => {
      await move(tx, late, 'late')
      moved()
      await isOpen
    })
    try {
      await hasMoved
      await within((tx) => move(tx, early, 'early'))
      expect(await seen()).not.toContain(early)
    } finally {
      finish()
    }
    await slow
    const after: string[] = []
    await expect.poll(async () => { after.push(...await seen()); return after }).toEqual(expect.arrayContaining([early, late]))
    expect(after.filter((memberId) => memberId === early || memberId === late)).toHaveLength(2)
  })
  test('is told of every ended round, lost and cancelled ones too', async () => {
    const memberId = await seat()
    const id = (name: string) => ({ memberId, roundId: `${memberId}-${name}`, transactionId: `${memberId}-${name}` })
    await wallet.poster.post(bet(id('lost')))
    await wallet.poster.post(win({ ...id('lost'), transactionId: `${memberId}-lost-w`, amount: 0n }))
    await wallet.poster.post(bet(id('open')))
    await wallet.poster.post(bet(id('back')))
    await wallet.poster.post(rollback({ ...id('back'), transactionId: `${memberId}-back-x`, originalTransactionId: `${memberId}-back` }))
    await wallet.poster.post(betWin(id('won')))
    const mine: EndedRound[] = []
    await expect.poll(async () => {
      mine.push(...(await follow((tx) => readEndedRounds(tx, 'rounds', 5))).filter((round) => round.memberId === memberId))
      return mine.length
    }).toBe(3)
    expect(mine.map(({ roundId, state, betAmount, winAmount }) => [roundId.slice(memberId.length + 1), state, betAmount, winAmount])).toEqual([
      ['lost', 'CLOSED', 100n, 0n], ['back', 'CANCELLED', 0n, 0n], ['won', 'CLOSED', 100n, 250n],
    ])
  })
})

const move = (tx: Tx, memberId: string, key: string, amount = 1n) => postTransaction(tx, {
  scope: 'records', key, kind: 'DEPOSIT', currency: 'THB', entries: [{ from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' }],
})

test('totals of a merchant, its products, vendors and members follow the ledger', async () => {
  await within((tx) => openAccounts(tx, { merchantId: 'other', memberId: 'total', kind: 'member' }))
  const memberId = 'total'
  await within((tx) => postTransaction(tx, {
    scope: 'records', key: 'total', kind: 'DEPOSIT', currency: 'THB', entries: [{ from: gatewayAccount('other', 'PROMPTPAY'), to: memberAccount(memberId), amount: 5_000n, code: 'DEPOSIT' }],
  }))
  const { holdId } = await within((tx) => hold(tx, { memberId, amount: 700n, scope: 'withdrawal', key: 'total' }))
  await within((tx) => captureHold(tx, { holdId, scope: 'withdrawal', key: 'total-paid', to: gatewayAccount('other', 'BANK') }))
  await wallet.poster.post(betWin({ memberId, roundId: 'total-1', transactionId: 'total-1', betAmount: 1_000n, winAmount: 400n }))
  await wallet.poster.post(bet({ memberId, roundId: 'total-2', transactionId: 'total-2', vendor: 'B', amount: 100n }))
  await wallet.poster.post(rollback({ memberId, roundId: 'total-2', transactionId: 'total-2x', vendor: 'B', originalTransactionId: 'total-2' }))
  const range = { merchantId: 'other', from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) }
  const totals = async () => { await rollUpAll(wallet.database); return ledgerTotals(reader(), { ...range, timeZone: 'Asia/Bangkok' }) }
  await expect.poll(async () => (await totals()).length).toBe(1)
  await expect.poll(async () => (await totals())[0]!.ggr).toBe(600n)
  expect((await totals())[0]).toMatchObject({
    deposits: 5_000n, depositCount: 1, withdrawals: 700n, withdrawalCount: 1, stakes: 1_000n, payouts: 400n,
    byProduct: { RNG: { stakes: 1_000n, payouts: 400n, ggr: 600n } }, byVendor: { A: { ggr: 600n }, B: { stakes: 0n } },
  })
  expect(await memberTotals(reader(), memberId)).toEqual({ deposits: 5_000n, depositCount: 1, withdrawals: 700n, withdrawalCount: 1, stakes: 1_000n, payouts: 400n })
  expect((await memberMonths(reader(), memberId, { months: 12, timeZone: 'Asia/Bangkok' })).slice(-2)).toMatchObject([{ deposits: 0n }, { deposits: 5_000n, withdrawals: 700n }])
  expect(await activeMembers(reader(), { ...range })).toBe(1)
})

test('after a commit the poster tells each balance once, and a request’s event pushes it', async () => {
  const notices: string[] = []
  wallet.poster.onPosted((told) => { for (const { memberId, balance } of told) if (memberId === 'pushed') notices.push(String(balance)) })
  await wallet.member('pushed', { main: 1_000n })
  await Promise.all([1, 2, 3].map((n) => wallet.poster.post(bet({ memberId: 'pushed', roundId: `pushed-${n}`, transactionId: `pushed-${n}` }))))
  await wallet.poster.post(bet({ memberId: 'pushed', roundId: 'pushed-1', transactionId: 'pushed-1' }))
  expect(notices.at(-1)).toBe('700')
  expect(notices.length).toBeLessThanOrEqual(3)

  const pushes: Push[] = []
  const hub = new Hub(wallet.database, { on() {}, onGap() {}, isUp: () => true, close: async () => {} } as Line, (error) => { throw error })
  hub.onPush((push) => pushes.push(push))
  const services = new Services()
  services.provide(hubKey, hub)
  await within((tx) => parts.listeners![0]!.run({ tx, now: new Date(), services }, { memberIds: ['pushed'], currency: 'THB' }))
  expect(pushes).toEqual([{ topic: 'balance', accountId: 'pushed', data: { balance: 700, currency: 'THB', version: expect.any(Number) as number } }])
  await hub.close()
})

test('the nightly proof is kept for the dashboard', async () => {
  expect(await lastProof(reader())).toBeNull()
  await sealTransfers(wallet.database)
  const proofs = await proveNow(wallet.database)
  expect(proofs.map((proof) => proof.id)).toEqual(['I1', 'I3', 'I4', 'I5', 'I6', 'I9', 'I10', 'LOG'])
  expect(await lastProof(reader())).toMatchObject({ ok: true, checks: proofs })
})

describe('whether a member is in the middle of a round', () => {
  const look = async (memberId: string) => {
    // Before the records' sums have heard of it and after: the answer is the same.
    const early = await hasOpenRounds(reader(), memberId)
    await rollUpAll(wallet.database)
    await parts.jobs!.find((job) => job.name === 'wallet.roll-up')!.run({ database: wallet.database } as never)
    expect(await hasOpenRounds(reader(), memberId)).toBe(early)
    expect(early).toBe((await roundTotalsOf(reader(), { memberId, state: 'OPEN' })).count > 0)
    return early
  }
  test('is known at once when one opens, ends, and opens again as its win is taken back', async () => {
    const memberId = await wallet.member('middle', { main: 10_000n, trial: 500n })
    const of = (name: string) => ({ memberId, roundId: 'middle', transactionId: `middle-${name}` })
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(bet({ memberId, roundId: 'middle-free', transactionId: 'middle-free', mode: 'FREE' }))
    await wallet.poster.post(betWin({ memberId, roundId: 'middle-done', transactionId: 'middle-done', betAmount: 10n, winAmount: 0n }))
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(bet(of('bet')))
    expect(await look(memberId)).toBe(true)
    await wallet.poster.post(win({ ...of('nothing'), amount: 0n }))
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(rollback({ ...of('back'), originalTransactionId: 'middle-nothing' }))
    await look(memberId)
    await wallet.poster.post(bet({ memberId, roundId: 'middle-2', transactionId: 'middle-2' }))
    await wallet.poster.post(win({ memberId, roundId: 'middle-2', transactionId: 'middle-2-win' }))
    await look(memberId)
    expect(await wallet.poster.post(rollback({ memberId, roundId: 'middle-2', transactionId: 'middle-2-back', originalTransactionId: 'middle-2-win', winRollbackAllowed: true }))).toMatchObject({ status: 'OK' })
    expect(await look(memberId)).toBe(true)
  })
})
