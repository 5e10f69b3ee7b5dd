import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  activeMembers,
  captureHold,
  gatewayAccount,
  hold,
  ledgerTotals,
  memberAccount,
  memberMonths,
  memberTotals,
  postTransaction,
  runAudit,
  openAccounts,
} from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, betWin, openWallet, rollback, type Wallet } from './support.ts'

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

test('totals of a merchant, its products, vendors and members follow the ledger', async () => {
  await within((tx) => openAccounts(tx, { merchantId: 'other', memberId: 'total', kind: 'member' }))
  const memberId = 'total'
  await within((tx) =>
    postTransaction(tx, {
      scope: 'records',
      key: 'total',
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount('other', 'PROMPTPAY'),
          to: memberAccount(memberId),
          amount: 5_000n,
          code: 'DEPOSIT',
        },
      ],
    }),
  )
  const { holdId } = await within((tx) =>
    hold(tx, { memberId, amount: 700n, scope: 'withdrawal', key: 'total' }),
  )
  await within((tx) =>
    captureHold(tx, { holdId, scope: 'withdrawal', key: 'total-paid', to: gatewayAccount('other', 'BANK') }),
  )
  await wallet.poster.post(
    betWin({ memberId, roundId: 'total-1', transactionId: 'total-1', betAmount: 1_000n, winAmount: 400n }),
  )
  await wallet.poster.post(
    bet({ memberId, roundId: 'total-2', transactionId: 'total-2', vendor: 'B', amount: 100n }),
  )
  await wallet.poster.post(
    rollback({
      memberId,
      roundId: 'total-2',
      transactionId: 'total-2x',
      vendor: 'B',
      originalTransactionId: 'total-2',
    }),
  )
  const range = {
    merchantId: 'other',
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 86_400_000),
  }
  const totals = async () => {
    await rollUpAll(wallet.database)
    return ledgerTotals(reader(), { ...range, timeZone: 'Asia/Bangkok' })
  }
  await expect.poll(async () => (await totals()).length).toBe(1)
  await expect.poll(async () => (await totals())[0]!.ggr).toBe(600n)
  expect((await totals())[0]).toMatchObject({
    deposits: 5_000n,
    depositCount: 1,
    withdrawals: 700n,
    withdrawalCount: 1,
    stakes: 1_000n,
    payouts: 400n,
    byProduct: { RNG: { stakes: 1_000n, payouts: 400n, ggr: 600n } },
    byVendor: { A: { ggr: 600n }, B: { stakes: 0n } },
  })
  expect(await memberTotals(reader(), memberId)).toEqual({
    deposits: 5_000n,
    depositCount: 1,
    withdrawals: 700n,
    withdrawalCount: 1,
    stakes: 1_000n,
    payouts: 400n,
  })
  expect(
    (await memberMonths(reader(), memberId, { months: 12, timeZone: 'Asia/Bangkok' })).slice(-2),
  ).toMatchObject([{ deposits: 0n }, { deposits: 5_000n, withdrawals: 700n }])
  expect(await activeMembers(reader(), { ...range })).toBe(1)
})
