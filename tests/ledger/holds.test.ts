import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  balancesOf,
  captureHold,
  gatewayAccount,
  hold,
  releaseHold,
  runAudit,
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

describe('a hold', () => {
  test('sets money aside, is captured in parts and released, never more than was held', async () => {
    const memberId = await seat()
    const { holdId, leftAmount } = await within((tx) =>
      hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId, reference: memberId }),
    )
    expect(leftAmount).toBe(400n)
    expect(await held(memberId)).toMatchObject({ main: 600n, hold: 400n, balance: 600n })
    const capture = (key: string, amount: bigint) =>
      within((tx) =>
        captureHold(tx, {
          holdId,
          scope: 'withdrawal',
          key: memberId + key,
          to: gatewayAccount(MERCHANT, 'BANK'),
          amount,
        }),
      )
    expect(await capture('paid', 300n)).toMatchObject({ leftAmount: 100n, isRepeat: false })
    expect(await capture('paid', 300n)).toMatchObject({ leftAmount: 100n, isRepeat: true })
    await expect(capture('more', 101n)).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
    expect(
      await within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-rest` })),
    ).toMatchObject({ leftAmount: 0n })
    expect(
      await within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-rest` })),
    ).toMatchObject({ leftAmount: 0n, isRepeat: true })
    expect(await held(memberId)).toMatchObject({ main: 700n, hold: 0n })
  })
  test('is not covered by bonus money', async () => {
    const memberId = await seat({ main: 100n, bonus: 100n })
    await expect(
      within((tx) => hold(tx, { memberId, amount: 101n, scope: 'withdrawal', key: memberId })),
    ).rejects.toThrow(refusal('BAL_INSUFFICIENT'))
  })
  test('captured and released at once ends in one of the two', async () => {
    const memberId = await seat()
    const { holdId } = await within((tx) =>
      hold(tx, { memberId, amount: 400n, scope: 'withdrawal', key: memberId }),
    )
    const settled = await Promise.allSettled([
      within((tx) =>
        captureHold(tx, {
          holdId,
          scope: 'withdrawal',
          key: `${memberId}-paid`,
          to: gatewayAccount(MERCHANT, 'BANK'),
        }),
      ),
      within((tx) => releaseHold(tx, { holdId, scope: 'withdrawal', key: `${memberId}-back` })),
    ])
    expect(settled.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([600n, 1_000n]).toContain((await held(memberId)).main)
    expect((await held(memberId)).hold).toBe(0n)
  })
})
