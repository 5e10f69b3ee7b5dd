/**
 * Figures of teams: whatever members do, whoever moves and whenever the fold looks, they equal a recount from
 * the ledger and the line of the moment (docs/flows/team-figures.md).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import {
  activeBettorsOf,
  foldTeams,
  proveTeams,
  sumsOfNode,
  type SumsAsked,
} from '../../modules/agents/index.ts'
import { expenseAccount, memberAccount, postTransaction, setGameGuards } from '../../modules/wallet/index.ts'
import { clock } from '../../kernel/clock.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { moveLine, plantLine } from '../support/lines.ts'
import { deposit } from '../ledger/deposit.ts'
import { act, playSteps, PRODUCTS, type Played } from '../ledger/play-change-steps.ts'
import { bet, betWin, MERCHANT, openWallet, rollback, win, type Wallet } from '../ledger/support.ts'

const ZONE = 'Asia/Bangkok'
let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  await run(
    wallet.database.kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, 'demo', 'a house')`,
  )
  await wallet.database.transaction((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'A', gameCode: `X-${product}`, product, isOpen: true })),
    ),
  )
})
afterAll(() => wallet.close())

const reader = () => wallet.database.kysely
const moment = async () => (await oneOf(reader(), sql<{ at: Date }>`SELECT app.now() AS at`)).at
async function fold(): Promise<void> {
  await rollUpAll(wallet.database)
  await foldTeams(wallet.database)
}
async function proveAll(): Promise<void> {
  for (const proof of await proveTeams(reader())) expect(proof).toMatchObject({ ok: true })
}
const ever: Omit<SumsAsked, 'scope'> = { from: '2000-01-01', to: '2100-01-01' }
const teamOf = (nodeId: string) => sumsOfNode(reader(), nodeId, { scope: 'TEAM', ...ever })
const ownOf = (nodeId: string) => sumsOfNode(reader(), nodeId, { scope: 'OWN', ...ever })
const give = (memberId: string, key: string, code: 'REBATE' | 'CASHBACK' | 'COMMISSION' | 'SALARY_D') =>
  wallet.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'test',
      key,
      kind: code,
      currency: 'THB',
      entries: [{ from: expenseAccount(MERCHANT, 'bonus'), to: memberAccount(memberId), amount: 700n, code }],
    }),
  )

let lines = 0
/** A random tree of `size` accounts: each stands under the house or under an earlier one. */
const trees = fc.array(fc.nat(100), { minLength: 5, maxLength: 9 })
async function plantTree(parents: readonly number[]): Promise<string[]> {
  const line = `tree${++lines}`
  const ids = parents.map((_, place) => `${line}-${place}`)
  await plantLine(
    wallet.database,
    MERCHANT,
    ids.map((id, place) => ({ id, upline: place === 0 ? null : ids[parents[place]! % place]! })),
  )
  for (const id of ids) await wallet.member(id, { main: 20_000n, bonus: 3_000n })
  return ids
}

test('after whatever play, corrections, money and moves: a recount from the ledger equals the figures', async () => {
  await fc.assert(
    fc.asyncProperty(
      trees,
      playSteps,
      fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 }),
      async (parents, steps, picks) => {
        const ids = await plantTree(parents)
        const played = new Map<string, Played[]>(ids.map((id) => [id, []]))
        for (const [place, step] of steps.entries()) {
          const pick = picks[place % picks.length]! + place
          const id = ids[pick % ids.length]!
          await act(wallet, id, played.get(id)!, step)
          if (place % 9 === 4)
            await wallet.database.transaction((tx) =>
              postTransaction(tx, deposit(id, `${id}-${place}`, 60_000n)),
            )
          if (place % 11 === 5)
            await give(
              id,
              `${id}-${place}`,
              (['REBATE', 'CASHBACK', 'COMMISSION', 'SALARY_D'] as const)[pick % 4]!,
            )
          if (place % 13 === 7) await fold()
          if (place % 17 === 9) await move(ids, pick)
        }
        await fold()
        await proveAll()
      },
    ),
    { numRuns: 6 },
  )
}, 240_000)

/** Moves one account under another one that is not in its own line. */
async function move(ids: readonly string[], pick: number): Promise<void> {
  const id = ids[1 + (pick % (ids.length - 1))]!
  const target = ids[(pick >> 3) % ids.length]!
  const { isInside } = await oneOf(
    reader(),
    sql<{ isInside: boolean }>`
    SELECT ${id} = ${target} OR EXISTS (SELECT FROM identity.upline WHERE account_id = ${target} AND upline_id = ${id}) AS "isInside"`,
  )
  if (isInside) return
  const at = await moment()
  await wallet.database.transaction((tx) => moveLine(tx, id, target, at))
}

describe('a team', () => {
  test('has its members, not the account itself; depth 20 counts up to the top', async () => {
    const ids = Array.from({ length: 21 }, (_, place) => `deep-${place}`)
    await plantLine(
      wallet.database,
      MERCHANT,
      ids.map((id, place) => ({ id, upline: place === 0 ? null : ids[place - 1]! })),
    )
    const last = ids.at(-1)!
    await wallet.member(last, { main: 100_000n })
    await wallet.poster.post(
      betWin({
        memberId: last,
        roundId: 'deep-1',
        transactionId: 'deep-1',
        betAmount: 400n,
        winAmount: 150n,
      }),
    )
    await fold()
    for (const id of ids.slice(0, -1)) expect(await teamOf(id)).toMatchObject({ stake: 400n, payout: 150n })
    expect(await teamOf(last)).toMatchObject({ stake: 0n })
    expect(await ownOf(last)).toMatchObject({ stake: 400n, payout: 150n, valid: 400n })
  })

  test('loses what is settled after a move, and keeps what was settled before', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'mv-a', upline: null },
      { id: 'mv-b', upline: null },
      { id: 'mv-m', upline: 'mv-a', type: 0 },
    ])
    await wallet.member('mv-m', { main: 10_000n })
    const play = (key: string) =>
      wallet.poster.post(
        betWin({ memberId: 'mv-m', roundId: key, transactionId: key, betAmount: 100n, winAmount: 0n }),
      )
    await play('mv-1')
    const at = await moment()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await wallet.database.transaction((tx) => moveLine(tx, 'mv-m', 'mv-b', at))
    await play('mv-2')
    await play('mv-3')
    await fold()
    expect(await teamOf('mv-a')).toMatchObject({ stake: 100n })
    expect(await teamOf('mv-b')).toMatchObject({ stake: 200n })
    await proveAll()
  })

  test('gets nothing that was settled since a move that is due, until its line has moved', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'due-a', upline: null },
      { id: 'due-b', upline: null },
      { id: 'due-m', upline: 'due-a', type: 0 },
    ])
    await wallet.member('due-m', { main: 10_000n })
    await fold()
    const at = await moment()
    await run(
      reader(),
      sql`
      INSERT INTO agents.move (move_id, merchant_id, account_id, from_id, to_id, effective_at, proposal_id, reason, approved_by)
      VALUES ('due', ${MERCHANT}, 'due-m', 'due-a', 'due-b', ${at}, 'due', 'a test', '{}')`,
    )
    await wallet.poster.post(
      betWin({ memberId: 'due-m', roundId: 'due-1', transactionId: 'due-1', betAmount: 100n, winAmount: 0n }),
    )
    await wallet.database.transaction((tx) => postTransaction(tx, deposit('due-m', 'due-d', 900n)))
    await fold()
    for (const id of ['due-a', 'due-b']) expect(await teamOf(id)).toMatchObject({ stake: 0n, deposits: 0n })
    await wallet.database.transaction(async (tx) => {
      await moveLine(tx, 'due-m', 'due-b', at)
      await run(tx, sql`UPDATE agents.move SET state = 'DONE', ended_at = app.now() WHERE move_id = 'due'`)
    })
    await fold()
    expect(await teamOf('due-a')).toMatchObject({ stake: 0n, deposits: 0n })
    expect(await teamOf('due-b')).toMatchObject({ stake: 100n, deposits: 900n })
    await proveAll()
  })

  test('has play on the day in Bangkok on which it was settled, to the millisecond', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'day-a', upline: null },
      { id: 'day-m', upline: 'day-a', type: 0 },
    ])
    await wallet.member('day-m', { main: 10_000n })
    const today = businessDate(clock.now(), ZONE)
    const midnight = startOfBusinessDate(addDays(today, 1), ZONE)
    for (const [key, at] of [
      ['before', new Date(midnight.getTime() - 1)],
      ['after', midnight],
    ] as const) {
      await wallet.poster.post(bet({ memberId: 'day-m', roundId: key, transactionId: key, amount: 100n }))
      await wallet.poster.post(win({ memberId: 'day-m', roundId: key, transactionId: `${key}w`, amount: 0n }))
      await run(reader(), sql`UPDATE wallet.round SET ended_at = ${at} WHERE round_id = ${key}`)
    }
    await fold()
    const on = (day: string) => sumsOfNode(reader(), 'day-a', { scope: 'TEAM', from: day, to: day })
    expect(await on(today)).toMatchObject({ stake: 100n })
    expect(await on(addDays(today, 1))).toMatchObject({ stake: 100n })
  })

  test('counts deposits and what the house gave, under their names, and no opening money', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'money-a', upline: null },
      { id: 'money-m', upline: 'money-a', type: 0 },
    ])
    await wallet.member('money-m', { main: 5_000n })
    await wallet.database.transaction((tx) => postTransaction(tx, deposit('money-m', 'money-1', 900n)))
    await wallet.database.transaction((tx) => postTransaction(tx, deposit('money-m', 'money-2', 100n)))
    for (const code of ['REBATE', 'CASHBACK', 'COMMISSION', 'SALARY_D'] as const)
      await give('money-m', `money-${code}`, code)
    await fold()
    expect(await teamOf('money-a')).toMatchObject({
      deposits: 1_000n,
      firstDeposits: 1n,
      registrations: 1n,
      withdrawals: 0n,
      rebates: 700n,
      promotions: 700n,
      commissions: 700n,
      salaries: 700n,
      dividends: 0n,
    })
  })

  test('has an active bettor once valid bet and a deposit are there, in whichever order, and not after a correction', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'act-a', upline: null },
      { id: 'act-m', upline: 'act-a', type: 0 },
    ])
    await wallet.member('act-m', { main: 1_000_000n })
    const active = async () => {
      await fold()
      const day = businessDate(await moment(), ZONE)
      return (await activeBettorsOf(reader(), ['act-a'], { kind: 'DAY', starts: day })).get('act-a') ?? 0
    }
    const round = { memberId: 'act-m', roundId: 'act-1' }
    await wallet.poster.post(bet({ ...round, transactionId: 'act-1', amount: 50_000n }))
    await wallet.poster.post(win({ ...round, transactionId: 'act-1w', amount: 20n }))
    expect(await active()).toBe(0)
    await wallet.database.transaction((tx) => postTransaction(tx, deposit('act-m', 'act-d')))
    expect(await active()).toBe(1)
    await wallet.poster.post(
      rollback({
        ...round,
        transactionId: 'act-1r',
        originalTransactionId: 'act-1w',
        winRollbackAllowed: true,
      }),
    )
    expect(await active()).toBe(0)
    await proveAll()
  })
})
