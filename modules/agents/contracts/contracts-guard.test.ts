/** What is refused, who sees what, what happens at once, and the house's desk. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerHouseContract } from '../../../contract/operator/agents/contracts/answer-house-contract.ts'
import { endContract } from '../../../contract/operator/agents/contracts/end-contract.ts'
import { listAllContracts } from '../../../contract/operator/agents/contracts/list-all-contracts.ts'
import { offerHouseContract } from '../../../contract/operator/agents/contracts/offer-house-contract.ts'
import { readContractTerms } from '../../../contract/operator/agents/contracts/read-contract-terms.ts'
import { readContractTrial } from '../../../contract/player/agents/contracts/read-contract-trial.ts'
import {
  openContractHouse,
  wireTiers,
  type Agent,
  type ContractHouse,
} from '../../../tests/support/contract-house.ts'
import { tier } from '../../../tests/support/contracts.ts'
import type { Caller } from '../../../tests/support/cashier.ts'

let agents: ContractHouse
let a: Agent
let b: Agent
let c: Agent
let d: Agent
let desk: Caller
beforeAll(async () => {
  agents = await openContractHouse()
  ;[a, b, c, d] = [await agents.agent(1), await agents.agent(2), await agents.agent(3), await agents.agent(4)]
  desk = await agents.house.operator('owner', ['contracts.read', 'contracts.edit'])
})
afterAll(() => agents.close())
beforeEach(async () => {
  await agents.clear()
  await agents.give('DIVIDEND', [tier(100_000, 3, 20), tier(500_000, 5, 30)])
})

const twenty = [tier(100_000, 3, 20)]
const offerTo = (to: Agent, tiers: Parameters<typeof wireTiers>[0], by = a) =>
  by.process('OFFER', { toAccount: to.name, tiers })

describe('a bad offer is refused by name and changes nothing', () => {
  test.each([
    ['above the own rate at one tier', [tier(100_000, 3, 20.5)], 'CONTRACT_RATE_TOO_HIGH', 'tiers.0.ratePpm'],
    [
      'above what the same minimums bring',
      [tier(400_000, 9, 25)],
      'CONTRACT_RATE_TOO_HIGH',
      'tiers.0.ratePpm',
    ],
    ['above the house maximum', [tier(500_000, 5, 40.5)], 'CONTRACT_RATE_TOO_HIGH', 'tiers.0.ratePpm'],
    [
      'with tiers out of order',
      [tier(500_000, 5, 20), tier(100_000, 3, 10)],
      'CONTRACT_TIERS_INVALID',
      'tiers.1.minValid',
    ],
    ['with a step of 0.3', [tier(100_000, 3, 0.3)], 'CONTRACT_TIERS_INVALID', 'tiers.0.ratePpm'],
    ['without tiers', [], 'CONTRACT_TIERS_INVALID', 'tiers'],
  ] as const)('%s', async (_, tiers, code, field) => {
    const refused = await offerTo(b, tiers)
    expect(refused).toMatchObject({ status: 422, code, value: { fields: [{ field }] } })
    expect((await b.list('WAITING')).page.list).toEqual([])
  })

  test('with the ceiling at the field of the tier', async () => {
    const refused = await offerTo(b, [tier(100_000, 3, 25)])
    expect(refused.value).toMatchObject({
      fields: [{ field: 'tiers.0.ratePpm', rule: 'contractCeiling', message: 'At most 20% at this tier' }],
    })
  })

  test('to oneself, a member, a downline two steps below, an agent of another line or nobody', async () => {
    for (const toAccount of ['agent1', 'agent3', 'member01', 'nobody'])
      expect(await a.process('OFFER', { toAccount, tiers: twenty })).toMatchObject({
        status: 422,
        code: 'CONTRACT_NOT_DIRECT',
      })
    expect(await b.process('OFFER', { toAccount: 'agent4', tiers: twenty })).toMatchObject({
      code: 'CONTRACT_NOT_DIRECT',
    })
  })

  test('without a contract of the kind, or beside an offer that waits', async () => {
    expect(await offerTo(c, twenty, b)).toMatchObject({ code: 'CONTRACT_KIND_MISSING' })
    await a.offers(b, twenty)
    expect(await offerTo(b, twenty)).toMatchObject({ status: 409, code: 'CONTRACT_OFFER_EXISTS' })
  })

  test('if the three salaries together would pass their sum', async () => {
    await agents.give('DAILY_SALARY', [tier(0, 0, 0.4)])
    const more = (percent: number) => agents.give('HOURLY_SALARY', [tier(0, 0, percent)])
    await expect(more(0.21)).rejects.toMatchObject({ code: 'CONTRACT_SALARY_SUM' })
    await more(0.2)
  })
})

describe('two who act at once', () => {
  test.each([
    ['accept and withdraw', 'ACCEPT', 'WITHDRAW'],
    ['accept twice', 'ACCEPT', 'ACCEPT'],
    ['accept and reject', 'ACCEPT', 'REJECT'],
  ] as const)('%s: one wins, the other is refused by name', async (_, one, other) => {
    for (let round = 0; round < 5; round++) {
      const contractId = await a.offers(b, twenty)
      const results = await Promise.all([
        b.process(one, { contractId }),
        (other === 'WITHDRAW' ? a : b).process(other, { contractId }),
      ])
      expect(results.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 409])
      expect(results.find(({ status }) => status === 409)!.code).toBe('CONTRACT_STATE')
      await agents.clear()
      await agents.give('DIVIDEND', [tier(100_000, 3, 20)])
    }
  })

  test('accept and the end of the giver’s own contract: no contract stands without the one above', async () => {
    for (let round = 0; round < 5; round++) {
      const contractId = await a.offers(b, twenty)
      const own = (await a.list('GIVEN')).mine.find(({ kind }) => kind === 'DIVIDEND')!
      await Promise.all([
        b.process('ACCEPT', { contractId }),
        desk.call(endContract, { params: { contractId: own.contractId }, body: { reason: 'closed' } }),
      ])
      expect((await b.list('GIVEN')).mine).toEqual([])
      await agents.give('DIVIDEND', [tier(100_000, 3, 20)])
    }
  })

  test('two offers to one agent: one waits, the other is refused', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => offerTo(b, twenty)))
    expect([first!.status, second!.status].sort((x, y) => x - y)).toEqual([200, 409])
  })
})

test('other lines and other sides see nothing: no contract, no step, no trial', async () => {
  const toB = await a.offers(b, twenty)
  for (const stranger of [c, d]) {
    expect(await stranger.read(toB)).toMatchObject({ status: 404, code: 'CONTRACT_NOT_FOUND' })
    for (const action of ['ACCEPT', 'REJECT', 'WITHDRAW', 'REQUEST_TERMINATION', 'ACKNOWLEDGE'] as const)
      expect(await stranger.process(action, { contractId: toB })).toMatchObject({ status: 404 })
    expect((await stranger.list('WAITING')).page.list).toEqual([])
  }
  const trial = await c.call(readContractTrial, { query: { kind: 'DIVIDEND', toAccount: 'agent4' } })
  expect(trial).toMatchObject({ status: 422, code: 'CONTRACT_NOT_DIRECT' })
  const own = await a.call(readContractTrial, { query: { kind: 'DIVIDEND', toAccount: 'agent2' } })
  expect(own.value.periods).toHaveLength(2)
})

describe('the house', () => {
  test('reads every contract, ends one at once with everything below, and writes why', async () => {
    const toB = await a.offers(b, twenty)
    await b.process('ACCEPT', { contractId: toB })
    const { list } = (await desk.call(listAllContracts, { query: { list: 'ALL', account: 'agent1' } })).value
    const top = list.find(({ giver, kind }) => giver === '' && kind === 'DIVIDEND')!
    const ended = await desk.call(endContract, {
      params: { contractId: top.contractId },
      body: { reason: 'moved away' },
    })
    expect(ended.value.contract).toMatchObject({ state: 'TERMINATED', reason: 'moved away' })
    expect((await b.read(toB)).value.contract.state).toBe('TERMINATED')
    expect(
      await desk.call(endContract, { params: { contractId: top.contractId }, body: { reason: 'again' } }),
    ).toMatchObject({ code: 'CONTRACT_STATE' })
  })

  test('offers within its template at once; above it a second person is needed', async () => {
    const { kinds } = (await desk.call(readContractTerms)).value
    const template = kinds.find(({ kind }) => kind === 'DAILY_SALARY')!.template
    const ask = (tiers: typeof template) =>
      desk.call(offerHouseContract, {
        body: { account: 'agent1', kind: 'DAILY_SALARY', tiers, reason: 'agreed' },
      })
    expect(await ask(template.map((one) => ({ ...one, ratePpm: one.ratePpm + 100 })))).toMatchObject({
      status: 200,
      value: { state: 'PENDING' },
    })
    expect((await a.flags()).dailysalreqtype).toBe(0)
    expect(await ask(template)).toMatchObject({ value: { state: 'OFFERED' } })
    expect((await a.flags()).dailysalreqtype).toBe(1)
    const [waiting] = (await a.list('WAITING')).page.list
    const withdrawn = await desk.call(answerHouseContract, {
      params: { contractId: waiting!.contractId },
      body: { action: 'WITHDRAW' },
    })
    expect(withdrawn.value.contract.state).toBe('WITHDRAWN')
  })
})
