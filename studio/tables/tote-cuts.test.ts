/** Around a frozen tote: interrupted anywhere, and with any bets, the money ends up the same. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as cockfight } from '../../games/cockfight/rules/index.ts'
import { lost } from '../../tests/support/baccarat.ts'
import {
  BY_TOTE,
  byTote,
  openToteHouse,
  paidByTote,
  type ToteHouse,
} from '../../tests/support/tote-tables.ts'

let at: ToteHouse
beforeAll(async () => {
  at = await openToteHouse()
})
afterAll(() => at.close())

describe('interrupted', () => {
  it('between the frozen pool and the payments, by dead processes: the same result, once', async () => {
    const [first, second] = at.members
    const table = await at.openTable(first, BY_TOTE)
    const had = await at.balances()
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
    const outcome = await at.outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 60_000, WALA: 50_000 })
    expect(await at.balances()).toEqual([
      had[0]! - 60_000 + paidByTote(outcome, 'MERON', 60_000),
      had[1]! - 50_000 + paidByTote(outcome, 'WALA', 50_000),
      had[2]!,
    ])
    expect((await at.ledgerOf(table.roundId)).map(({ state, wins: count }) => [state, count])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('while a cancelled fight is returned: every stake comes back, once', async () => {
    const [first, second, third] = at.members
    const table = await at.openTable(first, BY_TOTE)
    const had = await at.balances()
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
    expect(await at.balances()).toEqual(had)
  })
})

describe('any bets', () => {
  it('take from the pool at most 95 % of it, and what the house keeps is in the ledger', async () => {
    const stake = fc.integer({ min: 2_000, max: 40_000 })
    const bet = fc.record({ who: fc.nat({ max: 2 }), spot: fc.constantFrom('MERON', 'WALA'), stake })
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 8 }), async (bets) => {
        const table = await at.openTable(at.members[0]!, BY_TOTE)
        const had = await at.balances()
        await Promise.all(
          bets.map((one) => at.place(at.members[one.who]!, table, { [one.spot]: one.stake }, randomUUID())),
        )
        await at.finish()
        const pool = bets.reduce((sum, one) => sum + one.stake, 0)
        const round = await at.roundOf(table.roundId)
        if (round.step === 'VOID') {
          expect(await at.balances()).toEqual(had)
          return
        }
        const outcome = await at.outcomeOf(table)
        const won = bets.reduce((sum, one) => sum + paidByTote(outcome, one.spot, one.stake), 0)
        const isDraw = ['BDD', 'FTD'].includes(byTote.result(outcome).winner)
        expect(won).toBeLessThanOrEqual(isDraw ? pool : (pool * 95) / 100)
        expect([Number(round.stake_amount), Number(round.payout_amount)]).toEqual([pool, won])
        const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
        expect(sum(await at.balances())).toBe(sum(had) - pool + won)
      }),
      { numRuns: 8 },
    )
  })
})
