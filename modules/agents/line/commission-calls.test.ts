/** What an agent reads of the own commissions, row by row and as a file (docs/flows/commissions.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCommissions } from '../../../contract/player/agents/line/export-commissions.ts'
import { listCommissions } from '../../../contract/player/agents/line/list-commissions.ts'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'

let house: CashierHouse
let agents: Player[]
beforeAll(async () => {
  house = await openCashierHouse()
  agents = await Promise.all(
    [1, 2].map((number) =>
      house.player(
        number,
        { account: `agent${number}`, type: number === 1 ? 1 : 2, isAgent: true },
        demoAgentId(number),
      ),
    ),
  )
  await note(1, 'GROUP', 'LOTT', 10_000, 50)
  await note(1, 'POINT', 'RNG', 80_000, 125)
  await note(1, 'POINT', 'RNG', -1_000, -5)
  await note(2, 'POINT', 'RNG', 80_000, 999)
})
afterAll(() => house.close())

const note = (agent: number, kind: string, product: string, base: number, amount: number) =>
  run(
    house.server.process.database.kysely,
    sql`
    INSERT INTO agents.commission (merchant_id, account_id, member_id, kind, product, source, reference, base_amount, distance,
      own_rate, below_rate, factor_ppm, amount, is_correction)
    VALUES (${DEMO_MERCHANT}, ${demoAgentId(agent)}, ${demoMemberId(1)}, ${kind}, ${product}, ${`bet ${amount}`}, '2031-01-01', ${base}, 1,
      1980, 1970, 1000000, ${amount}, ${amount < 0})`,
  )

const fileOf = async (player: Player, language: string) => {
  const headers = { Authorization: `Bearer ${player.token}`, 'Accept-Language': language }
  const text = await (await fetch(house.server.origin + exportCommissions.path, { headers })).text()
  return text.trim().split('\r\n')
}

test('an agent reads the own rows, the newest first, with their sums, and nobody else’s', async () => {
  const { value } = await agents[0]!.call(listCommissions)
  expect(value).toMatchObject({ total: 3, amount: 170, groupAmount: 50, pointAmount: 120 })
  expect(value.list.map(({ username, amount, isCorrection }) => [username, amount, isCorrection])).toEqual([
    ['member01', -5, true],
    ['member01', 125, false],
    ['member01', 50, false],
  ])
  expect((await agents[1]!.call(listCommissions)).value).toMatchObject({ total: 1, amount: 999 })
})

test('the file has the same rows, headed in the language that is read', async () => {
  const [heads, ...rows] = await fileOf(agents[0]!, 'en')
  expect(heads).toContain('Rebate differential')
  // Points in percent with all their digits; prize groups as they are, with the part that counts.
  expect(rows.map((row) => row.split(',').slice(6))).toEqual([
    ['', '', '', '0.198', '0.197', '-0.05'],
    ['', '', '', '0.198', '0.197', '1.25'],
    ['1980', '1970', '100', '', '', '0.50'],
  ])
  expect((await fileOf(agents[0]!, 'zh-CN'))[0]).toContain('返点差')
  expect(await fileOf(agents[1]!, 'th')).toHaveLength(2)
  const member = await house.player(1)
  expect((await house.client.get(exportCommissions.path, { token: member.token })).code).toBe(
    'AUTH_NOT_AGENT',
  )
})
