/** What counts of opposite bets, and what names that are no tables cost. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { betRecordOf, rollUp } from '../../modules/wallet/index.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'

let house: TablesHouse
beforeAll(async () => { house = await openTablesHouse() })
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
  const { list } = await betRecordOf(house.owner.kysely, { memberId: guest.seat.memberId, gameCode: 'BACCARAT', vendor: 'STUDIO', pageNo: 1, pageSize: 5 })
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
