/** What the rules find in an outcome, as a table tells it: worked out when read, for rounds of any age. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game as fantan } from '../../games/fantan/rules/index.ts'
import { sql } from '../../platform/postgres.ts'
import { openTablesHouse, type Guest, type TablesHouse } from '../../tests/support/tables.ts'

interface Table {
  state: string
  roundNo: number
  outcome: { beads: number; residue: number } | null
  reading: ReturnType<typeof fantan.read> | null
}

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())

const read = async ({ client, player }: Guest, tableId: string) => {
  at.house.tables.views.forget(tableId)
  return (await client.get<Table>(`/api/studio/v1/tables/${tableId}`, { token: player.gameToken })).value
}

const pass = async (...steps: number[]) => {
  for (const seconds of steps) {
    await at.advance(seconds)
    await at.house.tables.clock.runDue()
  }
}

test('a table tells winners and what they pay with the outcome, and nothing before it', async () => {
  const member = await at.guest('member05', 'FANTAN')
  const { tableId } = await at.openTable(member, 0)
  expect(await read(member, tableId)).toMatchObject({ state: 'BETTING', outcome: null, reading: null })
  await pass(20, 2)
  const { state, outcome, reading } = await read(member, tableId)
  expect([state, reading!.winners.length]).toEqual(['REVEAL', 10])
  expect(reading).toEqual(fantan.read(outcome!))
  await pass(6, 2)
})

test('a round that was stored with its outcome alone is told in whole; one whose rules are gone without', async () => {
  const member = await at.guest('member05', 'FANTAN')
  const { tableId, roundId } = await at.openTable(member, 0)
  await pass(20, 2)
  const store = (change: { outcome?: string; version?: string }) =>
    sql`
    UPDATE studio.table_round SET outcome = coalesce(${change.outcome ?? null}, outcome), math_version = coalesce(${change.version ?? null}, math_version)
    WHERE round_id = ${roundId}`.execute(at.owner.kysely)
  await store({ outcome: '{"beads":103,"residue":3}' })
  expect((await read(member, tableId)).reading!.winners).toEqual([
    { spot: 'FAN:3', pays: '2.85 : 1' },
    { spot: 'NIM:3-1', pays: '1.90 : 1' },
    { spot: 'NIM:3-2', pays: '1.90 : 1' },
    { spot: 'NIM:3-4', pays: '1.90 : 1' },
    { spot: 'KWOK:1-3', pays: '0.95 : 1' },
    { spot: 'KWOK:2-3', pays: '0.95 : 1' },
    { spot: 'KWOK:3-4', pays: '0.95 : 1' },
    { spot: 'SSH:1-2-3', pays: '0.95 : 3' },
    { spot: 'SSH:1-3-4', pays: '0.95 : 3' },
    { spot: 'SSH:2-3-4', pays: '0.95 : 3' },
  ])
  await store({ version: '0' })
  expect(await read(member, tableId)).toMatchObject({ outcome: { residue: 3 }, reading: null })
})
