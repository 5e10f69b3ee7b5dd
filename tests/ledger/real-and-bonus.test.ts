import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, roundOf, runAudit, transfersOf } from '../../modules/wallet/index.ts'
import { seatAt } from './seat.ts'
import { bet, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const seat = (money?: Parameters<typeof seatAt>[1]) => seatAt(wallet, money)

describe('real and bonus money (domain/economy.md §5)', () => {
  test('the page’s example: 1,000 real and 500 bonus staked, 3,000 paid: real 2,000, bonus 500 + 1,000', async () => {
    const member = await seat({ main: 1_000n, bonus: 1_000n })
    expect(
      await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 1_500n })),
    ).toMatchObject({ balance: 500n })
    expect(
      await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 3_000n })),
    ).toMatchObject({ balance: 3_500n })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      main: 2_000n,
      bonus: 1_500n,
    })
    const { list } = await transfersOf(wallet.database.kysely, {
      memberId: member.memberId,
      pageNo: 1,
      pageSize: 10,
      codes: ['BET', 'PAYOUT'],
    })
    expect(list.map(({ code, amount, balanceAfter }) => ({ code, amount, balanceAfter }))).toEqual([
      { code: 'PAYOUT', amount: 3_000n, balanceAfter: 3_500n },
      { code: 'BET', amount: -1_500n, balanceAfter: 500n },
    ])
  })
  test('the real part is floored, the rest is bonus, and the largest amounts do not overflow', async () => {
    const most = 9_000_000_000_000n
    const member = await seat({ main: most - 1n, bonus: 2n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: most }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: most }))
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      main: most - 1n,
      bonus: 2n,
    })
  })
  test('a jackpot is booked under its own code, in the same proportion', async () => {
    const member = await seat({ main: 60n, bonus: 40n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(
      win({ ...member.common, transactionId: member.id('win'), amount: 1_000n, jackpotAmount: 400n }),
    )
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      main: 600n,
      bonus: 400n,
    })
    const { list } = await transfersOf(wallet.database.kysely, {
      memberId: member.memberId,
      pageNo: 1,
      pageSize: 10,
      codes: ['JACKPOT', 'PAYOUT'],
    })
    expect(list.map(({ code, amount }) => [code, amount])).toEqual([
      ['JACKPOT', 400n],
      ['PAYOUT', 600n],
    ])
  })
  test('a rolled back bet returns each part to its account', async () => {
    const member = await seat({ main: 30n, bonus: 100n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back'),
        originalTransactionId: member.id('bet'),
      }),
    )
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      main: 30n,
      bonus: 100n,
    })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toEqual({
      state: 'CANCELLED',
      betAmount: 0n,
      winAmount: 0n,
    })
  })
})
