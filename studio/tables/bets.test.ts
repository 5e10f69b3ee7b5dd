/** Which bets a table accepts, in both kinds of money. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'
import { findFairRound } from '../index.ts'
import { outcomeOf, paid } from '../../tests/support/baccarat.ts'

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())

describe('accepting bets', () => {
  it('refuses by the clock of the database what comes too late, whatever the round’s row still says', async () => {
    const member = await at.guest('member02')
    const table = await at.openTable(member)
    const before = await member.balance()
    await at.advance(20)
    expect((await at.roundOf(table.roundId)).step).toBe('BETTING')
    await expect(at.place(member, table, { PLAYER: 1_000 })).rejects.toMatchObject({
      code: 'TABLE_BETS_CLOSED',
    })
    await at.house.tables.clock.runDue()
    await expect(at.place(member, table, { PLAYER: 1_000 })).rejects.toMatchObject({
      code: 'TABLE_BETS_CLOSED',
    })
    await at.finish()
    const next = await at.openTable(member)
    await expect(
      at.place(member, { ...next, roundNo: next.roundNo - 1 }, { PLAYER: 1_000 }),
    ).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await member.balance()).toBe(before)
    await at.finish()
  })

  it('accepts all of a call or nothing, within the limits of each spot over the whole round', async () => {
    const member = await at.guest('member02')
    const table = await at.openTable(member)
    const before = await member.balance()
    await expect(at.place(member, table, { PLAYER: 1_000, NOWHERE: 1_000 })).rejects.toMatchObject({
      code: 'TABLE_SPOT_UNKNOWN',
    })
    await expect(at.place(member, table, { PLAYER: 1_000, BANKER: 499 })).rejects.toMatchObject({
      code: 'TABLE_LIMIT',
      params: ['5.00', '50,000.00'],
    })
    await expect(at.place(member, table, { TIE: 500_001 })).rejects.toMatchObject({
      code: 'TABLE_LIMIT',
      params: ['5.00', '5,000.00'],
    })
    await expect(at.place(member, table, { PLAYER: 4_000_000 })).rejects.toMatchObject({
      code: 'BAL_INSUFFICIENT',
    })
    expect(await member.balance()).toBe(before)
    await at.place(member, table, { TIE: 300_000 })
    await expect(at.place(member, table, { TIE: 200_001, PLAYER: 500 })).rejects.toMatchObject({
      code: 'TABLE_LIMIT',
    })
    // Many at once on one spot: the accepted sum never exceeds the limit.
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at8) =>
        at.place(member, table, { TIE: 50_000 + at8 }, randomUUID(), at8 % 2 ? at.house : at.studioWith({})),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(3)
    expect((await at.ledgerOf(table.roundId))[0]!.bet <= 500_000n).toBe(true)
    await at.finish()
  })

  it('answers a refused key the same again, and frees the key of a temporary refusal', async () => {
    const member = await at.guest('member20')
    const table = await at.openTable(member)
    const key = randomUUID()
    for (let time = 0; time < 2; time++)
      await expect(at.place(member, table, { PLAYER: 10_000 }, key)).rejects.toMatchObject({
        code: 'BAL_INSUFFICIENT',
      })
    const passing = randomUUID()
    const closed = at.studioWith({ bet: async () => ({ status: 'GAME_DISABLED' }) })
    await expect(at.place(member, table, { PLAYER: 10_000 }, passing, closed)).rejects.toMatchObject({
      code: 'GAME_MAINTENANCE',
    })
    await expect(at.place(member, table, { PLAYER: 10_000 }, passing)).rejects.toMatchObject({
      code: 'BAL_INSUFFICIENT',
    })
    await at.finish()
    expect(await at.ledgerOf(table.roundId)).toEqual([])
  })

  it('holds several stakes if a hand can lose several; the record distinguishes them from the stake, and its totals are the ledger’s', async () => {
    const member = await at.guest('member03', 'POKDENG')
    const table = await at.openTable(member, 0)
    const before = await member.balance()
    expect((await at.place(member, table, { HAND1: 1_000, HAND6: 2_000 })).value).toMatchObject({
      balance: before - 15_000,
      totalStake: 3_000,
    })
    await at.finish()
    const { bet, win } = (await at.ledgerOf(table.roundId))[0]!
    expect([bet, await member.balance()]).toEqual([15_000n, before - 15_000 + Number(win)])
    const { list, stakeAmount } = (
      await member.client.get<{
        list: { betNo: string; roundId: string; stakeAmount: number }[]
        stakeAmount: number
      }>('/api/wps/report/bets?pageSize=100', { token: member.player.token })
    ).value
    const own = list.find(({ roundId }) => roundId === table.roundId)!
    expect([own, stakeAmount]).toMatchObject([
      { stakeAmount: 15_000, playedAmount: 3_000, netAmount: Number(win) - 15_000 },
      list.reduce((sum, one) => sum + one.stakeAmount, 0),
    ])
    expect(
      (await member.client.get(`/api/wps/report/bets/${own.betNo}`, { token: member.player.token })).value,
    ).toMatchObject({ stakeAmount: 15_000, playedAmount: 3_000 })
  })
})

describe('play money', () => {
  it('plays the same round beside real money, is paid in its own, and is in no sum', async () => {
    const [real, free] = [
      await at.guest('member03', 'BACCARAT'),
      await at.guest('member03', 'BACCARAT', true),
    ]
    const table = await at.openTable(real)
    const had = await real.balance()
    await at.place(real, table, { PLAYER: 2_000 })
    const { value } = await at.place(free, table, { BANKER: 3_000 })
    expect(value).toMatchObject({
      currency: 'TRIAL',
      balance: free.player.entered.balance - 3_000,
      totalStake: 3_000,
    })
    at.house.tables.views.forget(table.tableId)
    expect((await at.house.tables.open(free.seat, table.tableId)).view.totals).toEqual([
      { spot: 'PLAYER', stake: 2_000, players: 1 },
    ])
    await at.finish()
    const outcome = await outcomeOf(at, table.roundId)
    expect(await real.balance()).toBe(had - 2_000 + paid(outcome, 'PLAYER', 2_000))
    expect(
      (await at.ledgerOf(`${table.roundId}:free`)).map(({ bet, win, state }) => [bet, win, state]),
    ).toEqual([[3_000n, BigInt(paid(outcome, 'BANKER', 3_000)), 1]])
    const proof = await findFairRound(at.house, free.seat.memberId, `${table.roundId}:free`)
    expect(proof).toMatchObject({
      mode: 'FREE',
      currency: 'TRIAL',
      betAmount: 3_000,
      winAmount: paid(outcome, 'BANKER', 3_000),
    })
  })
})
