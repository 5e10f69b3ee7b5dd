import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endRound, openRounds, parts, runAudit, balancesOf } from '../../modules/wallet/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, MERCHANT, openWallet, rollback, win, type Wallet } from './support.ts'

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

describe('a round that its vendor left open', () => {
  const open = async (name: string) => {
    const memberId = await wallet.member(name, { main: 50n, bonus: 100n })
    await wallet.poster.post(bet({ memberId, roundId: name, transactionId: name, amount: 70n }))
    return memberId
  }
  const end = (memberId: string, how: 'CLOSE' | 'CANCEL') =>
    within((tx) =>
      endRound(tx, {
        vendor: 'A',
        roundId: memberId,
        memberId,
        how,
        actor: 'owner',
        reason: 'vendor is down',
      }),
    )
  test('is listed at once and a day later, and cancelled by an operator with both parts returned', async () => {
    const memberId = await open('left')
    const listed = async () => {
      await rollUpAll(wallet.database)
      await parts
        .jobs!.find((job) => job.name === 'wallet.list-open-rounds')!
        .run({ database: wallet.database } as never)
      return (await openRounds(reader(), { merchantId: MERCHANT, pageNo: 1, pageSize: 50 })).list.map(
        (round) => round.roundId,
      )
    }
    await expect.poll(listed).toContain('left')
    await wallet.database.pool.query('UPDATE app.clock SET offset_ms = $1', [25 * 3_600_000])
    try {
      await expect.poll(listed).toContain('left')
      expect(await end(memberId, 'CANCEL')).toMatchObject({
        state: 'CANCELLED',
        betAmount: 0n,
        endedBy: 'owner',
        endReason: 'vendor is down',
      })
      expect(await listed()).not.toContain('left')
    } finally {
      await wallet.database.pool.query('UPDATE app.clock SET offset_ms = 0')
    }
    expect(await balancesOf(reader(), memberId)).toMatchObject({ main: 50n, bonus: 100n })
    await expect(end(memberId, 'CANCEL')).rejects.toMatchObject({ code: 'ROUND_STATE' })
    expect(
      await wallet.poster.post(bet({ memberId, roundId: 'left', transactionId: 'left-2', amount: 1n })),
    ).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(
      await wallet.poster.post(
        rollback({ memberId, roundId: 'left', transactionId: 'left-x', originalTransactionId: 'left' }),
      ),
    ).toMatchObject({ status: 'OK', balance: 150n })
    expect(
      await wallet.poster.post(win({ memberId, roundId: 'left', transactionId: 'left-w' })),
    ).toMatchObject({ status: 'BET_NOT_FOUND' })
  })
  test('is closed in its present state; a round with a win is not cancelled', async () => {
    const memberId = await open('lost')
    expect(await end(memberId, 'CLOSE')).toMatchObject({ state: 'CLOSED', betAmount: 70n })
    const winner = await open('won')
    await wallet.poster.post(
      win({ memberId: winner, roundId: 'won', transactionId: 'won-w', roundClosed: false }),
    )
    await expect(end(winner, 'CANCEL')).rejects.toMatchObject({ code: 'ROUND_STATE' })
    await expect(
      within((tx) =>
        endRound(tx, {
          vendor: 'B',
          roundId: 'won',
          memberId: winner,
          how: 'CLOSE',
          actor: 'owner',
          reason: '',
        }),
      ),
    ).rejects.toMatchObject({ code: 'ROUND_NOT_FOUND' })
  })
})
