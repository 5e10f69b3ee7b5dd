/** The lists of the centre as files: statements, contracts and links, as the screens show them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportContracts } from '../../contract/player/agents/contracts/export-contracts.ts'
import { endLink } from '../../contract/player/agents/line/end-link.ts'
import { exportLinks } from '../../contract/player/agents/line/export-links.ts'
import { listLinks } from '../../contract/player/agents/line/list-links.ts'
import { saveLink } from '../../contract/player/agents/line/save-link.ts'
import { visitLink } from '../../contract/player/agents/line/visit-link.ts'
import { exportPayments } from '../../contract/player/agents/pay/export-payments.ts'
import { listPayments } from '../../contract/player/agents/pay/list-payments.ts'
import { exportTeamPlay } from '../../contract/player/agents/team/export-team-play.ts'
import { percentText } from '../../kernel/percent.ts'
import { openContractHouse, type Agent, type ContractHouse } from '../support/contract-house.ts'
import { tier } from '../support/contracts.ts'
import { openPayExample } from '../support/pay-example.ts'

type Example = Awaited<ReturnType<typeof openPayExample>>
let example: Example
let agents: ContractHouse
let [top, below] = [] as unknown as [Agent, Agent]
beforeAll(async () => {
  example = await openPayExample()
  agents = await openContractHouse()
  ;[top, below] = [await agents.agent(1), await agents.agent(2)]
})
afterAll(async () => {
  await example.house.close()
  await agents.close()
})

/** The rows of a file with its heads first, in the language that is read. */
async function rowsOf(origin: string, token: string, address: string, language = 'en'): Promise<string[][]> {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
  const answer = await fetch(origin + address, { headers })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const text = (await answer.text()).replace(/^\ufeff/, '').trim()
  return text.split('\r\n').map((row) => row.split(','))
}

const cents = (cell: string | undefined): number => Math.round(Number(cell) * 100)

test('the file of statements has the figures of each, and only of the own ones', async () => {
  const { house, a, other } = example
  const { origin } = house.server
  const [heads, ...rows] = await rowsOf(origin, a.token, `${exportPayments.path}?format=CSV`)
  const { list } = (await a.call(listPayments)).value
  expect(rows).toHaveLength(list.length)
  const column = (name: string) => heads!.indexOf(name)
  for (const [name, of] of [
    ['Turnover', 'turnover'],
    ['Base of this period', 'base'],
    ['Carried in', 'carryIn'],
    ['Gross', 'gross'],
    ['Net credited', 'net'],
    ['Paid', 'amount'],
  ] as const)
    expect(rows.map((row) => cents(row[column(name)]))).toEqual(list.map((payment) => payment[of]))
  expect(rows.map((row) => row[column('Rate (%)')])).toEqual(list.map(({ ratePpm }) => percentText(ratePpm)))
  expect(rows[0]!.slice(0, 1)).toEqual(['S203103A'])
  expect(rows[0]![column('Status')]).toBe('Paid')
  const others = await rowsOf(origin, other.token, `${exportPayments.path}?format=CSV`)
  expect(others.flat()).not.toContain('4898.00')
  const salaries = await rowsOf(origin, a.token, `${exportPayments.path}?format=CSV&kind=DAILY_SALARY`, 'zh')
  expect(salaries).toEqual([expect.arrayContaining(['本期基数', '您的净额'])])
})

test('the file of contracts has a line for each tier, by the lists of the page', async () => {
  const { origin } = agents.house.server
  await agents.give('DIVIDEND', [tier(100_000, 3, 20), tier(500_000, 5, 30)])
  await top.offers(below, [tier(100_000, 3, 10), tier(500_000, 5, 15)])
  const file = (agent: Agent, list: string, language?: string) =>
    rowsOf(origin, agent.token, `${exportContracts.path}?format=CSV&list=${list}`, language)
  const mine = await file(top, 'MINE')
  expect(mine[0]![9]).toBe('Rate (%)')
  expect(mine.slice(1).map((row) => row.slice(1, 10))).toEqual([
    ['Dividend contract', 'The house', 'agent1', 'Semimonthly', 'Active', '1', '100000.00', '3', '20'],
    ['Dividend contract', 'The house', 'agent1', 'Semimonthly', 'Active', '2', '500000.00', '5', '30'],
  ])
  const given = await file(top, 'GIVEN')
  expect(given.slice(1).map((row) => [row[3], row[5], row[9]])).toEqual([
    ['agent2', 'Offered', '10'],
    ['agent2', 'Offered', '15'],
  ])
  expect((await file(below, 'GIVEN')).slice(1)).toEqual([])
  expect((await file(below, 'WAITING', 'th')).slice(1)[0]).toEqual(
    expect.arrayContaining(['สัญญาส่วนแบ่งรายได้', 'agent1', 'รอตอบรับ']),
  )
})

test('the file of links adds up to the sums of the page, deleted links included', async () => {
  const { origin } = agents.house.server
  const make = async (name: string) =>
    (await top.call(saveLink, { body: { name, memberType: 0, memberG: 1950, expiresOn: null } })).value.code
  const [kept, gone] = [await make('Kept'), await make('=Gone')]
  for (const code of [kept, gone]) await agents.house.client.post(visitLink.path, { code })
  await top.call(endLink, { params: { code: gone } })
  const { value } = await top.call(listLinks)
  expect(value.list.map(({ name }) => name)).not.toContain('=Gone')
  const [heads, ...rows] = await rowsOf(origin, top.token, `${exportLinks.path}?format=CSV`)
  const sum = (name: string) => rows.reduce((all, row) => all + Number(row[heads!.indexOf(name)]), 0)
  expect(value.visits).toBe(2)
  expect([sum('Visits'), sum('Registrations')]).toEqual([value.visits, value.registrations])
  // A name that a spreadsheet would work out is marked as a text.
  expect(rows.find((row) => row[1] === gone)).toEqual(expect.arrayContaining(["'=Gone", 'Member']))
  expect(rows.find((row) => row[1] === gone)!.at(-1)).not.toBe('')
})

test('the file of settled play has columns of accounts only where it lists accounts', async () => {
  const { house, a } = example
  const headsOf = async (by: string) =>
    (await rowsOf(house.server.origin, a.token, `${exportTeamPlay.path}?by=${by}`))[0]!.slice(0, 3)
  expect(await headsOf('DAY')).toEqual(['Day', 'Turnover', 'Valid bet'])
  expect(await headsOf('ACCOUNT')).toEqual(['Account', 'Nickname', 'Level'])
})
