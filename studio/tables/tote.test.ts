/** Tables that pay by a tote: what they show, take and count, with a real database, wallet and ledger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, sql } from '../../platform/postgres.ts'
import type { Standing } from '../../tests/support/tables.ts'
import {
  BY_TOTE,
  byTote,
  openToteHouse,
  paidByTote,
  type ToteHouse,
} from '../../tests/support/tote-tables.ts'
import { findFairRound } from '../index.ts'

let at: ToteHouse
beforeAll(async () => {
  at = await openToteHouse()
})
afterAll(() => at.close())

const viewOf = async ({ tableId }: Standing) => {
  at.house.tables.views.forget(tableId)
  return (await at.house.tables.views.of(tableId))!.view
}
const versionOf = async ({ roundId }: Standing) =>
  (await findFairRound(at.house, at.members[0].seat.memberId, roundId))!.proof.mathVersion
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
    const [first, second] = at.members
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

  it('counts for turnover what was won or lost, of both sides only the difference, and nothing returned', async () => {
    const [first, second] = at.members
    for (let round = 0; round < 6; round++) {
      const table = await at.openTable(first, BY_TOTE)
      await at.place(first, table, { MERON: 10_000, WALA: 4_000 })
      await at.place(second, table, { WALA: 8_000, BDD: 2_000 })
      await at.finish()
      const { winner } = byTote.result(await at.outcomeOf(table))
      const isDraw = winner === 'BDD' || winner === 'FTD'
      expect(await validOf(table.roundId)).toEqual({
        [first.seat.memberId]: isDraw ? 0n : 6_000n,
        [second.seat.memberId]: isDraw ? 2_000n : 10_000n,
      })
    }
  })
})

describe('play money', () => {
  it('adds nothing to the pool and is paid by its return', async () => {
    const [first, second] = at.members
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
    const outcome = await at.outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 60_000, WALA: 50_000 })
    expect(await moneyOf(table)).toEqual([
      [20_000, paidByTote(outcome, 'MERON', 10_000) + paidByTote(outcome, 'WALA', 10_000)],
    ])
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
    const [first, second] = at.members
    const table = await at.openTable(first, BY_TOTE)
    const change = (paysBy: 'FIXED' | 'TOTE') =>
      at.house.tables.desk.change('demo', table.tableId, { paysBy })
    expect((await change('FIXED'))!.after).toMatchObject({ paysBy: 'FIXED', choices: ['FIXED', 'TOTE'] })
    await at.place(first, table, { MERON: 60_000 })
    await at.place(second, table, { WALA: 50_000 })
    expect((await viewOf(table)).paysBy).toBe('TOTE')
    await at.finish()
    expect(await versionOf(table)).toBe('tote-1')
    const next = await at.openTable(first, BY_TOTE)
    expect(await viewOf(next)).toMatchObject({ paysBy: 'FIXED', tote: null })
    await at.place(first, next, { MERON: 60_000 })
    await at.finish()
    expect(await versionOf(next)).toBe('1')
    expect((await at.roundOf(next.roundId)).step).toBe('SETTLED')
    await change('TOTE')
    const list = await at.house.tables.desk.list('demo')
    expect(list.filter(({ choices }) => choices.length > 1).map(({ gameCode }) => gameCode)).toEqual(
      Array(3).fill('COCKFIGHT'),
    )
  })
})
