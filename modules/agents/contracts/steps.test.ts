/** Every row of the table of states, over the real database (domain/agents.md §5.1). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextPeriod } from '../../../kernel/agents/contracts/moments.ts'
import { clock } from '../../../kernel/clock.ts'
import { tier } from '../../../tests/support/contracts.ts'
import { openContractHouse, type Agent, type ContractHouse } from '../../../tests/support/contract-house.ts'
import { offer } from './steps.ts'
import { readInForce } from './store/contracts.ts'

let agents: ContractHouse
let a: Agent
let b: Agent
let c: Agent
beforeAll(async () => {
  agents = await openContractHouse()
  ;[a, b, c] = [await agents.agent(1), await agents.agent(2), await agents.agent(3)]
})
afterAll(() => agents.close())
beforeEach(async () => {
  await agents.clear()
  await agents.give('DIVIDEND', [tier(100_000, 3, 30)])
})

const twenty = [tier(100_000, 3, 20)]
const next = (period: Parameters<typeof nextPeriod>[0] = 'HALF_MONTH') =>
  nextPeriod(period, clock.now(), 'Asia/Bangkok').toISOString()
const stateOf = async (agent: Agent, contractId: string) => (await agent.read(contractId)).value.contract

describe('an offer', () => {
  test('waits seven days; accepted, it begins with the next period, and both sides are told', async () => {
    const contractId = await a.offers(b, twenty)
    expect(await b.flags()).toMatchObject({ divtypereq: 1, dailysalreqtype: 0 })
    expect(await stateOf(b, contractId)).toMatchObject({
      state: 'OFFERED',
      giver: 'agent1',
      side: 'RECEIVER',
      mayAnswer: true,
      startsAt: null,
    })
    const accepted = await b.process('ACCEPT', { contractId })
    expect(accepted).toMatchObject({
      status: 200,
      value: { contract: { state: 'ACTIVE', startsAt: next(), endsAt: null } },
    })
    expect([await a.flags(), await b.flags()]).toMatchObject([{ divtypereq: 3 }, { divtypereq: 0 }])
    await a.process('ACKNOWLEDGE', { contractId })
    expect((await a.flags()).divtypereq).toBe(0)
    const steps = (await b.read(contractId)).value.versions[0]!.steps.map(({ step, actor }) => [step, actor])
    expect(steps).toEqual([
      ['OFFER', 'GIVER'],
      ['ACCEPT', 'RECEIVER'],
    ])
  })

  test('can be rejected with a reason, and withdrawn by its giver alone', async () => {
    const first = await a.offers(b, twenty)
    expect(await b.process('REJECT', { contractId: first, reason: 'too low' })).toMatchObject({
      value: { contract: { state: 'REJECTED', reason: 'too low' } },
    })
    const second = await a.offers(b, twenty)
    expect(await b.process('WITHDRAW', { contractId: second })).toMatchObject({
      status: 404,
      code: 'CONTRACT_NOT_FOUND',
    })
    expect(await a.process('WITHDRAW', { contractId: second })).toMatchObject({
      value: { contract: { state: 'WITHDRAWN' } },
    })
    for (const contractId of [first, second])
      expect(await b.process('ACCEPT', { contractId })).toMatchObject({ status: 409, code: 'CONTRACT_STATE' })
    expect((await b.list('ENDED')).page.list.slice(0, 2).map(({ state }) => state)).toEqual([
      'WITHDRAWN',
      'REJECTED',
    ])
  })

  test('that was not answered in seven days expires, whether the time-out has come by or not', async () => {
    const contractId = await a.offers(b, twenty)
    await agents.house.advance('P7D')
    expect(await b.process('ACCEPT', { contractId })).toMatchObject({ status: 409, code: 'CONTRACT_EXPIRED' })
    expect((await b.flags()).divtypereq).toBe(0)
    await agents.house.settle('agents/close-waiting-contracts')
    expect((await stateOf(a, contractId)).state).toBe('EXPIRED')
    expect(await b.process('ACCEPT', { contractId })).toMatchObject({ code: 'CONTRACT_EXPIRED' })
  })

  test('is written as a draft that nobody else sees, changed, and sent', async () => {
    const saved = (await a.process('SAVE_DRAFT', { toAccount: 'agent2', tiers: [tier(0, 0, 99)] })).value
      .contract
    const again = (await a.process('SAVE_DRAFT', { toAccount: 'agent2', tiers: [tier(0, 0, 98)] })).value
      .contract
    expect([again.contractId, again.state]).toEqual([saved.contractId, 'DRAFT'])
    expect(await b.read(saved.contractId)).toMatchObject({ code: 'CONTRACT_NOT_FOUND' })
    expect(await a.process('OFFER', { contractId: saved.contractId, tiers: [tier(0, 0, 98)] })).toMatchObject(
      { code: 'CONTRACT_RATE_TOO_HIGH' },
    )
    const sent = await a.process('OFFER', { contractId: saved.contractId, tiers: twenty })
    expect(sent.value.contract).toMatchObject({ contractId: saved.contractId, state: 'OFFERED' })
    expect((await b.flags()).divtypereq).toBe(1)
  })

  test('of better or worse terms takes the place of the old contract when it is accepted, not before', async () => {
    const old = await a.offers(b, twenty)
    await b.process('ACCEPT', { contractId: old })
    const fresh = await a.offers(b, [tier(100_000, 3, 25)])
    expect((await stateOf(b, old)).state).toBe('ACTIVE')
    await b.process('ACCEPT', { contractId: fresh })
    expect(await stateOf(b, old)).toMatchObject({ state: 'SUPERSEDED', endsAt: next() })
    expect(await stateOf(b, fresh)).toMatchObject({ state: 'ACTIVE', startsAt: next() })
    expect(
      (await b.read(fresh)).value.versions.slice(0, 2).map(({ contract }) => contract.contractId),
    ).toEqual([fresh, old])
  })
})

test.each([
  ['DIVIDEND', 'HALF_MONTH', 20],
  ['DAILY_SALARY', 'DAY', 0.2],
  ['HOURLY_SALARY', 'HOUR', 0.1],
  ['REALTIME_SALARY', 'FIVE_MINUTES', 0.1],
] as const)('a first contract of %s begins with the next %s', async (kind, period, percent) => {
  if (kind !== 'DIVIDEND') await agents.give(kind, [tier(0, 0, percent)])
  const contractId = await a.offers(
    b,
    [tier(kind === 'DIVIDEND' ? 100_000 : 0, kind === 'DIVIDEND' ? 3 : 0, percent)],
    kind,
  )
  const before = next(period)
  const { contract } = (await b.process('ACCEPT', { contractId }, kind)).value
  expect([before, next(period)]).toContain(contract.startsAt)
  expect(contract.period).toBe(period)
})

describe('the end', () => {
  let contractId: string
  beforeEach(async () => {
    contractId = await a.offers(b, twenty)
    await b.process('ACCEPT', { contractId })
    await a.process('ACKNOWLEDGE', { contractId })
  })

  test('that one side asks for and the other agrees to comes with the running period, which is settled', async () => {
    await agents.house.advance('P17D')
    expect(await b.process('REQUEST_TERMINATION', { contractId })).toMatchObject({
      value: { contract: { state: 'TERMINATION_REQUESTED', askedBy: 'RECEIVER' } },
    })
    expect([(await a.flags()).divtypereq, (await b.flags()).divtypereq]).toEqual([2, 0])
    expect(await b.process('AGREE_TERMINATION', { contractId })).toMatchObject({ code: 'CONTRACT_STATE' })
    const ended = await a.process('AGREE_TERMINATION', { contractId })
    expect(ended.value.contract).toMatchObject({ state: 'TERMINATED', endsAt: next() })
    expect([(await a.flags()).divtypereq, (await b.flags()).divtypereq]).toEqual([0, 3])
    const running = { from: new Date(ended.value.contract.startsAt!), before: new Date(next()) }
    const inForce = (span: typeof running) =>
      agents.desk(({ tx, merchant }) =>
        readInForce(tx, { merchantId: merchant.id, kind: 'DIVIDEND', period: 'HALF_MONTH', ...span }),
      )
    expect((await inForce(running)).map((one) => one.contractId)).toContain(contractId)
    const after = { from: running.before, before: nextPeriod('HALF_MONTH', running.before, 'Asia/Bangkok') }
    expect((await inForce(after)).map((one) => one.contractId)).not.toContain(contractId)
  })

  test('that is refused keeps the contract, and so does silence of three days', async () => {
    await a.process('REQUEST_TERMINATION', { contractId })
    expect((await b.flags()).divtypereq).toBe(2)
    expect(await b.process('REFUSE_TERMINATION', { contractId })).toMatchObject({
      value: { contract: { state: 'ACTIVE', endsAt: null } },
    })
    await a.process('REQUEST_TERMINATION', { contractId })
    await agents.house.advance('P3D')
    expect(await b.process('AGREE_TERMINATION', { contractId })).toMatchObject({ code: 'CONTRACT_STATE' })
    await agents.house.settle('agents/close-waiting-contracts')
    expect((await stateOf(a, contractId)).state).toBe('ACTIVE')
  })

  test('ends all contracts of the kind below at the same moment, and withdraws their offers', async () => {
    const below = await b.offers(c, [tier(100_000, 3, 10)])
    await c.process('ACCEPT', { contractId: below })
    const waiting = await b.offers(c, [tier(100_000, 3, 12)])
    await b.process('REQUEST_TERMINATION', { contractId })
    await a.process('AGREE_TERMINATION', { contractId })
    expect(await stateOf(c, below)).toMatchObject({ state: 'TERMINATED', endsAt: next() })
    expect((await stateOf(c, waiting)).state).toBe('WITHDRAWN')
    expect(await b.process('OFFER', { toAccount: 'agent3', tiers: [tier(100_000, 3, 10)] })).toMatchObject({
      code: 'CONTRACT_KIND_MISSING',
    })
  })
})

describe('an upline that accepts less', () => {
  test('reads B and what is below B, agrees to that list, and all of it ends when the new contract begins', async () => {
    const toB = await a.offers(b, twenty)
    await b.process('ACCEPT', { contractId: toB })
    const toC = await b.offers(c, [tier(100_000, 3, 10)])
    await c.process('ACCEPT', { contractId: toC })
    const d = await agents.agent(4)
    const toD = await a.offers(d, [tier(100_000, 3, 19)])
    const lower = await agents.desk(async (desk) => {
      return offer(
        desk,
        { side: 'HOUSE', id: 'owner' },
        { kind: 'DIVIDEND', receiverId: a.id, tiers: [tier(100_000, 3, 18)] },
      )
    })
    const contractId = lower.contractId
    const { endsBelow, ending } = (await a.read(contractId)).value
    expect(endsBelow).toEqual([
      { receiver: 'agent2', topPpm: 200_000, how: 'END', why: 'CEILING', belowCount: 1 },
      { receiver: 'agent4', topPpm: 190_000, how: 'WITHDRAW', why: 'CEILING', belowCount: 0 },
    ])
    expect(await a.process('ACCEPT', { contractId })).toMatchObject({
      status: 422,
      code: 'CONTRACT_AUTO_REQUIRED',
    })
    expect(await a.process('ACCEPT', { contractId, ending: ending.slice(1) })).toMatchObject({
      status: 409,
      code: 'CONTRACT_STATE',
    })
    expect([(await stateOf(b, toB)).state, (await stateOf(a, contractId)).state]).toEqual([
      'ACTIVE',
      'OFFERED',
    ])
    expect(await a.process('ACCEPT', { contractId, ending })).toMatchObject({ status: 200 })
    for (const [agent, id] of [
      [b, toB],
      [c, toC],
    ] as const)
      expect(await stateOf(agent, id)).toMatchObject({ state: 'TERMINATED', endsAt: next() })
    expect((await stateOf(d, toD)).state).toBe('WITHDRAWN')
  })
})
