/** Tables that pay by a tote, with a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as cockfight, type Outcome } from '../../games/cockfight/rules/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { lost } from '../../tests/support/baccarat.ts'
import { openTablesHouse, type Guest, type Standing, type TablesHouse } from '../../tests/support/tables.ts'
import { checkTable } from '../../web/player/features/verify/check-shared.ts'
import { checkTote } from '../../web/player/features/verify/check-tote.ts'
import type { FairRoundOf } from '../../web/player/features/verify/fair-round.ts'
import { findFairRound } from '../index.ts'

/** The third arena. */
const BY_TOTE = 2
let at: TablesHouse
let members: Guest[]
beforeAll(async () => {
  at = await openTablesHouse()
  members = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name, 'COCKFIGHT')))
})
afterAll(() => at.close())

const byTote = cockfight.byTote!
const balances = () => Promise.all(members.map((member) => member.balance()))
const viewOf = async ({ tableId }: Standing) => {
  at.house.tables.views.forget(tableId)
  return (await at.house.tables.views.of(tableId))!.view
}
const outcomeOf = async ({ roundId }: Standing) => JSON.parse((await at.roundOf(roundId)).outcome!) as Outcome
const fairOf = async (member: Guest, roundId: string) =>
  // As it goes over the wire.
  JSON.parse(
    JSON.stringify(await findFairRound(at.house, member.seat.memberId, roundId)),
  ) as FairRoundOf<'TABLE'>
const paid = (outcome: Outcome, spot: string, stake: number) =>
  Number(byTote.payout(outcome, spot, BigInt(stake)))
/** What a round counts for turnover, by member. */
const validOf = async (roundId: string) =>
  Object.fromEntries(
    (
      await rowsOf(
        at.owner.kysely,
        sql<{ member: string; valid: bigint }>`
        SELECT o.owner_id AS member, v.amount AS valid
        FROM wallet.round r JOIN wallet.round_valid v USING (round_no) JOIN wallet.owner o ON o.owner_no = r.owner_no
        WHERE r.round_id = ${roundId}`,
      )
    ).map(({ member, valid }) => [member, valid]),
  )

describe('a fight by a tote', () => {
  it('shows what lies on both sides and what each brings, with every bet, until it is final', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    expect(await viewOf(table)).toMatchObject({
      paysBy: 'TOTE',
      tote: {
        sides: [
          { spot: 'MERON', stake: 0, per100: null },
          { spot: 'WALA', stake: 0, per100: null },
        ],
        commission: 5,
        cancelsAt: 107,
        isFinal: false,
        isCancelled: true,
      },
    })
    await at.place(first, table, { MERON: 60_000, BDD: 2_000 })
    expect((await viewOf(table)).tote).toMatchObject({
      sides: [{ stake: 60_000, per100: 95 }, { per100: null }],
      isCancelled: true,
    })
    await at.place(second, table, { WALA: 50_000 })
    const { tote } = await viewOf(table)
    expect(tote).toMatchObject({
      sides: [
        { stake: 60_000, per100: 174 },
        { stake: 50_000, per100: 209 },
      ],
      isFinal: false,
      isCancelled: false,
    })
    await at.advance(20)
    await at.house.tables.clock.runDue()
    await at.advance(2)
    await at.house.tables.clock.runDue()
    expect((await viewOf(table)).tote).toEqual({ ...tote, isFinal: true })
    await at.finish()
  })

  it('pays the winners what the frozen pool gives, stake by stake, and anybody can recompute it', async () => {
    const [first, second, third] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    const had = await balances()
    const bets: [Guest, Record<string, number>][] = [
      [first, { MERON: 33_333 }],
      [second, { WALA: 20_001, FTD: 2_000 }],
      [third, { MERON: 2_001, WALA: 9_999, BDD: 5_555 }],
    ]
    for (const [member, stakes] of bets) await at.place(member, table, stakes)
    await at.finish(at.house, at.studioWith({}))
    const outcome = await outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 35_334, WALA: 30_000 })
    for (const [place, [member, stakes]] of bets.entries()) {
      const staked = Object.values(stakes).reduce((sum, stake) => sum + stake, 0)
      const won = Object.entries(stakes).reduce((sum, [spot, stake]) => sum + paid(outcome, spot, stake), 0)
      expect(await member.balance()).toBe(had[place]! - staked + won)
      const fair = await fairOf(member, table.roundId)
      expect([fair.betAmount, fair.winAmount, fair.proof.mathVersion]).toEqual([staked, won, 'tote-1'])
      expect(await checkTable(fair)).toMatchObject({ isRight: true, isChained: true })
      expect(await checkTote(fair)).toMatchObject({ isRight: true })
    }
  })

  it('counts for turnover what was won or lost, of both sides only the difference, and nothing returned', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    for (let round = 0; round < 6; round++) {
      const table = await at.openTable(first, BY_TOTE)
      await at.place(first, table, { MERON: 10_000, WALA: 4_000 })
      await at.place(second, table, { WALA: 8_000, BDD: 2_000 })
      await at.finish()
      const { winner } = byTote.result(await outcomeOf(table))
      const isDraw = winner === 'BDD' || winner === 'FTD'
      expect(await validOf(table.roundId)).toEqual({
        [first.seat.memberId]: isDraw ? 0n : 6_000n,
        [second.seat.memberId]: isDraw ? 2_000n : 10_000n,
      })
    }
  })
})

describe('a cancelled fight', () => {
  it.each([
    ['a side is empty', { MERON: 5_000 }, {}],
    ['a side would bring 107 or less', { MERON: 95_000 }, { WALA: 12_000 }],
    ['there are draws alone', { BDD: 5_000 }, { FTD: 2_000 }],
  ])(
    'returns every stake if %s: nothing is drawn, nothing counts, and its entries show why',
    async (_why, one, other) => {
      const [first, second] = members as [Guest, Guest, Guest]
      const table = await at.openTable(first, BY_TOTE)
      const had = await balances()
      await at.place(first, table, one)
      if (Object.keys(other).length > 0) await at.place(second, table, other)
      await at.finish()
      expect(await balances()).toEqual(had)
      expect(await at.roundOf(table.roundId)).toMatchObject({
        step: 'VOID',
        outcome: null,
        server_seed: null,
      })
      expect((await at.ledgerOf(table.roundId)).map(({ bet, win }) => [bet, win])).toEqual(
        (await at.ledgerOf(table.roundId)).map(() => [0n, 0n]),
      )
      const fair = await fairOf(first, table.roundId)
      expect(fair).toMatchObject({ state: 'VOID', table: { outcome: null, tote: { isCancelled: true } } })
      expect(fair.table.entries).toHaveLength(Object.keys(other).length > 0 ? 2 : 1)
      expect(await checkTote(fair)).toMatchObject({ isRight: true })
    },
  )

  it('is none at 108 for 100, nor while nobody bets', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    await at.place(first, table, { MERON: 95_000 })
    await at.place(second, table, { WALA: 13_000 })
    await at.finish()
    expect((await at.roundOf(table.roundId)).step).toBe('SETTLED')
    const quiet = await at.openTable(first, BY_TOTE)
    await at.finish()
    expect(await at.roundOf(quiet.roundId)).toMatchObject({ step: 'SETTLED', stake_amount: 0n })
  })
})

describe('play money', () => {
  it('adds nothing to the pool and is paid by its return', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    const visitor = await at.guest('member04', 'COCKFIGHT', true)
    const moneyOf = async ({ roundId }: Standing) =>
      (await at.ledgerOf(`${roundId}:free`)).map(({ bet, win }) => [Number(bet), Number(win)])
    const alone = await at.openTable(visitor, BY_TOTE)
    await at.place(visitor, alone, { MERON: 10_000 })
    expect((await viewOf(alone)).tote!.sides[0]).toEqual({ spot: 'MERON', stake: 0, per100: null })
    await at.finish()
    expect([(await at.roundOf(alone.roundId)).step, await moneyOf(alone)]).toEqual(['VOID', [[0, 0]]])
    const table = await at.openTable(visitor, BY_TOTE)
    await at.place(visitor, table, { MERON: 10_000, WALA: 10_000 })
    await at.place(first, table, { MERON: 60_000 })
    await at.place(second, table, { WALA: 50_000 })
    await at.finish()
    const outcome = await outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 60_000, WALA: 50_000 })
    expect(await moneyOf(table)).toEqual([
      [20_000, paid(outcome, 'MERON', 10_000) + paid(outcome, 'WALA', 10_000)],
    ])
  })
})

describe('interrupted', () => {
  it('between the frozen pool and the payments, by dead processes: the same result, once', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    const had = await balances()
    await at.place(first, table, { MERON: 60_000 })
    await at.place(second, table, { WALA: 50_000 })
    await at.advance(20)
    await at.house.tables.clock.runDue()
    await at.advance(2)
    // One process freezes the pool and dies; another draws and shares, and its line breaks after one payment.
    let asked = 0
    await at
      .studioWith(
        {},
        {
          tableGameOf: () => {
            if (asked++ > 0) throw new Error('the process is gone')
            return cockfight as never
          },
        },
      )
      .tables.clock.runDue()
    expect(await at.roundOf(table.roundId)).toMatchObject({ step: 'FROZEN', outcome: null })
    let wins = 0
    const half = at.studioWith({ win: (message) => (wins++ === 0 ? at.wallet.win(message) : lost()) })
    for (const seconds of [2, 6, 2]) {
      await at.advance(seconds)
      await half.tables.clock.runDue()
    }
    expect((await at.ledgerOf(table.roundId)).map(({ wins: count }) => count)).toEqual([0, 1])
    await at.advance(6)
    await Promise.all([at.house.tables.clock.runDue(), at.studioWith({}).tables.clock.runDue()])
    await at.finish()
    const outcome = await outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 60_000, WALA: 50_000 })
    expect(await balances()).toEqual([
      had[0]! - 60_000 + paid(outcome, 'MERON', 60_000),
      had[1]! - 50_000 + paid(outcome, 'WALA', 50_000),
      had[2]!,
    ])
    expect((await at.ledgerOf(table.roundId)).map(({ state, wins: count }) => [state, count])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('while a cancelled fight is returned: every stake comes back, once', async () => {
    const [first, second, third] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    const had = await balances()
    for (const member of [first, second, third]) await at.place(member, table, { WALA: 7_000 })
    await at.advance(20)
    await at.house.tables.clock.runDue()
    await at.advance(2)
    let asked = 0
    const half = at.studioWith({
      rollback: (message) => (asked++ === 0 ? at.wallet.rollback(message) : lost()),
    })
    await half.tables.clock.runDue()
    await at.advance(6)
    await Promise.all([at.house.tables.clock.runDue(), at.studioWith({}).tables.clock.runDue()])
    await at.finish()
    expect((await at.roundOf(table.roundId)).step).toBe('VOID')
    expect(await balances()).toEqual(had)
  })
})

describe('limits', () => {
  it('hold of a spot, of a prize and of a member’s whole fight', async () => {
    const rich = await at.guest('member05', 'COCKFIGHT')
    for (const place of [0, BY_TOTE]) {
      const table = await at.openTable(rich, place)
      await expect(at.place(rich, table, { MERON: 1_999 })).rejects.toMatchObject({
        code: 'TABLE_LIMIT',
        params: ['20.00', '50,000.00'],
      })
      await expect(at.place(rich, table, { MERON: 5_000_001 })).rejects.toMatchObject({ code: 'TABLE_LIMIT' })
      await expect(at.place(rich, table, { FTD: 224_720 })).rejects.toMatchObject({
        code: 'TABLE_LIMIT',
        params: ['20.00', '2,247.19'],
      })
      await at.place(rich, table, { FTD: 2_000 })
      await expect(at.place(rich, table, { MERON: 5_000_000, WALA: 4_998_001 })).rejects.toMatchObject({
        code: 'TABLE_ROUND_LIMIT',
        params: ['20.00', '100,000.00'],
      })
      await expect(at.place(rich, table, { MERON: 5_000_000, WALA: 4_998_000 })).rejects.toMatchObject({
        code: 'BAL_INSUFFICIENT',
      })
      await at.finish()
    }
  })
})

describe('the operator’s choice', () => {
  it('holds from the next round on, and only of a game that has a tote', async () => {
    const [first, second] = members as [Guest, Guest, Guest]
    const table = await at.openTable(first, BY_TOTE)
    const change = (paysBy: 'FIXED' | 'TOTE') =>
      at.house.tables.desk.change('demo', table.tableId, { paysBy })
    expect((await change('FIXED'))!.after).toMatchObject({ paysBy: 'FIXED', choices: ['FIXED', 'TOTE'] })
    await at.place(first, table, { MERON: 60_000 })
    await at.place(second, table, { WALA: 50_000 })
    expect((await viewOf(table)).paysBy).toBe('TOTE')
    await at.finish()
    expect((await fairOf(first, table.roundId)).proof.mathVersion).toBe('tote-1')
    const next = await at.openTable(first, BY_TOTE)
    expect(await viewOf(next)).toMatchObject({ paysBy: 'FIXED', tote: null })
    await at.place(first, next, { MERON: 60_000 })
    await at.finish()
    const fair = await fairOf(first, next.roundId)
    expect(fair).toMatchObject({ state: 'SETTLED', proof: { mathVersion: '1' }, table: { tote: null } })
    expect(await checkTable(fair)).toMatchObject({ isRight: true })
    await change('TOTE')
    const list = await at.house.tables.desk.list('demo')
    expect(list.filter(({ choices }) => choices.length > 1).map(({ gameCode }) => gameCode)).toEqual(
      Array(3).fill('COCKFIGHT'),
    )
  })
})

describe('any bets', () => {
  it('take from the pool at most 95 % of it, and what the house keeps is in the ledger', async () => {
    const stake = fc.integer({ min: 2_000, max: 40_000 })
    const bet = fc.record({ who: fc.nat({ max: 2 }), spot: fc.constantFrom('MERON', 'WALA'), stake })
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 8 }), async (bets) => {
        const table = await at.openTable(members[0]!, BY_TOTE)
        const had = await balances()
        await Promise.all(
          bets.map((one) => at.place(members[one.who]!, table, { [one.spot]: one.stake }, randomUUID())),
        )
        await at.finish()
        const pool = bets.reduce((sum, one) => sum + one.stake, 0)
        const round = await at.roundOf(table.roundId)
        if (round.step === 'VOID') {
          expect(await balances()).toEqual(had)
          return
        }
        const outcome = await outcomeOf(table)
        const won = bets.reduce((sum, one) => sum + paid(outcome, one.spot, one.stake), 0)
        const isDraw = ['BDD', 'FTD'].includes(byTote.result(outcome).winner)
        expect(won).toBeLessThanOrEqual(isDraw ? pool : (pool * 95) / 100)
        expect([Number(round.stake_amount), Number(round.payout_amount)]).toEqual([pool, won])
        const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
        expect(sum(await balances())).toBe(sum(had) - pool + won)
      }),
      { numRuns: 8 },
    )
  })
})
