/** House players at a table that pays by a tote, with a real database, wallet and ledger. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hubKey } from '../../platform/hub.ts'
import { databaseKey, loggerKey } from '../../platform/keys.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import type { ToteBettors } from '../../studio/index.ts'
import { openTablesHouse, type Guest, type TablesHouse } from '../../tests/support/tables.ts'
import { openToteBettors } from './tote-bettors.ts'

let at: TablesHouse
let bettors: ToteBettors
let guest: Guest
beforeAll(async () => {
  at = await openTablesHouse()
  const { config, services } = at.server.process
  bettors = await openToteBettors(
    {
      config,
      services,
      database: services.use(databaseKey),
      hub: services.use(hubKey),
      logger: services.use(loggerKey),
    },
    { chance: () => 0 },
  )
  guest = await at.guest('member01', 'COCKFIGHT')
})
afterAll(async () => {
  await bettors.close()
  await at.close()
})

const kindsOf = async (roundId: string) =>
  (
    await rowsOf(
      at.owner.kysely,
      sql<{ kind: string; spot: string }>`
      SELECT o.owner_kind AS kind, b.spots[1] AS spot
      FROM studio.table_bet b JOIN wallet.owner o ON o.owner_id = b.member_id
      WHERE b.round_id = ${roundId} AND b.state = 1 ORDER BY 1, 2`,
    )
  ).map(({ kind, spot }) => `${kind} ${spot}`)

it('bet on both sides once a member bets, so that a member who comes alone has a fight that stands', async () => {
  const table = await at.openTable(guest, 2)
  await at.place(guest, table, { MERON: 10_000 })
  await expect
    .poll(() => kindsOf(table.roundId))
    .toEqual([
      'house_player MERON',
      'house_player MERON',
      'house_player MERON',
      'house_player WALA',
      'member MERON',
    ])
  await bettors.idle()
  const before = await guest.balance()
  await at.finish()
  expect((await at.roundOf(table.roundId)).step).toBe('SETTLED')
  const { winner } = JSON.parse((await at.roundOf(table.roundId)).result!) as { winner: string }
  // 1,000.00 on Meron and 300.00 on Wala: 123 for 100.
  const won = winner === 'MERON' ? 12_300 : winner === 'WALA' ? 0 : 10_000
  expect(await guest.balance()).toBe(before + won)
})

it('do not keep a table going that nobody watches, and bet once in a round', async () => {
  const [row] = (await at.house.tables.ofHouse('demo', 'COCKFIGHT')).slice(2)
  const { view } = (await at.house.tables.views.of(row!.table_id))!
  const asked = await kindsOf(view.roundId!)
  const told = { ...view, state: 'BETTING', stateEndsAt: new Date(Date.now() + 20_000).toISOString() }
  bettors.heard(`table:${row!.table_id}`, told)
  bettors.heard(`table:${row!.table_id}`, { ...told, tableId: 'another', roundNo: view.roundNo + 1 })
  await bettors.idle()
  expect(await kindsOf(view.roundId!)).toEqual(asked)
})

it('are refused where members play for money', async () => {
  const { services, config } = at.server.process
  await expect(
    openToteBettors({
      config: { ...config, mode: 'live' },
      services,
      database: services.use(databaseKey),
      hub: services.use(hubKey),
      logger: services.use(loggerKey),
    }),
  ).rejects.toThrow('demo credit only')
})
