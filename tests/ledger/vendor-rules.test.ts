import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, openAccounts, roundOf, runAudit, transfersOf, type VendorPosting } from '../../modules/wallet/index.ts'
import { clock } from '../../kernel/clock.ts'
import { bet, betWin, CLOSED_GAME, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => { wallet = await openWallet() })
afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

let made = 0
/** A member of its own for each test, with 1,000 in main unless told otherwise; ids made from it are its own too. */
async function seat(money: { main?: bigint; bonus?: bigint; trial?: bigint } = { main: 1_000n }) {
  const memberId = await wallet.member(`member-${++made}`, money)
  const id = (name: string) => `${memberId}-${name}`
  return {
    memberId, id,
    post: (message: VendorPosting) => wallet.poster.post(message),
    balance: async () => (await balancesOf(wallet.database.kysely, memberId)).balance,
    common: { memberId, roundId: id('round') },
  }
}

describe('T-V1 each message, repeated, late, reordered or changed, leaves the one right effect', () => {
  const later = async (work: () => Promise<void>) => {
    const before = clock.offsetMs()
    await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [86_400_000])
    try { await work() } finally { await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [before]) }
  }
  // What stands before the message, the message, the balance after it, and what it says under other content.
  const cases = {
    bet: {
      before: () => [],
      message: (m: Awaited<ReturnType<typeof seat>>) => bet({ ...m.common, transactionId: m.id('bet'), amount: 100n }),
      changed: (m: Awaited<ReturnType<typeof seat>>) => bet({ ...m.common, transactionId: m.id('bet'), amount: 101n }),
      expected: 900n,
    },
    win: {
      before: (m: Awaited<ReturnType<typeof seat>>) => [bet({ ...m.common, transactionId: m.id('bet'), amount: 100n })],
      message: (m: Awaited<ReturnType<typeof seat>>) => win({ ...m.common, transactionId: m.id('win'), amount: 250n }),
      changed: (m: Awaited<ReturnType<typeof seat>>) => win({ ...m.common, transactionId: m.id('win'), amount: 251n }),
      expected: 1_150n,
    },
    rollback: {
      before: (m: Awaited<ReturnType<typeof seat>>) => [bet({ ...m.common, transactionId: m.id('bet'), amount: 100n })],
      message: (m: Awaited<ReturnType<typeof seat>>) => rollback({ ...m.common, transactionId: m.id('back'), originalTransactionId: m.id('bet') }),
      changed: (m: Awaited<ReturnType<typeof seat>>) => rollback({ ...m.common, transactionId: m.id('back'), originalTransactionId: m.id('other') }),
      expected: 1_000n,
    },
  }
  for (const [kind, { before, message, changed, expected }] of Object.entries(cases)) {
    const start = async () => {
      const member = await seat()
      for (const earlier of before(member)) expect(await member.post(earlier)).toMatchObject({ status: 'OK' })
      return member
    }
    test(`${kind}, twenty at once: one effect, one transaction`, async () => {
      const member = await start()
      const answers = await Promise.all(Array.from({ length: 20 }, () => member.post(message(member))))
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.walletTransactionId} ${answer.balance}`)).size).toBe(1)
      expect(answers.filter((answer) => !answer.isRepeat)).toHaveLength(1)
      expect(await member.balance()).toBe(expected)
    })
    test(`${kind}, again after a day: the first answer, no effect`, async () => {
      const member = await start()
      const first = await member.post(message(member))
      await later(async () => {
        expect(await member.post(message(member))).toMatchObject({ ...first, isRepeat: true })
        expect(await member.balance()).toBe(expected)
      })
    })
    test(`${kind}, again after other movements: the balance of its moment beside the live one`, async () => {
      const member = await start()
      const first = await member.post(message(member))
      await member.post(bet({ ...member.common, roundId: member.id('later'), transactionId: member.id('later'), amount: 7n }))
      expect(await member.post(message(member))).toMatchObject({ balance: first.balance, currentBalance: expected - 7n, isRepeat: true })
    })
    test(`${kind}, other content under its id: DUPLICATE_TRANSACTION, no effect`, async () => {
      const member = await start()
      await member.post(message(member))
      expect(await member.post(changed(member))).toMatchObject({ status: 'DUPLICATE_TRANSACTION', isRepeat: false })
      expect(await member.balance()).toBe(expected)
    })
    test(`${kind}, other content at once with it: one of them has its effect, the other is a duplicate`, async () => {
      const member = await start()
      const answers = await Promise.all([member.post(message(member)), member.post(changed(member))])
      expect(answers.map((answer) => answer.status)).toEqual(['OK', 'DUPLICATE_TRANSACTION'])
      expect(await member.balance()).toBe(expected)
    })
    test(`${kind}, its id from another vendor: independent (T-V3)`, async () => {
      const member = await start()
      await member.post(message(member))
      const foreign = await member.post({ ...message(member), vendor: 'B' })
      expect(foreign).toMatchObject({ isRepeat: false, status: kind === 'win' ? 'BET_NOT_FOUND' : 'OK' })
      expect(await member.balance()).toBe(kind === 'bet' ? expected - 100n : expected)
    })
    test(`${kind}, its id for another member: DUPLICATE_TRANSACTION, at once and later`, async () => {
      const [member, other] = [await start(), await start()]
      const [first, second] = await Promise.all([member.post(message(member)), other.post({ ...message(member), memberId: other.memberId })])
      // Judged first, the other member's win or rollback has no bet of his.
      expect([first.status, second.status].sort()).toEqual([kind !== 'bet' && second.status === 'BET_NOT_FOUND' ? 'BET_NOT_FOUND' : 'DUPLICATE_TRANSACTION', 'OK'])
      expect(await wallet.poster.post({ ...message(member), memberId: (await start()).memberId })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    })
  }
  test('bet after its rollback: BET_CANCELLED however often it comes', async () => {
    const member = await seat()
    const tombstone = await member.post(rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }))
    expect(tombstone).toMatchObject({ status: 'OK', balance: 1_000n })
    for (let time = 0; time < 2; time++) {
      expect(await member.post(bet({ ...member.common, transactionId: member.id('bet') }))).toMatchObject({ status: 'BET_CANCELLED', balance: 1_000n })
    }
    const again = await member.post(rollback({ ...member.common, transactionId: member.id('back-2'), originalTransactionId: member.id('bet') }))
    expect(again).toMatchObject({ status: 'OK', walletTransactionId: tombstone.walletTransactionId })
    expect(await member.balance()).toBe(1_000n)
  })
  test('win before its bet: BET_NOT_FOUND, and paid when it is said again after the bet', async () => {
    const member = await seat()
    const early = win({ ...member.common, transactionId: member.id('win') })
    expect(await member.post(early)).toMatchObject({ status: 'BET_NOT_FOUND' })
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    expect(await member.post(early)).toMatchObject({ status: 'OK', balance: 1_150n })
  })
  test('rollback, bet and win at once in every order: the money is what one order gives', async () => {
    for (const order of [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]) {
      const member = await seat()
      const messages = [
        bet({ ...member.common, transactionId: member.id('bet') }), win({ ...member.common, transactionId: member.id('win') }),
        rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }),
      ]
      for (const place of order) await member.post(messages[place]!)
      // A vendor repeats until each is settled; then the bet stands with its win, or is gone with it.
      const settled = []
      for (const place of order) settled.push((await member.post(messages[place]!)).status)
      expect([1_150n, 1_000n]).toContain(await member.balance())
      expect(settled).not.toContain('DUPLICATE_TRANSACTION')
    }
  })
})

describe('a bet', () => {
  test('is refused in the order duplicate, member, session, block, game, round, limit, funds', async () => {
    const member = await seat()
    const stranger = bet({ ...member.common, memberId: 'nobody', transactionId: member.id('x'), refusal: 'SESSION_EXPIRED', gameCode: CLOSED_GAME })
    expect(await member.post(stranger)).toMatchObject({ status: 'MEMBER_NOT_FOUND', balance: null })
    expect(await member.post(bet({ ...stranger, memberId: member.memberId }))).toMatchObject({ status: 'SESSION_EXPIRED', balance: 1_000n })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('y'), gameCode: CLOSED_GAME, amount: 5_000n }))).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('z'), gameCode: 'never-set' }))).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('w'), amount: 1_001n }))).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 1_000n })
  })
  test('that was refused stays refused under its id, even when money has come', async () => {
    const member = await seat({ main: 50n })
    const large = bet({ ...member.common, transactionId: member.id('bet'), amount: 100n })
    expect(await member.post(large)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    await wallet.member(member.memberId, { bonus: 500n })
    expect(await member.post(large)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', isRepeat: true, balance: 50n, currentBalance: 550n })
    expect(await member.post(rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }))).toMatchObject({ status: 'OK', balance: 550n })
    expect(await member.balance()).toBe(550n)
  })
  test('repeated after the session ended gets its first answer', async () => {
    const member = await seat()
    const first = await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    expect(await member.post(bet({ ...member.common, transactionId: member.id('bet'), refusal: 'SESSION_EXPIRED', mode: 'FREE' }))).toMatchObject({ ...first, isRepeat: true })
  })
  test('in a closed round is ROUND_CLOSED', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), roundClosed: true }))
    expect(await member.post(bet({ ...member.common, transactionId: member.id('second') }))).toMatchObject({ status: 'ROUND_CLOSED', balance: 900n })
    expect(await member.post(win({ ...member.common, transactionId: member.id('win') }))).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(await member.post(win({ ...member.common, transactionId: member.id('late'), lateWinAllowed: true }))).toMatchObject({ status: 'OK', balance: 1_150n })
  })
  test('of a member whose neighbour in the batch is refused is not touched by it', async () => {
    const [rich, poor] = [await seat(), await seat({ main: 1n })]
    const answers = await Promise.all([
      poor.post(bet({ ...poor.common, transactionId: poor.id('bet') })), rich.post(bet({ ...rich.common, transactionId: rich.id('bet') })),
      poor.post(bet({ ...poor.common, transactionId: poor.id('small'), amount: 1n })),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(['INSUFFICIENT_FUNDS', 'OK', 'OK'])
  })
})

describe('real and bonus money (economy.md §5)', () => {
  test('the page’s example: 1,000 real and 500 bonus staked, 3,000 paid: real 2,000, bonus 500 + 1,000', async () => {
    const member = await seat({ main: 1_000n, bonus: 1_000n })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 1_500n }))).toMatchObject({ balance: 500n })
    expect(await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 3_000n }))).toMatchObject({ balance: 3_500n })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ main: 2_000n, bonus: 1_500n })
    const { list } = await transfersOf(wallet.database.kysely, { memberId: member.memberId, pageNo: 1, pageSize: 10, codes: ['BET', 'PAYOUT'] })
    expect(list.map(({ code, amount, balanceAfter }) => ({ code, amount, balanceAfter }))).toEqual([
      { code: 'PAYOUT', amount: 3_000n, balanceAfter: 3_500n }, { code: 'BET', amount: -1_500n, balanceAfter: 500n },
    ])
  })
  test('the real part is floored, the rest is bonus, and the largest amounts do not overflow', async () => {
    const most = 9_000_000_000_000n
    const member = await seat({ main: most - 1n, bonus: 2n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: most }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: most }))
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ main: most - 1n, bonus: 2n })
  })
  test('a jackpot is booked under its own code, in the same proportion', async () => {
    const member = await seat({ main: 60n, bonus: 40n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 1_000n, jackpotAmount: 400n }))
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ main: 600n, bonus: 400n })
    const { list } = await transfersOf(wallet.database.kysely, { memberId: member.memberId, pageNo: 1, pageSize: 10, codes: ['JACKPOT', 'PAYOUT'] })
    expect(list.map(({ code, amount }) => [code, amount])).toEqual([['JACKPOT', 400n], ['PAYOUT', 600n]])
  })
  test('a rolled back bet returns each part to its purse', async () => {
    const member = await seat({ main: 30n, bonus: 100n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }))
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ main: 30n, bonus: 100n })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toEqual({ state: 'CANCELLED', betAmount: 0n, winAmount: 0n })
  })
})

describe('a rollback', () => {
  test('of a bet whose round has a win, be it of zero, is BET_ALREADY_SETTLED', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 0n }))
    expect(await member.post(rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }))).toMatchObject({ status: 'BET_ALREADY_SETTLED', balance: 900n })
  })
  test('under another id: OK with the transaction of the first, no effect', async () => {
    const member = await seat()
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    const first = await member.post(rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet') }))
    const second = await member.post(rollback({ ...member.common, transactionId: member.id('back-2'), originalTransactionId: member.id('bet') }))
    expect(second).toMatchObject({ status: 'OK', walletTransactionId: first.walletTransactionId, isRepeat: false, balance: 1_000n })
  })
  test('of an unknown bet says BET_NOT_FOUND where the vendor wants that, and keeps the tombstone', async () => {
    const member = await seat()
    const early = rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('bet'), unknownRollbackNotFound: true })
    expect(await member.post(early)).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('bet') }))).toMatchObject({ status: 'BET_CANCELLED' })
  })
  test('of another member’s bet, or in another round, is BET_NOT_FOUND', async () => {
    const [member, thief] = [await seat(), await seat()]
    await member.post(bet({ ...member.common, transactionId: member.id('bet') }))
    expect(await thief.post(rollback({ ...member.common, memberId: thief.memberId, transactionId: thief.id('back'), originalTransactionId: member.id('bet') }))).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(await member.post(rollback({ ...member.common, roundId: 'another', transactionId: member.id('back'), originalTransactionId: member.id('bet') }))).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(await member.balance()).toBe(900n)
  })
  test('of a win needs the vendor’s setting; what the member has spent is owed, and the balance stops at zero', async () => {
    const member = await seat({ main: 100n })
    await member.post(bet({ ...member.common, transactionId: member.id('bet'), amount: 100n }))
    await member.post(win({ ...member.common, transactionId: member.id('win'), amount: 500n }))
    await member.post(bet({ ...member.common, roundId: member.id('r2'), transactionId: member.id('spent'), amount: 450n, roundClosed: true }))
    const back = rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('win') })
    expect(await member.post(back)).toMatchObject({ status: 'BET_ALREADY_SETTLED' })
    expect(await member.post({ ...back, winRollbackAllowed: true })).toMatchObject({ status: 'OK', balance: 0n })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ balance: 0n, receivable: 450n })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toMatchObject({ state: 'OPEN', winAmount: 0n })
  })
  test('of a bet-win on whose round more was won is BET_ALREADY_SETTLED: no round holds a win without a bet', async () => {
    const member = await seat()
    await member.post(betWin({ ...member.common, transactionId: member.id('both') }))
    await member.post(win({ ...member.common, transactionId: member.id('late'), amount: 70n, lateWinAllowed: true }))
    const back = rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('both'), winRollbackAllowed: true })
    expect(await member.post(back)).toMatchObject({ status: 'BET_ALREADY_SETTLED', balance: 1_220n })
    await member.post(rollback({ ...member.common, transactionId: member.id('back-late'), originalTransactionId: member.id('late'), winRollbackAllowed: true }))
    expect(await member.post(back)).toMatchObject({ status: 'OK', balance: 1_000n })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toMatchObject({ state: 'CANCELLED', betAmount: 0n, winAmount: 0n })
  })
  test('of a bet-win takes it back as a whole', async () => {
    const member = await seat()
    await member.post(betWin({ ...member.common, transactionId: member.id('both') }))
    const back = rollback({ ...member.common, transactionId: member.id('back'), originalTransactionId: member.id('both'), winRollbackAllowed: true })
    expect(await member.post(back)).toMatchObject({ status: 'OK', balance: 1_000n })
    expect(await roundOf(wallet.database.kysely, { vendor: 'A', roundId: member.common.roundId })).toEqual({ state: 'CANCELLED', betAmount: 0n, winAmount: 0n })
  })
})

describe('free play', () => {
  test('T-Y2 moves play money only, and an account of play money cannot bet for real', async () => {
    const member = await seat({ main: 100n, trial: 1_000n })
    expect(await member.post(bet({ ...member.common, transactionId: member.id('bet'), mode: 'FREE', amount: 400n }))).toMatchObject({ status: 'OK', balance: 600n, currency: 'TRIAL' })
    expect(await member.post(win({ ...member.common, transactionId: member.id('wrong'), currency: 'THB' }))).toMatchObject({ status: 'CURRENCY_MISMATCH' })
    expect(await member.post(win({ ...member.common, transactionId: member.id('win'), currency: 'TRIAL' }))).toMatchObject({ status: 'OK', balance: 850n, currency: 'TRIAL' })
    expect(await balancesOf(wallet.database.kysely, member.memberId)).toMatchObject({ balance: 100n, trial: 850n })
    await wallet.database.transaction((tx) => openAccounts(tx, { merchantId: 'demo', memberId: member.id('visitor'), kind: 'trial' }))
    expect(await member.post(bet({ ...member.common, memberId: member.id('visitor'), transactionId: member.id('real') }))).toMatchObject({ status: 'MEMBER_NOT_FOUND' })
    const { rows } = await wallet.database.pool.query(`
      SELECT p.txn_id FROM audit.postings p JOIN audit.accounts a USING (account_id) GROUP BY p.txn_id HAVING count(DISTINCT a.currency) > 1`)
    expect(rows).toEqual([])
  })
})
