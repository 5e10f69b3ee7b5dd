/** However rounds are played, corrected and looked at: a requirement holds what they count in the end. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import {
  act,
  cameTo,
  playSteps,
  PRODUCTS,
  recount,
  type Played,
} from '../../tests/ledger/play-change-steps.ts'
import { MERCHANT, openWallet, type Wallet } from '../../tests/ledger/support.ts'
import type { Tx } from '../../platform/postgres.ts'
import { gatewayAccount, memberAccount, postTransaction, setGameGuards } from '../wallet/index.ts'
import { countRounds, followAhead, followPlay } from './count-rounds.ts'
import { openRequirement, requirementsOf } from './requirements.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  await within((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'A', gameCode: `X-${product}`, product, isOpen: true })),
    ),
  )
})
afterAll(() => wallet.close())

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

/** As the worker does once the ledger is folded, or while it is not. */
async function follow(isFolded: boolean): Promise<void> {
  const now = new Date()
  if (isFolded) await rollUpAll(wallet.database)
  while (await within((tx) => followPlay(tx, now)));
  await within((tx) => followAhead(tx, now))
}

/** A requirement that no play of the test can fill. */
async function openLarge(memberId: string, isBonus: boolean): Promise<void> {
  await within(async (tx) => {
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key: randomUUID(),
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount(MERCHANT, 'TEST'),
          to: memberAccount(memberId),
          amount: 20_000n,
          code: 'DEPOSIT',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: MERCHANT,
      memberId,
      source: isBonus ? 'BONUS' : 'DEPOSIT',
      reference: randomUUID(),
      isBonus,
      baseAmount: 1_000_000_000n,
      txnId,
      multiplierPpm: 1_000_000n,
      weights: { default: 100 },
      now: new Date(),
    })
  })
}

const looks = fc.array(fc.constantFrom('none', 'none', 'ask', 'late', 'follow'), {
  minLength: 20,
  maxLength: 20,
})

let made = 0
test('asked for or followed, at once, late and in any order', async () => {
  await fc.assert(
    fc.asyncProperty(playSteps, looks, fc.boolean(), async (steps, looking, isBonus) => {
      const memberId = await wallet.member(`counting-${++made}`, {})
      await openLarge(memberId, isBonus)
      const played: Played[] = []
      for (const [at, step] of steps.entries()) {
        await act(wallet, memberId, played, step)
        const look = looking[at % looking.length]
        if (look === 'ask') await within((tx) => countRounds(tx, [memberId], new Date()))
        else if (look !== 'none') await follow(look === 'follow')
      }
      await follow(true)
      const expected = (await recount(wallet, memberId))
        .map(cameTo)
        .reduce((sum, counted) => sum + (isBonus ? counted.bonusValid : counted.depositValid), 0n)
      const [requirement] = await within((tx) => requirementsOf(tx, memberId))
      expect(requirement!.doneAmount).toBe(expected)
    }),
    { numRuns: 12 },
  )
})
