import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, openAccounts, runAudit } from '../../modules/wallet/index.ts'
import { seatAt } from './seat.ts'
import { bet, CLOSED_GAME, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const seat = (money?: Parameters<typeof seatAt>[1]) => seatAt(wallet, money)

describe('a bet', () => {
  test('is refused in the order duplicate, member, session, block, game, round, limit, funds', async () => {
    const member = await seat()
    const stranger = bet({
      ...member.common,
      memberId: 'nobody',
      transactionId: member.id('x'),
      refusal: 'SESSION_EXPIRED',
      gameCode: CLOSED_GAME,
    })
    expect(await member.post(stranger)).toMatchObject({ status: 'MEMBER_NOT_FOUND', balance: null })
    expect(await member.post(bet({ ...stranger, memberId: member.memberId }))).toMatchObject({
      status: 'SESSION_EXPIRED',
      balance: 1_000n,
    })
    expect(
      await member.post(
        bet({ ...member.common, transactionId: member.id('y'), gameCode: CLOSED_GAME, amount: 5_000n }),
      ),
    ).toMatchObject({ status: 'GAME_DISABLED' })
    expect(
      await member.post(bet({ ...member.common, transactionId: member.id('z'), gameCode: 'never-set' })),
    ).toMatchObject({ status: 'GAME_DISABLED' })
    expect(
      await member.post(bet({ ...member.common, transactionId: member.id('w'), amount: 1_001n })),
    ).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 1_000n })
  })
  test('that was refused stays refused under its id, even when money has come', async () => {
    const member = await seat({ main: 50n })
    const large = bet({ ...member.common, transactionId: member.id('bet'), amount: 100n })
    expect(await member.post(large)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    await wallet.member(member.memberId, { bonus: 500n })
    expect(await member.post(large)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      isRepeat: true,
      balance: 50n,
      currentBalance: 550n,
    })
    expect(
      await member.post(
        rollback({
          ...member.common,
          transactionId: member.id('back'),
          originalTransactionId: member.id('bet'),
        }),
      ),
    ).toMatchObject({ status: 'OK', balance: 550n })
    expect(await member.balance()).toBe(550n)
  })
  test('repeated after the session ended gets its first answer', async () => {
    const member = await seat()
    const first = await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    expect(
      await member.post(
        bet({ ...member.common, transactionId: member.id('bet'), refusal: 'SESSION_EXPIRED', mode: 'FREE' }),
      ),
    ).toMatchObject({ ...first, isRepeat: true })
  })
  test('in a closed round is ROUND_CLOSED', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), roundClosed: true }))
    expect(await member.post(bet({ ...member.common, transactionId: member.id('second') }))).toMatchObject({
      status: 'ROUND_CLOSED',
      balance: 900n,
    })
    expect(await member.post(win({ ...member.common, transactionId: member.id('win') }))).toMatchObject({
      status: 'ROUND_CLOSED',
    })
    expect(
      await member.post(win({ ...member.common, transactionId: member.id('late'), lateWinAllowed: true })),
    ).toMatchObject({ status: 'OK', balance: 1_150n })
  })
  test('of a member whose neighbour in the batch is refused is not touched by it', async () => {
    const [rich, poor] = [await seat(), await seat({ main: 1n })]
    const answers = await Promise.all([
      poor.post(bet({ ...poor.common, transactionId: poor.id('bet') })),
      rich.post(bet({ ...rich.common, transactionId: rich.id('bet') })),
      poor.post(bet({ ...poor.common, transactionId: poor.id('small'), amount: 1n })),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(['INSUFFICIENT_FUNDS', 'OK', 'OK'])
  })
})

describe('free play', () => {
  test('T-Y2 moves play money only, and an account of play money cannot bet for real', async () => {
    const member = await seat({ main: 100n, trial: 1_000n })
    expect(
      await member.post(
        bet({ ...member.common, transactionId: member.id('bet'), mode: 'FREE', amount: 400n }),
      ),
    ).toMatchObject({ status: 'OK', balance: 600n, currency: 'TRIAL' })
    expect(
      await member.post(win({ ...member.common, transactionId: member.id('wrong'), currency: 'THB' })),
    ).toMatchObject({ status: 'CURRENCY_MISMATCH' })
    expect(
      await member.post(win({ ...member.common, transactionId: member.id('win'), currency: 'TRIAL' })),
    ).toMatchObject({ status: 'OK', balance: 850n, currency: 'TRIAL' })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({
      balance: 100n,
      trial: 850n,
    })
    await wallet.database.transaction((tx) =>
      openAccounts(tx, { merchantId: 'demo', memberId: member.id('visitor'), kind: 'trial' }),
    )
    expect(
      await member.post(
        bet({ ...member.common, memberId: member.id('visitor'), transactionId: member.id('real') }),
      ),
    ).toMatchObject({ status: 'MEMBER_NOT_FOUND' })
    const { rows } = await wallet.database.pool.query(`
      SELECT p.txn_id FROM audit.postings p JOIN audit.accounts a USING (account_id) GROUP BY p.txn_id HAVING count(DISTINCT a.currency) > 1`)
    expect(rows).toEqual([])
  })
})
