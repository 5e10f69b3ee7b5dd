import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'
import { balancesOf } from '../../tests/support/baccarat.ts'

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())

describe('the desk', () => {
  it('voids a round before it is drawn, once, and not after', async () => {
    const members = await Promise.all(['member05', 'member06'].map((name) => at.guest(name)))
    const table = await at.openTable(members[0]!)
    const had = await balancesOf(members)
    for (const member of members) {
      await at.place(member, table, { PLAYER: 1_000 })
      await at.place(member, table, { TIE: 700 })
    }
    const running = (await at.house.tables.desk.list('demo')).find(
      ({ tableId }) => tableId === table.tableId,
    )!
    expect(running.round).toMatchObject({
      stakeAmount: 3_400n,
      betCount: 4,
      playerCount: 2,
      serverSeed: null,
    })
    expect(await at.house.tables.desk.voidRound('another', table.roundId)).toBe('NOT_FOUND')
    const answers = await Promise.all(
      [at.house, at.studioWith({})].map((studio) => studio.tables.desk.voidRound('demo', table.roundId)),
    )
    expect([...answers, await at.house.tables.desk.voidRound('demo', table.roundId)]).toEqual([
      'VOIDED',
      'VOIDED',
      'VOIDED',
    ])
    await at.house.tables.clock.runDue()
    await expect(at.place(members[0]!, table, { PLAYER: 1_000 })).rejects.toMatchObject({
      code: 'TABLE_BETS_CLOSED',
    })
    expect(await balancesOf(members)).toEqual(had)
    expect((await at.ledgerOf(table.roundId)).map(({ bet, state }) => [bet, state])).toEqual([
      [0n, 2],
      [0n, 2],
    ])
    expect((await at.house.tables.desk.round('demo', table.roundId))!.bets.map(({ state }) => state)).toEqual(
      ['VOID', 'VOID', 'VOID', 'VOID'],
    )
    await at.finish()
    const next = await at.openTable(members[0]!)
    await at.advance(20)
    await at.house.tables.clock.runDue()
    await at.advance(2)
    await at.house.tables.clock.runDue()
    expect(await at.house.tables.desk.voidRound('demo', next.roundId)).toBe('STATE')
    await at.finish()
  })

  it('changes a table from the next round on, and a closed table begins none', async () => {
    const member = await at.guest('member06')
    const table = await at.openTable(member)
    const change = (more: object) => at.house.tables.desk.change('demo', table.tableId, more)
    const { before, after } = (await change({
      limits: { min: 1_000n, max: 20_000n, sideMax: 2_000n },
      names: { th: 'ใหม่', en: 'New' },
      isOn: false,
    }))!
    expect([after.limits.max, after.isOn, after.names.en]).toEqual([20_000n, false, 'New'])
    await at.place(member, table, { PLAYER: 30_000 })
    await at.finish()
    expect((await at.house.tables.open(member.seat, table.tableId)).view).toMatchObject({
      state: 'OFF',
      stateEndsAt: null,
    })
    await change({ isOn: true })
    const next = await at.openTable(member)
    await expect(at.place(member, next, { PLAYER: 30_000 })).rejects.toMatchObject({ code: 'TABLE_LIMIT' })
    await change({ limits: before.limits, names: before.names })
    await at.finish()
    const history = (await at.house.tables.desk.rounds('demo', table.tableId, { pageNo: 1, pageSize: 2 }))!
    expect(history.rows.map(({ roundNo }) => roundNo)).toEqual([next.roundNo, table.roundNo])
  })
})
