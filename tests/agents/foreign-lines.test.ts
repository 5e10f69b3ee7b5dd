/** Nothing of the upline, of siblings and of strangers comes to an agent: by call, by file or by socket. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { listLinks } from '../../contract/player/agents/line/list-links.ts'
import { saveLink } from '../../contract/player/agents/line/save-link.ts'
import { listPayments } from '../../contract/player/agents/pay/list-payments.ts'
import { contractActions } from '../../contract/shared/contract-words.ts'
import { houseTopics } from '../../contract/pushes/topics.ts'
import { demoAgentId, demoMemberId } from '../../db/seeds/identity.ts'
import { foldTeams } from '../../modules/agents/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { at, openAgentLine } from '../support/agent-line.ts'
import { openContractHouse, type Agent, type ContractHouse } from '../support/contract-house.ts'
import { tier } from '../support/contracts.ts'
import {
  attemptsOf,
  centreCalls,
  plainly,
  send,
  type Attempt,
  type CentreCall,
} from '../support/foreign-lines.ts'
import { rollUpAll } from '../support/ledger-marks.ts'

/** What an agent is answered who names what is not of the own line. */
const refusals = new Set([
  'AGENT_NOT_IN_TEAM',
  'AGENT_PAYMENT_NOT_FOUND',
  'AGENT_LINK_NOT_FOUND',
  'CONTRACT_NOT_FOUND',
  'CONTRACT_NOT_DIRECT',
  'TRANSFER_NOT_ALLOWED',
])

let agents: ContractHouse
let top: Agent
let asker: Agent
let sibling: Agent
let calls: CentreCall[]
/** Values that belong to others, by the field that would name them. */
let foreign: Record<string, readonly string[]>

// agent1 stands above agent2 and agent4; members 6 to 10 are below agent4, member 11 below nobody.
beforeAll(async () => {
  agents = await openContractHouse({ ROLES: 'gateway,realtime' })
  ;[top, asker, sibling] = [await agents.agent(1), await agents.agent(2), await agents.agent(4)]
  const { server } = agents.house
  const line = openAgentLine(server)
  const startsAt = at('2031-03-01T00:00')
  await line.contract(top.id, { kind: 'DIVIDEND', startsAt, ratePpm: 300_000 })
  await line.contract(sibling.id, { kind: 'DIVIDEND', startsAt, giverId: top.id, ratePpm: 200_000 })
  await line.contract(asker.id, { kind: 'DIVIDEND', startsAt, giverId: top.id, ratePpm: 200_000 })
  for (const member of [1, 6, 11])
    await line.play(demoMemberId(member), { at: at('2031-03-05T12:00'), stake: 1_000, payout: 100 })
  await line.pay(at('2031-03-16T02:00'))
  await agents.give('DAILY_SALARY', [tier(0, 0, 0.4)])
  const offered = await top.offers(sibling, [tier(0, 0, 0.2)], 'DAILY_SALARY')
  const body = { name: 'Neighbours', memberType: 0, memberG: 1940, expiresOn: null }
  for (const one of [top, sibling]) await one.call(saveLink, { body })
  const everybody = [top.id, sibling.id, demoMemberId(6), demoMemberId(11)]
  const contracts = await rowsOf(
    server.process.database.kysely,
    sql<{ id: string }>`SELECT contract_id AS id FROM agents.contract WHERE receiver_id = ANY (${everybody})`,
  )
  const ofBoth = await Promise.all(
    [top, sibling].map(async (one) => ({
      payments: (await one.call(listPayments)).value.list.map(({ paymentId }) => paymentId),
      codes: (await one.call(listLinks)).value.list.map(({ code }) => code),
    })),
  )
  const names = ['agent1', 'agent4', 'member06', 'member11']
  foreign = {
    account: names,
    under: names,
    toAccount: names,
    memberId: everybody,
    contractId: contracts.map(({ id }) => id),
    paymentId: ofBoth.flatMap(({ payments }) => payments),
    code: ofBoth.flatMap(({ codes }) => codes),
  }
  expect(foreign.contractId).toContain(offered)
  for (const values of Object.values(foreign)) expect(values.length).toBeGreaterThan(1)
  await rollUpAll(server.process.database)
  await foldTeams(server.process.database)
  calls = await centreCalls(server)
})
afterAll(() => agents.close())

/** Everything of others that a call could have moved. */
const standing = () =>
  rowsOf(
    agents.house.server.process.database.kysely,
    sql`
    SELECT 'contract' AS of, contract_id AS id, state, tiers::text AS is FROM agents.contract
    UNION ALL SELECT 'link', code, coalesce(name, ''), coalesce(ended_at::text, '') || member_g FROM identity.invitation
    UNION ALL SELECT 'account', account_id, coalesce(upline_id, ''), member_g::text FROM identity.account
    UNION ALL SELECT 'balance', account_id::text, '', sum(balance)::text FROM wallet.balance GROUP BY account_id
    ORDER BY 1, 2`,
  )

const said = ({ call, field, values }: Attempt) =>
  `${call.method} ${call.path} ${field}=${String(values[field])} ${String(values.action ?? '')}`

test('every call that takes a name or an id refuses those of others, and nothing has moved', async () => {
  const before = await standing()
  const attempts = calls.flatMap((call) => attemptsOf(call, foreign, contractActions))
  // A call whose ids this test does not know would be left out without a word.
  const tried = new Set(attempts.map(({ call }) => `${call.method} ${call.path}`))
  const untried = calls.filter(({ method, path }) => !tried.has(`${method} ${path}`))
  for (const { inPath, inQuery, inBody } of untried)
    for (const field of [...inPath, ...inQuery, ...inBody]) expect(field).not.toMatch(/account$|code$|Id$/i)
  expect(attempts.length).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const attempt of attempts) {
    const { code, status } = await send(agents.house.server, asker.token, attempt)
    // A direct transfer upwards goes to the upline alone, whoever is named.
    if (!refusals.has(code)) wrong.push(`${said(attempt)}: ${status} ${code}`)
  }
  expect(wrong).toEqual([])
  expect(await standing()).toEqual(before)
}, 120_000)

test('what calls and files show without asking for anybody has nobody but the own line in it', async () => {
  const lists = calls.filter(({ method, inPath }) => method === 'GET' && inPath.length === 0)
  const secrets = [
    ...foreign.contractId!,
    ...foreign.paymentId!,
    ...foreign.code!,
    ...[top.id, sibling.id].concat([6, 7, 8, 9, 10, 11].map(demoMemberId)),
    ...['agent4', 'member06', 'member07', 'member08', 'member09', 'member10', 'member11'],
  ]
  let shown = ''
  for (const call of lists) {
    const { headers: _, ...reply } = await send(agents.house.server, asker.token, plainly(call))
    const text = JSON.stringify(reply)
    for (const secret of secrets) expect(text, `${call.path} shows ${secret}`).not.toContain(`${secret}"`)
    for (const secret of secrets) expect(text, `${call.path} shows ${secret}`).not.toContain(`${secret},`)
    shown += text
  }
  expect(lists.filter(({ path }) => path.endsWith('/export')).length).toBeGreaterThan(9)
  expect(shown).toContain('agent3')
})

interface Frame {
  type: string
  topic?: string
  topics?: string[]
}

async function listen(token: string, topics: readonly string[]) {
  const frames: Frame[] = []
  const socket = new WebSocket(`${agents.house.server.origin.replace('http', 'ws')}/api/realtime`)
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame))
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
  socket.send(JSON.stringify({ type: 'hello', token }))
  socket.send(JSON.stringify({ type: 'subscribe', topics }))
  await expect.poll(() => frames.find(({ type }) => type === 'subscribed')).toBeDefined()
  return {
    granted: frames.find(({ type }) => type === 'subscribed')!.topics,
    heard: (topic: string) => frames.filter((frame) => frame.topic === topic).length,
    close: () => socket.close(),
  }
}

test('no topic brings anything of a sibling’s line, by whatever name it is asked for', async () => {
  const own = [...houseTopics.filter(({ reach }) => reach === 'PRIVATE').map(({ name }) => name), 'contract']
  const others = [sibling.id, 'agent4', demoMemberId(6), 'member06', demoAgentId(1)]
  await agents.house.settle()
  const foreignTopics = own.flatMap((topic) => others.map((other) => `${topic}:${other}`))
  const [mine, theirs] = [
    await listen(asker.token, [...own, ...foreignTopics]),
    await listen(sibling.token, own),
  ]
  expect(mine.granted).toEqual(own)
  const counts = () => own.map((topic) => [topic, mine.heard(topic)])
  const before = counts()
  const [waiting] = (await sibling.list('WAITING')).page.list
  await sibling.process('ACCEPT', { contractId: waiting!.contractId }, 'DAILY_SALARY')
  await agents.house.settle()
  await expect.poll(() => theirs.heard('contract')).toBeGreaterThan(0)
  expect(counts()).toEqual(before)
  mine.close()
  theirs.close()
})
