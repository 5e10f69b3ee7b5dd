import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, roundOf, runAudit } from '../../modules/wallet/index.ts'
import { seatAt } from './seat.ts'
import { bet, betWin, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const seat = (money?: Parameters<typeof seatAt>[1]) => seatAt(wallet, money)

describe('a rollback', () => {
  test('of a bet whose round has a win, even of zero, is BET_ALREADY_SETTLED', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 0n }))
    expect(
      await member.post(
        rollback({
          ...member.common,
          transactionId: member.id('back'),
          originalTransactionId: member.id('bet'),
        }),
      ),
    ).toMatchObject({ status: 'BET_ALREADY_SETTLED', balance: 900n })
  })
  test('under another id: OK with the transaction of the first, no effect', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    const first = await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back'),
        originalTransactionId: member.id('bet'),
      }),
    )
    const second = await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back-2'),
        originalTransactionId: member.id('bet'),
      }),
    )
    expect(second).toMatchObject({
      status: 'OK',
      walletTransactionId: first.walletTransactionId,
      isRepeat: false,
      balance: 1_000n,
    })
  })
  test('of an unknown bet says BET_NOT_FOUND if the vendor wants that, and keeps the tombstone', async () => {
    const member = await seat()
    const early = rollback({
      ...member.common,
      transactionId: member.id('back'),
      originalTransactionId: member.id('bet'),
      unknownRollbackNotFound: true,
    })
    expect(await member.post(early)).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('bet') }))).toMatchObject({
      status: 'BET_CANCELLED',
    })
  })
  test('of another member’s bet, or in another round, is BET_NOT_FOUND', async () => {
    const [member, thief] = [await seat(), await seat()]
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    expect(
      await thief.post(
        rollback({
          ...member.common,
          memberId: thief.memberId,
          transactionId: thief.id('back'),
          originalTransactionId: member.id('bet'),
        }),
      ),
    ).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(
      await member.post(
        rollback({
          ...member.common,
          roundId: 'another',
          transactionId: member.id('back'),
          originalTransactionId: member.id('bet'),
        }),
      ),
    ).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(await member.balance()).toBe(900n)
  })
  test('of a win needs the vendor’s setting; what the member has spent is owed, and the balance stops at zero', async () => {
    const member = await seat({ main: 100n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 500n }))
    await member.post(
      bet({
        ...member.common,
        roundId: member.id('r2'),
        transactionId: member.id('spent'),
        amount: 450n,
        roundClosed: true,
      }),
    )
    const back = rollback({
      ...member.common,
      transactionId: member.id('back'),
      originalTransactionId: member.id('win'),
    })
    expect(await member.post(back)).toMatchObject({ status: 'BET_ALREADY_SETTLED' })
    expect(await member.post({ ...back, winRollbackAllowed: true })).toMatchObject({
      status: 'OK',
      balance: 0n,
    })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      balance: 0n,
      receivable: 450n,
    })
    expect(
      await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId }),
    ).toMatchObject({ state: 'OPEN', winAmount: 0n })
  })
  test('of a bet-win on whose round more was won is BET_ALREADY_SETTLED: no round holds a win without a bet', async () => {
    const member = await seat()
    await member.post(betWin({ ...member.common, transactionId: member.id('both') }))
    await member.post(
      win({ ...member.common, transactionId: member.id('late'), amount: 70n, lateWinAllowed: true }),
    )
    const back = rollback({
      ...member.common,
      transactionId: member.id('back'),
      originalTransactionId: member.id('both'),
      winRollbackAllowed: true,
    })
    expect(await member.post(back)).toMatchObject({ status: 'BET_ALREADY_SETTLED', balance: 1_220n })
    await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back-late'),
        originalTransactionId: member.id('late'),
        winRollbackAllowed: true,
      }),
    )
    expect(await member.post(back)).toMatchObject({ status: 'OK', balance: 1_000n })
    expect(
      await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId }),
    ).toMatchObject({ state: 'CANCELLED', betAmount: 0n, winAmount: 0n })
  })
  test('of a bet-win takes it back as a whole', async () => {
    const member = await seat()
    await member.post(betWin({ ...member.common, transactionId: member.id('both') }))
    const back = rollback({
      ...member.common,
      transactionId: member.id('back'),
      originalTransactionId: member.id('both'),
      winRollbackAllowed: true,
    })
    expect(await member.post(back)).toMatchObject({ status: 'OK', balance: 1_000n })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toEqual({
      state: 'CANCELLED',
      betAmount: 0n,
      winAmount: 0n,
    })
  })
})
