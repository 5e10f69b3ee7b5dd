/**
 * Opposite bets and turnover, the cost of names that are no tables, and tables of a game that is switched
 * off.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { betRecordOf, rollUp } from '../../modules/wallet/index.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'

let house: TablesHouse
beforeAll(async () => {
  house = await openTablesHouse()
})
afterAll(() => house.close())

test('of bets on sides that exclude one another only the difference counts', async () => {
  const guest = await house.guest('member11')
  const both = await house.openTable(guest)
  await house.place(guest, both, { PLAYER: 10_000, BANKER: 10_000 })
  await house.finish()
  const more = await house.openTable(guest)
  await house.place(guest, more, { PLAYER: 10_000, BANKER: 4_000 })
  await house.finish()
  await rollUp(house.owner)
  const { list } = await betRecordOf(house.owner.kysely, {
    memberId: guest.seat.memberId,
    gameCode: 'BACCARAT',
    vendor: 'STUDIO',
    pageNo: 1,
    pageSize: 5,
  })
  const validOf = (roundId: string) => list.find((bet) => bet.roundId === roundId)!.validBet
  expect(validOf(both.roundId)).toBe(0n)
  const { result } = await house.roundOf(more.roundId)
  // A tie returns both.
  expect(validOf(more.roundId)).toBe(JSON.parse(result!).winner === 'TIE' ? 0n : 6_000n)
})

test('a thousand names that are no tables do not ask the database a thousand times, and a table among them still wakes', async () => {
  const guest = await house.guest('member12')
  const { tableId } = await house.openTable(guest)
  await house.finish()
  const asked = vi.spyOn(house.house.database.pool, 'connect')
  const strange = Array.from({ length: 1_000 }, () => `table:${randomUUID()}`)
  await house.house.tables.noteWatched([...strange, `table:${tableId}`, 'table:nothing', 'room:x'])
  expect(asked.mock.calls.length).toBeLessThan(20)
  asked.mockRestore()
})

test('tables that deal round the clock begin a round without an audience', async () => {
  await house.finish()
  const alone = house.studioWith({})
  await alone.tables.dealAlways('demo')
  alone.tables.clock.start()
  const tables = await alone.tables.ofHouse('demo')
  const running = async () =>
    (
      await Promise.all(
        tables.map(async ({ table_id: tableId }) => (await alone.tables.views.of(tableId))!.view.state),
      )
    ).filter((state) => state === 'BETTING')
  await expect.poll(async () => (await running()).length).toBe(tables.length)
  await alone.tables.clock.stop()
  await house.finish()
})

test('for a game that is switched off the running round of its tables is played to its end and no other begun; watchers are notified, and again when it deals', async () => {
  const client = house.server.client()
  const token = await client.signInOperator('owner')
  const { list } = (
    await client.get<{ list: { gameCode: string; nodeId: number }[] }>(
      '/api/operator/games?pageNo=1&pageSize=100',
      { token },
    )
  ).value
  const { nodeId } = list.find(({ gameCode }) => gameCode === 'DRAGONTIGER')!
  const turn = async (body: { state: string }) => {
    expect(await client.post(`/api/operator/games/${nodeId}`, body, { token })).toMatchObject({ status: 200 })
    await expect
      .poll(() => house.wallet.isGameOpen({ merchantId: 'demo', gameCode: 'DRAGONTIGER' }))
      .toBe(body.state === 'OPEN')
  }
  const told: { state: string; roundNo: number }[] = []
  const watching = house.studioWith(
    {},
    {
      tell: (topic, data) => {
        if (topic === `table:${table.tableId}`) told.push(data as { state: string; roundNo: number })
      },
    },
  )
  const member = await house.guest('member14', 'DRAGONTIGER')
  const table = await house.openTable(member, 0)
  await house.place(member, table, { DRAGON: 10_000 })
  const staked = await member.balance()
  for (const state of ['OFF', 'MAINTENANCE']) {
    await turn({ state })
    if (state === 'OFF') {
      await expect(house.place(member, table, { DRAGON: 10_000 })).rejects.toMatchObject({
        code: 'GAME_MAINTENANCE',
      })
      expect((await house.house.tables.find(member.seat, table.tableId)).view).toMatchObject({
        state: 'BETTING',
        roundNo: table.roundNo,
      })
      await house.finish()
      const won = Number((await house.ledgerOf(table.roundId))[0]!.win)
      expect(await house.roundOf(table.roundId)).toMatchObject({
        step: 'SETTLED',
        stake_amount: 10_000n,
        payout_amount: BigInt(won),
      })
      expect(await member.balance()).toBe(staked + won)
    }
    expect((await house.house.tables.open(member.seat, table.tableId)).view).toMatchObject({
      state: 'OFF',
      roundNo: table.roundNo,
      stateEndsAt: null,
    })
    expect(
      (await house.house.tables.desk.list('demo')).find(({ tableId }) => tableId === table.tableId),
    ).toMatchObject({ state: 'OFF', isOn: true })
  }
  // Every sign of a reader wakes the table; its closing is announced once.
  for (let sign = 0; sign < 3; sign++) await watching.tables.clock.wake(table.tableId)
  expect(told.map(({ state, roundNo }) => [state, roundNo])).toEqual([['OFF', table.roundNo]])
  await turn({ state: 'OPEN' })
  await watching.tables.clock.wake(table.tableId)
  expect(told.map(({ state, roundNo }) => [state, roundNo])).toEqual([
    ['OFF', table.roundNo],
    ['BETTING', table.roundNo + 1],
  ])
  await house.finish()
})
