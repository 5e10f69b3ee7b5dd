import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adjustmentAccount,
  balancesOf,
  bookReceivable,
  clawBack,
  gatewayAccount,
  hold,
  houseAccount,
  memberAccount,
  postTransaction,
  repayReceivable,
  reverse,
  runAudit,
  transactionOf,
} from '../../modules/wallet/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../platform/postgres.ts'
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

const deposit = (memberId: string, key: string, amount = 500n): Parameters<typeof postTransaction>[1] => ({
  scope: 'deposit',
  key,
  kind: 'DEPOSIT',
  currency: 'THB',
  reference: key,
  entries: [
    { from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' },
  ],
})

describe('a correction', () => {
  test('reverses a transaction as a whole, once, and names the first, the person and the reason', async () => {
    const memberId = await seat()
    const { txnId } = await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    const order = {
      txnId,
      scope: 'operator',
      key: `r-${memberId}`,
      actor: 'owner',
      reason: 'paid by mistake',
    }
    const reversed = await within((tx) => reverse(tx, order))
    expect(await within((tx) => reverse(tx, order))).toMatchObject({ txnId: reversed.txnId, isRepeat: true })
    await expect(within((tx) => reverse(tx, { ...order, key: `r2-${memberId}` }))).rejects.toThrow(
      refusal('ADJUSTMENT_STATE'),
    )
    expect(await transactionOf(wallet.database.kysely, reversed.txnId)).toMatchObject({
      reverses: txnId,
      actor: 'owner',
      reason: 'paid by mistake',
    })
    expect(await transactionOf(wallet.database.kysely, txnId)).toMatchObject({ reversedBy: reversed.txnId })
    expect(await held(memberId)).toMatchObject({ main: 1_000n })
  })
  test('of money that is gone is refused, or booked as owed if requested', async () => {
    const memberId = await seat({ bonus: 30n })
    const { txnId } = await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    await within((tx) => hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId }))
    const order = { txnId, scope: 'operator', key: `r-${memberId}`, actor: 'owner', reason: 'charged back' }
    await expect(within((tx) => reverse(tx, order))).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(await within((tx) => reverse(tx, { ...order, clawBack: true }))).toMatchObject({
      receivableAmount: 370n,
    })
    expect(await held(memberId)).toMatchObject({ balance: 0n, hold: 400n, receivable: 370n })
  })
  test('what is owed is repaid from main with consent, and never beyond', async () => {
    const memberId = await seat({ main: 100n })
    const taken = await within((tx) =>
      clawBack(tx, {
        memberId,
        amount: 250n,
        to: adjustmentAccount(MERCHANT),
        code: 'ADJUSTMENT',
        scope: 'operator',
        key: memberId,
        actor: 'owner',
        reason: 'abuse',
      }),
    )
    expect(taken.receivableAmount).toBe(150n)
    await within((tx) =>
      bookReceivable(tx, {
        memberId,
        amount: 50n,
        to: houseAccount(MERCHANT, 'RNG'),
        scope: 'operator',
        key: `${memberId}-more`,
        actor: 'owner',
        reason: 'resettled',
      }),
    )
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    expect(await held(memberId)).toMatchObject({ main: 500n, receivable: 200n })
    await expect(
      within((tx) =>
        repayReceivable(tx, { memberId, amount: 201n, scope: 'operator', key: `${memberId}-p1` }),
      ),
    ).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    await within((tx) =>
      repayReceivable(tx, { memberId, amount: 200n, scope: 'operator', key: `${memberId}-p2` }),
    )
    expect(await held(memberId)).toMatchObject({ main: 300n, receivable: 0n })
  })
})
