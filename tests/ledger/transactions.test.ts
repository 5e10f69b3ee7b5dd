import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adjustmentAccount, balancesOf, bookReceivable, captureHold, clawBack, expenseAccount, feeAccount, gatewayAccount, hold, houseAccount, memberAccount, openAccounts,
  postTransaction, releaseHold, repayReceivable, resetTrial, reverse, runAudit, transactionOf, transfersOf, type Entry,
} from '../../modules/wallet/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sql, type Tx } from '../../platform/postgres.ts'
import { MERCHANT, openWallet, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => { wallet = await openWallet() })
afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

let made = 0
const seat = (money: { main?: bigint; bonus?: bigint } = { main: 1_000n }) => wallet.member(`member-${++made}`, money)
const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)
const held = async (memberId: string) => balancesOf(wallet.database.kysely, memberId)
const refusal = (code: string) => expect.objectContaining({ code }) as Refusal
const deposit = (memberId: string, key: string, amount = 500n): Parameters<typeof postTransaction>[1] => ({
  scope: 'deposit', key, kind: 'DEPOSIT', currency: 'THB', reference: key,
  entries: [{ from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' }],
})

describe('a transaction', () => {
  test('moves its money once, however often its key comes', async () => {
    const memberId = await seat()
    const posted = await Promise.all(Array.from({ length: 10 }, () => within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))))
    expect(new Set(posted.map((one) => one.txnId)).size).toBe(1)
    expect(posted.filter((one) => !one.isRepeat)).toHaveLength(1)
    expect(posted[0]!.balances).toMatchObject([{ memberId, currency: 'THB', balance: 1_500n }])
    expect(await held(memberId)).toMatchObject({ main: 1_500n })
  })
  test('refuses other content under its key', async () => {
    const memberId = await seat()
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    await expect(within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`, 501n)))).rejects.toThrow(refusal('REQUEST_KEY_REUSED'))
    expect(await held(memberId)).toMatchObject({ main: 1_500n })
  })
  test('moves nothing when one of its entries is not covered', async () => {
    const memberId = await seat({ main: 100n, bonus: 10n })
    const entries: Entry[] = [
      { from: memberAccount(memberId), to: feeAccount(MERCHANT), amount: 60n, code: 'FEE' },
      { from: memberAccount(memberId), to: feeAccount(MERCHANT), amount: 41n, code: 'FEE' },
    ]
    await expect(within((tx) => postTransaction(tx, { scope: 't', key: memberId, kind: 'FEE', currency: 'THB', entries }))).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(await held(memberId)).toMatchObject({ main: 100n, bonus: 10n })
  })
  test('between two members goes over clearing: a row has one guarded side', async () => {
    const [from, to] = [await seat(), await seat({})]
    const { txnId } = await within((tx) => postTransaction(tx, {
      scope: 't', key: from, kind: 'TRANSFER', currency: 'THB', entries: [{ from: memberAccount(from), to: memberAccount(to), amount: 300n, code: 'TRANSFER_DOWN' }],
    }))
    expect((await transactionOf(wallet.database.kysely, txnId))?.transfers).toMatchObject([
      { from: `${from}/main`, to: `${MERCHANT}/clearing`, amount: 300n }, { from: `${MERCHANT}/clearing`, to: `${to}/main`, amount: 300n },
    ])
    expect([(await held(from)).main, (await held(to)).main]).toEqual([700n, 300n])
  })
  test('moves one currency only', async () => {
    const memberId = await seat()
    const toPoints: Entry = { from: expenseAccount(MERCHANT, 'points'), to: memberAccount(memberId, 'points'), amount: 5n, code: 'POINTS_EARNED' }
    await within((tx) => postTransaction(tx, { scope: 'points', key: memberId, kind: 'POINTS', currency: 'POINT', entries: [toPoints] }))
    expect(await held(memberId)).toMatchObject({ points: 5n, main: 1_000n })
    await expect(within((tx) => postTransaction(tx, { scope: 'points', key: `${memberId}2`, kind: 'POINTS', currency: 'THB', entries: [toPoints] }))).rejects.toThrow(/no account|purpose/)
    await expect(wallet.database.pool.query(`
      SELECT wallet.post_txn('x', 'x', gen_random_uuid(), 'X', 'THB', ARRAY[65536 * 2 + 4]::bigint[], ARRAY[65536 * 2 + 17]::bigint[], ARRAY[1]::bigint[], ARRAY[1]::smallint[], NULL, NULL, NULL, NULL, false)`,
    )).rejects.toThrow('one currency only')
  })
  test('gives a trial account play money only', async () => {
    await within((tx) => openAccounts(tx, { merchantId: MERCHANT, memberId: 'visitor', kind: 'trial' }))
    await expect(within((tx) => postTransaction(tx, deposit('visitor', 'd-visitor')))).rejects.toThrow('play money only')
    await within((tx) => resetTrial(tx, { memberId: 'visitor', amount: 1_000_000n, key: 'visitor:1' }))
    expect(await held('visitor')).toMatchObject({ trial: 1_000_000n, balance: 0n })
  })
  test('of a member whose accounts were never opened is a bug, not a refusal', async () => {
    await expect(within((tx) => postTransaction(tx, deposit('nobody', 'd-nobody')))).rejects.toThrow('the wallet knows no member nobody')
  })
})

describe('a hold', () => {
  test('sets money aside, is captured in parts and released, never more than was held', async () => {
    const memberId = await seat()
    const { holdId, leftAmount } = await within((tx) => hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId, reference: memberId }))
    expect(leftAmount).toBe(400n)
    expect(await held(memberId)).toMatchObject({ main: 600n, hold: 400n, balance: 600n })
    const capture = (key: string, amount: bigint) => within((tx) => captureHold(tx, { holdId, scope: 'withdrawal', key: memberId + key, to: gatewayAccount(MERCHANT, 'BANK'), amount }))
    expect(await capture('paid', 300n)).toMatchObject({ leftAmount: 100n, isRepeat: false })
    expect(await capture('paid', 300n)).toMatchObject({ leftAmount: 100n, isRepeat: true })
    await expect(capture('more', 101n)).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(await within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-rest` }))).toMatchObject({ leftAmount: 0n })
    expect(await within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-rest` }))).toMatchObject({ leftAmount: 0n, isRepeat: true })
    expect(await held(memberId)).toMatchObject({ main: 700n, hold: 0n })
  })
  test('is not covered by bonus money', async () => {
    const memberId = await seat({ main: 100n, bonus: 100n })
    await expect(within((tx) => hold(tx, { memberId, amount: 101n, scope: 'withdrawal', key: memberId }))).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
  })
  test('captured and released at once ends in one of the two', async () => {
    const memberId = await seat()
    const { holdId } = await within((tx) => hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId }))
    const settled = await Promise.allSettled([
      within((tx) => captureHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-paid`, to: gatewayAccount(MERCHANT, 'BANK') })),
      within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-back` })),
    ])
    expect(settled.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([600n, 1_000n]).toContain((await held(memberId)).main)
    expect((await held(memberId)).hold).toBe(0n)
  })
})

describe('a correction', () => {
  test('reverses a transaction as a whole, once, and names the first, the person and the reason', async () => {
    const memberId = await seat()
    const { txnId } = await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    const order = { txnId, scope: 'operator', key: `r-${memberId}`, actor: 'owner', reason: 'paid by mistake' }
    const reversed = await within((tx) => reverse(tx, order))
    expect(await within((tx) => reverse(tx, order))).toMatchObject({ txnId: reversed.txnId, isRepeat: true })
    await expect(within((tx) => reverse(tx, { ...order, key: `r2-${memberId}` }))).rejects.toThrow(refusal('ADJUSTMENT_STATE'))
    expect(await transactionOf(wallet.database.kysely, reversed.txnId)).toMatchObject({ reverses: txnId, actor: 'owner', reason: 'paid by mistake' })
    expect(await transactionOf(wallet.database.kysely, txnId)).toMatchObject({ reversedBy: reversed.txnId })
    expect(await held(memberId)).toMatchObject({ main: 1_000n })
  })
  test('of money that is gone is refused, or booked as owed where that is asked', async () => {
    const memberId = await seat({ bonus: 30n })
    const { txnId } = await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    await within((tx) => hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId }))
    const order = { txnId, scope: 'operator', key: `r-${memberId}`, actor: 'owner', reason: 'charged back' }
    await expect(within((tx) => reverse(tx, order))).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(await within((tx) => reverse(tx, { ...order, clawBack: true }))).toMatchObject({ receivableAmount: 370n })
    expect(await held(memberId)).toMatchObject({ balance: 0n, hold: 400n, receivable: 370n })
  })
  test('what is owed is repaid from main with consent, and never beyond', async () => {
    const memberId = await seat({ main: 100n })
    const taken = await within((tx) => clawBack(tx, { memberId, amount: 250n, to: adjustmentAccount(MERCHANT), code: 'ADJUSTMENT', scope: 'operator', key: memberId, actor: 'owner', reason: 'abuse' }))
    expect(taken.receivableAmount).toBe(150n)
    await within((tx) => bookReceivable(tx, { memberId, amount: 50n, to: houseAccount(MERCHANT, 'RNG'), scope: 'operator', key: `${memberId}-more`, actor: 'owner', reason: 'resettled' }))
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    expect(await held(memberId)).toMatchObject({ main: 500n, receivable: 200n })
    await expect(within((tx) => repayReceivable(tx, { memberId, amount: 201n, scope: 'operator', key: `${memberId}-p1` }))).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    await within((tx) => repayReceivable(tx, { memberId, amount: 200n, scope: 'operator', key: `${memberId}-p2` }))
    expect(await held(memberId)).toMatchObject({ main: 300n, receivable: 0n })
  })
})

describe('the account record', () => {
  test('shows main and bonus as one balance, pages, filters, and leaves moves between the two out', async () => {
    const memberId = await seat({ main: 1_000n, bonus: 200n })
    await within((tx) => postTransaction(tx, {
      scope: 'bonus', key: memberId, kind: 'RELEASE', currency: 'THB', entries: [{ from: memberAccount(memberId, 'bonus'), to: memberAccount(memberId), amount: 50n, code: 'BONUS_RELEASE' }],
    }))
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    const first = await transfersOf(wallet.database.kysely, { memberId, pageNo: 1, pageSize: 2 })
    expect(first).toMatchObject({ totalCount: 3, totalPages: 2 })
    expect(first.list.map(({ code, amount, balanceAfter, reference }) => [code, amount, balanceAfter, reference])).toEqual([
      ['DEPOSIT', 500n, 1_700n, `d-${memberId}`], ['OPENING', 200n, 1_200n, null],
    ])
    expect((await transfersOf(wallet.database.kysely, { memberId, pageNo: 9, pageSize: 2 })).list).toEqual([])
    expect((await transfersOf(wallet.database.kysely, { memberId, codes: ['DEPOSIT'], pageNo: 1, pageSize: 9 })).totalCount).toBe(1)
  })
})

test('moved money tells an event in its own transaction, a repeat none', async () => {
  const memberId = await seat({})
  const events = async () => (await sql<{ payload: unknown }>`SELECT payload FROM app.outbox WHERE event = 'wallet.moved' AND payload -> 'memberIds' ? ${memberId}`.execute(wallet.database.kysely)).rows
  await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
  await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
  expect(await events()).toEqual([{ payload: { memberIds: [memberId], currency: 'THB' } }])
})
