import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberAccount, postTransaction, runAudit, transfersOf } from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { deposit } from './deposit.ts'
import { openWallet, type Wallet } from './support.ts'

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

describe('the account record', () => {
  test('shows main and bonus as one balance, pages, filters, and leaves moves between the two out', async () => {
    const memberId = await seat({ main: 1_000n, bonus: 200n })
    await within((tx) =>
      postTransaction(tx, {
        scope: 'bonus',
        key: memberId,
        kind: 'RELEASE',
        currency: 'THB',
        entries: [
          {
            from: memberAccount(memberId, 'bonus'),
            to: memberAccount(memberId),
            amount: 50n,
            code: 'BONUS_RELEASE',
          },
        ],
      }),
    )
    await within((tx) => postTransaction(tx, deposit(memberId, `d-${memberId}`)))
    const first = await transfersOf(wallet.database.kysely, { memberId, pageNo: 1, pageSize: 2 })
    expect(first).toMatchObject({ totalCount: 3, totalPages: 2 })
    expect(
      first.list.map(({ code, amount, balanceAfter, reference }) => [code, amount, balanceAfter, reference]),
    ).toEqual([
      ['DEPOSIT', 500n, 1_700n, `d-${memberId}`],
      ['OPENING', 200n, 1_200n, null],
    ])
    expect((await transfersOf(wallet.database.kysely, { memberId, pageNo: 9, pageSize: 2 })).list).toEqual([])
    expect(
      (await transfersOf(wallet.database.kysely, { memberId, codes: ['DEPOSIT'], pageNo: 1, pageSize: 9 }))
        .totalCount,
    ).toBe(1)
  })
})
