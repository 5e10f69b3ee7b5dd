/** Payments of agents by processes that are killed after any commit (docs/flows/agent-pay.md). */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, sql } from '../../platform/postgres.ts'
import { at, openAgentLine, type AgentLine } from '../support/agent-line.ts'
import { openCashierHouse, type CashierHouse } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { CHUNK } from './agent-payer.ts'

const AGENTS = 30
const NOW = at('2033-05-02T00:30')

let house: CashierHouse
let line: AgentLine
const children: ChildProcess[] = []
beforeAll(async () => {
  house = await openCashierHouse()
  line = openAgentLine(house.server)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await house.close()
})

/** Ends with what it said; killed once it has said a step so many times. */
async function payer(step = '', times = 1): Promise<string[]> {
  const worker = JSON.stringify(join(import.meta.dirname, 'agent-payer.ts'))
  const { url } = house.server.process.database
  const call = `await payUntilKilled(${JSON.stringify(url)}, ${JSON.stringify(NOW.toISOString())})`
  const script = `import { payUntilKilled } from ${worker}; ${call}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (text) => {
    said.push(text)
    if (text === step && said.filter((one) => one === step).length >= times) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return said
}

test('payers that are killed one after another pay every agent once, and the last one finds nothing left', async () => {
  const agents: string[] = []
  for (let count = 1; count <= AGENTS; count++) {
    const agentId = await line.account('paid', null, 1)
    await line.contract(agentId, { startsAt: at('2033-05-01T00:00'), ratePpm: 10_000 })
    await line.play(await line.account('p', agentId, 0), { at: at('2033-05-01T10:00'), stake: 100 * count })
    agents.push(agentId)
  }
  await rollUpAll(house.server.process.database)
  // The first is killed right after the calculation, the others in the middle of the payments.
  expect((await payer('CALCULATED')).at(-1)).toBe('CALCULATED')
  expect((await payer('PAID', 2)).at(-1)).toBe('PAID')
  await Promise.all([payer('PAID'), payer('PAID', 2)])
  const paidSoFar = await countOf('PAID')
  expect(paidSoFar).toBeGreaterThan(0)
  expect(paidSoFar).toBeLessThan(AGENTS)
  expect(paidSoFar % CHUNK).toBe(0)
  const ends = await Promise.all([payer(), payer()])
  expect(ends.every((said) => said.at(-1) === 'done')).toBe(true)
  expect(await payer()).toEqual(['done'])
  for (const [place, agentId] of agents.entries()) {
    expect(await line.mainOf(agentId)).toBe(BigInt(100 * (place + 1)))
    expect(await line.paymentsOf(agentId)).toMatchObject([{ state: 'PAID' }])
  }
  expect(await countOf('APPROVED')).toBe(0)
})

const countOf = async (state: string): Promise<number> =>
  (
    await oneOf(
      house.server.process.database.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM agents.payment WHERE state = ${state}`,
    )
  ).count
