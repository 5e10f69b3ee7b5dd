import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasOpenRounds, parts, roundTotalsOf, runAudit } from '../../modules/wallet/index.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, betWin, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const reader = () => wallet.database.kysely

describe('whether a member is in the middle of a round', () => {
  const look = async (memberId: string) => {
    // Before the records' sums have heard of it and after: the answer is the same.
    const early = await hasOpenRounds(reader(), memberId)
    await rollUpAll(wallet.database)
    await parts
      .jobs!.find((job) => job.name === 'wallet.roll-up')!
      .run({ database: wallet.database } as never)
    expect(await hasOpenRounds(reader(), memberId)).toBe(early)
    expect(early).toBe((await roundTotalsOf(reader(), { memberId, state: 'OPEN' })).count > 0)
    return early
  }
  test('is known at once when one opens, ends, and opens again because its win is rolled back', async () => {
    const memberId = await wallet.member('middle', { main: 10_000n, trial: 500n })
    const of = (name: string) => ({ memberId, roundId: 'middle', transactionId: `middle-${name}` })
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(
      bet({ memberId, roundId: 'middle-free', transactionId: 'middle-free', mode: 'FREE' }),
    )
    await wallet.poster.post(
      betWin({
        memberId,
        roundId: 'middle-done',
        transactionId: 'middle-done',
        betAmount: 10n,
        winAmount: 0n,
      }),
    )
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(bet(of('bet')))
    expect(await look(memberId)).toBe(true)
    await wallet.poster.post(win({ ...of('nothing'), amount: 0n }))
    expect(await look(memberId)).toBe(false)
    await wallet.poster.post(rollback({ ...of('back'), originalTransactionId: 'middle-nothing' }))
    await look(memberId)
    await wallet.poster.post(bet({ memberId, roundId: 'middle-2', transactionId: 'middle-2' }))
    await wallet.poster.post(win({ memberId, roundId: 'middle-2', transactionId: 'middle-2-win' }))
    await look(memberId)
    expect(
      await wallet.poster.post(
        rollback({
          memberId,
          roundId: 'middle-2',
          transactionId: 'middle-2-back',
          originalTransactionId: 'middle-2-win',
          winRollbackAllowed: true,
        }),
      ),
    ).toMatchObject({ status: 'OK' })
    expect(await look(memberId)).toBe(true)
  })
})
