import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  gatewayAccount,
  memberAccount,
  postTransaction,
  readEndedRounds,
  readPlayChanges,
  readTransfers,
  runAudit,
  type EndedRound,
  type LedgerRow,
} from '../../modules/wallet/index.ts'
import { oneOf, run, sql, type Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, betWin, MERCHANT, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

let made = 0

const seat = (money = { main: 100_000n }) => wallet.member(`member-${++made}`, money)

describe('a follower of the ledger', () => {
  async function follow<Row>(read: (tx: Tx) => Promise<Row[]>): Promise<Row[]> {
    await rollUpAll(wallet.database)
    const all: Row[] = []
    for (;;) {
      const rows = await within(read)
      if (rows.length === 0) return all
      all.push(...rows)
    }
  }
  test('waits for the disk, unless it says that it only makes sums that can be made again', async () => {
    const waits = async (read: (tx: Tx) => Promise<unknown>) =>
      within(async (tx) => {
        await run(tx, sql`SET LOCAL synchronous_commit = on`)
        await read(tx)
        return (await oneOf(tx, sql<{ synchronous_commit: string }>`SHOW synchronous_commit`))
          .synchronous_commit
      })
    expect(await waits((tx) => readTransfers(tx, 'slow', 1))).toBe('on')
    expect(await waits((tx) => readTransfers(tx, 'quick', 1, false))).toBe('off')
    expect(await waits((tx) => readPlayChanges(tx, 'slow-play', 1))).toBe('on')
    expect(await waits((tx) => readPlayChanges(tx, 'quick-play', 1, false))).toBe('off')
  })

  test('sees every movement once, in order, and again when its own work failed', async () => {
    const memberId = await seat()
    const mine: LedgerRow[] = []
    const more = async () => {
      mine.push(
        ...(await follow((tx) => readTransfers(tx, 'test', 7))).filter((row) => row.memberId === memberId),
      )
      return mine.length
    }
    await expect.poll(more).toBe(1)
    for (let n = 0; n < 10; n++)
      await wallet.poster.post(
        bet({ memberId, roundId: `follow-${n}`, transactionId: `follow-${n}`, amount: BigInt(n + 1) }),
      )
    await expect(
      within(async (tx) => {
        await readTransfers(tx, 'test', 1_000)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await expect.poll(more).toBe(11)
    expect(mine.map((row) => row.amount)).toEqual([
      100_000n,
      -1n,
      -2n,
      -3n,
      -4n,
      -5n,
      -6n,
      -7n,
      -8n,
      -9n,
      -10n,
    ])
    expect(mine.at(-1)).toMatchObject({
      code: 'BET',
      purpose: 'main',
      currency: 'THB',
      vendor: 'A',
      gameCode: 'G-1',
      product: 'RNG',
      merchantId: MERCHANT,
    })
  })
  test('never passes a transaction that commits late', async () => {
    const [early, late] = [await seat(), await seat()]
    const seen = async () => (await follow((tx) => readTransfers(tx, 'late', 500))).map((row) => row.memberId)
    // The first use of a gateway numbers it, which others wait for.
    await within((tx) => move(tx, early, 'first'))
    await expect.poll(seen).toContain(early)
    let finish = () => {}
    const isOpen = new Promise<void>((done) => {
      finish = done
    })
    let moved = () => {}
    const hasMoved = new Promise<void>((done) => {
      moved = done
    })
    const slow = within(async (tx) => {
      await move(tx, late, 'late')
      moved()
      await isOpen
    })
    try {
      await hasMoved
      await within((tx) => move(tx, early, 'early'))
      expect(await seen()).not.toContain(early)
    } finally {
      finish()
    }
    await slow
    const after: string[] = []
    await expect
      .poll(async () => {
        after.push(...(await seen()))
        return after
      })
      .toEqual(expect.arrayContaining([early, late]))
    expect(after.filter((memberId) => memberId === early || memberId === late)).toHaveLength(2)
  })
  test('gets every ended round, lost and cancelled ones too', async () => {
    const memberId = await seat()
    const id = (name: string) => ({
      memberId,
      roundId: `${memberId}-${name}`,
      transactionId: `${memberId}-${name}`,
    })
    await wallet.poster.post(bet(id('lost')))
    await wallet.poster.post(win({ ...id('lost'), transactionId: `${memberId}-lost-w`, amount: 0n }))
    await wallet.poster.post(bet(id('open')))
    await wallet.poster.post(bet(id('back')))
    await wallet.poster.post(
      rollback({
        ...id('back'),
        transactionId: `${memberId}-back-x`,
        originalTransactionId: `${memberId}-back`,
      }),
    )
    await wallet.poster.post(betWin(id('won')))
    const mine: EndedRound[] = []
    await expect
      .poll(async () => {
        mine.push(
          ...(await follow((tx) => readEndedRounds(tx, 'rounds', 5))).filter(
            (round) => round.memberId === memberId,
          ),
        )
        return mine.length
      })
      .toBe(3)
    expect(
      mine.map(({ roundId, state, betAmount, winAmount }) => [
        roundId.slice(memberId.length + 1),
        state,
        betAmount,
        winAmount,
      ]),
    ).toEqual([
      ['lost', 'CLOSED', 100n, 0n],
      ['back', 'CANCELLED', 0n, 0n],
      ['won', 'CLOSED', 100n, 250n],
    ])
  })
})

const move = (tx: Tx, memberId: string, key: string, amount = 1n) =>
  postTransaction(tx, {
    scope: 'records',
    key,
    kind: 'DEPOSIT',
    currency: 'THB',
    entries: [
      { from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' },
    ],
  })
