import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  balancesOf,
  expenseAccount,
  feeAccount,
  memberAccount,
  openAccounts,
  postTransaction,
  resetTrial,
  runAudit,
  transactionOf,
  type Entry,
} from '../../modules/wallet/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sql, type Tx } from '../../platform/postgres.ts'
import { deposit } from './deposit.ts'
import { MERCHANT, openWallet, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

let made = 0

const seat = (money: { main?: bigint; bonus?: bigint } = { main: 1_000n }) =>
  wallet.member(`member-${++made}`, money)

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

const held = async (memberId: string) => balancesOf(wallet.database.kysely, memberId)

const refusal = (code: string) => expect.objectContaining({ code }) as Refusal

describe('a transaction', () => {
  test('moves its money once, however often its key comes', async () => {
    const memberId = await seat()
    const posted = await Promise.all(
      Array.from({ length: 10 }, () =>
        within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`))),
      ),
    )
    expect(new Set(posted.map((one) => one.txnId)).size).toBe(1)
    expect(posted.filter((one) => !one.isRepeat)).toHaveLength(1)
    expect(posted[0]!.balances).toMatchObject([{ memberId, currency: 'THB', balance: 1_500n }])
    expect(await held(memberId)).toMatchObject({ main: 1_500n })
  })
  test('refuses other content under its key', async () => {
    const memberId = await seat()
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    await expect(
      within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`, 501n))),
    ).rejects.toThrow(refusal('REQUEST_KEY_REUSED'))
    expect(await held(memberId)).toMatchObject({ main: 1_500n })
  })
  test('moves nothing when one of its entries is not covered', async () => {
    const memberId = await seat({ main: 100n, bonus: 10n })
    const entries: Entry[] = [
      { from: memberAccount(memberId), to: feeAccount(MERCHANT), amount: 60n, code: 'FEE' },
      { from: memberAccount(memberId), to: feeAccount(MERCHANT), amount: 41n, code: 'FEE' },
    ]
    await expect(
      within((tx) =>
        postTransaction(tx, { scope: 't', key: memberId, kind: 'FEE', currency: 'THB', entries }),
      ),
    ).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(await held(memberId)).toMatchObject({ main: 100n, bonus: 10n })
  })
  test('between two members goes over clearing: a row has one guarded side', async () => {
    const [from, to] = [await seat(), await seat({})]
    const { txnId } = await within((tx) =>
      postTransaction(tx, {
        scope: 't',
        key: from,
        kind: 'TRANSFER',
        currency: 'THB',
        entries: [{ from: memberAccount(from), to: memberAccount(to), amount: 300n, code: 'TRANSFER_DOWN' }],
      }),
    )
    expect((await transactionOf(wallet.database.kysely, txnId))?.transfers).toMatchObject([
      { from: `${from}/main`, to: `${MERCHANT}/clearing`, amount: 300n },
      { from: `${MERCHANT}/clearing`, to: `${to}/main`, amount: 300n },
    ])
    expect([(await held(from)).main, (await held(to)).main]).toEqual([700n, 300n])
  })
  test('moves one currency only', async () => {
    const memberId = await seat()
    const toPoints: Entry = {
      from: expenseAccount(MERCHANT, 'points'),
      to: memberAccount(memberId, 'points'),
      amount: 5n,
      code: 'POINTS_EARNED',
    }
    await within((tx) =>
      postTransaction(tx, {
        scope: 'points',
        key: memberId,
        kind: 'POINTS',
        currency: 'POINT',
        entries: [toPoints],
      }),
    )
    expect(await held(memberId)).toMatchObject({ points: 5n, main: 1_000n })
    await expect(
      within((tx) =>
        postTransaction(tx, {
          scope: 'points',
          key: `${memberId}2`,
          kind: 'POINTS',
          currency: 'THB',
          entries: [toPoints],
        }),
      ),
    ).rejects.toThrow(/no account|purpose/)
    await expect(
      wallet.database.pool.query(`
      SELECT wallet.post_txn('x', 'x', gen_random_uuid(), 'X', 'THB', ARRAY[65536 * 2 + 4]::bigint[], ARRAY[65536 * 2 + 17]::bigint[], ARRAY[1]::bigint[], ARRAY[1]::smallint[], NULL, NULL, NULL, NULL, false)`),
    ).rejects.toThrow('one currency only')
  })
  test('gives a trial account play money only', async () => {
    await within((tx) => openAccounts(tx, { merchantId: MERCHANT, memberId: 'visitor', kind: 'trial' }))
    await expect(within((tx) => postTransaction(tx, deposit('visitor', 'd-visitor')))).rejects.toThrow(
      'play money only',
    )
    await within((tx) => resetTrial(tx, { memberId: 'visitor', amount: 1_000_000n, key: 'visitor:1' }))
    expect(await held('visitor')).toMatchObject({ trial: 1_000_000n, balance: 0n })
  })
  test('of a member whose accounts were never opened is a bug, not a refusal', async () => {
    await expect(within((tx) => postTransaction(tx, deposit('nobody', 'd-nobody')))).rejects.toThrow(
      'the wallet knows no member nobody',
    )
  })
})

test('moved money writes an event in its own transaction, a repeat none', async () => {
  const memberId = await seat({})
  const events = async () =>
    (
      await sql<{
        payload: unknown
      }>`SELECT payload FROM app.outbox WHERE event = 'wallet.moved' AND payload -> 'memberIds' ? ${memberId}`.execute(
        wallet.database.kysely,
      )
    ).rows
  await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
  await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
  expect(await events()).toEqual([{ payload: { memberIds: [memberId], currency: 'THB' } }])
})
