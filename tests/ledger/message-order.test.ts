import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAudit } from '../../modules/wallet/index.ts'
import { clock } from '../../kernel/clock.ts'
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

describe('T-V1 each message, repeated, late, reordered or changed, leaves the one right effect', () => {
  const later = async (work: () => Promise<void>) => {
    const before = clock.offsetMs()
    await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [86_400_000])
    try {
      await work()
    } finally {
      await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [before])
    }
  }
  // What precedes the message, the message, the balance after it, and the answer to other content.
  const cases = {
    bet: {
      before: () => [],
      message: (m: Awaited<ReturnType<typeof seat>>) =>
        bet({ ...m.common, transactionId: m.id('bet'), amount: 100n }),
      changed: (m: Awaited<ReturnType<typeof seat>>) =>
        bet({ ...m.common, transactionId: m.id('bet'), amount: 101n }),
      expected: 900n,
    },
    win: {
      before: (m: Awaited<ReturnType<typeof seat>>) => [
        bet({ ...m.common, transactionId: m.id('bet'), amount: 100n }),
      ],
      message: (m: Awaited<ReturnType<typeof seat>>) =>
        win({ ...m.common, transactionId: m.id('win'), amount: 250n }),
      changed: (m: Awaited<ReturnType<typeof seat>>) =>
        win({ ...m.common, transactionId: m.id('win'), amount: 251n }),
      expected: 1_150n,
    },
    rollback: {
      before: (m: Awaited<ReturnType<typeof seat>>) => [
        bet({ ...m.common, transactionId: m.id('bet'), amount: 100n }),
      ],
      message: (m: Awaited<ReturnType<typeof seat>>) =>
        rollback({ ...m.common, transactionId: m.id('back'), originalTransactionId: m.id('bet') }),
      changed: (m: Awaited<ReturnType<typeof seat>>) =>
        rollback({ ...m.common, transactionId: m.id('back'), originalTransactionId: m.id('other') }),
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
      expect(
        new Set(answers.map((answer) => `${answer.status} ${answer.walletTransactionId} ${answer.balance}`))
          .size,
      ).toBe(1)
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
      await member.post(
        bet({ ...member.common, roundId: member.id('later'), transactionId: member.id('later'), amount: 7n }),
      )
      expect(await member.post(message(member))).toMatchObject({
        balance: first.balance,
        currentBalance: expected - 7n,
        isRepeat: true,
      })
    })
    test(`${kind}, other content under its id: DUPLICATE_TRANSACTION, no effect`, async () => {
      const member = await start()
      await member.post(message(member))
      expect(await member.post(changed(member))).toMatchObject({
        status: 'DUPLICATE_TRANSACTION',
        isRepeat: false,
      })
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
      const [first, second] = await Promise.all([
        member.post(message(member)),
        other.post({ ...message(member), memberId: other.memberId }),
      ])
      // Judged first, the other member's win or rollback has no bet of theirs.
      expect([first.status, second.status].sort()).toEqual([
        kind !== 'bet' && second.status === 'BET_NOT_FOUND' ? 'BET_NOT_FOUND' : 'DUPLICATE_TRANSACTION',
        'OK',
      ])
      expect(
        await wallet.poster.post({ ...message(member), memberId: (await start()).memberId }),
      ).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    })
  }
  test('bet after its rollback: BET_CANCELLED however often it comes', async () => {
    const member = await seat()
    const tombstone = await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back'),
        originalTransactionId: member.id('bet'),
      }),
    )
    expect(tombstone).toMatchObject({ status: 'OK', balance: 1_000n })
    for (let time = 0; time < 2; time++) {
      expect(await member.post(bet({ ...member.common, transactionId: member.id('bet') }))).toMatchObject({
        status: 'BET_CANCELLED',
        balance: 1_000n,
      })
    }
    const again = await member.post(
      rollback({
        ...member.common,
        transactionId: member.id('back-2'),
        originalTransactionId: member.id('bet'),
      }),
    )
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
  test('rollback, bet and win at once in every order: the money is the result of one order', async () => {
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const member = await seat()
      const messages = [
        bet({ ...member.common, transactionId: member.id('bet') }),
        win({ ...member.common, transactionId: member.id('win') }),
        rollback({
          ...member.common,
          transactionId: member.id('back'),
          originalTransactionId: member.id('bet'),
        }),
      ]
      for (const place of order) await member.post(messages[place]!)
      // A vendor repeats until each is settled; then the bet is there with its win, or is gone with it.
      const settled = []
      for (const place of order) settled.push((await member.post(messages[place]!)).status)
      expect([1_150n, 1_000n]).toContain(await member.balance())
      expect(settled).not.toContain('DUPLICATE_TRANSACTION')
    }
  })
})
