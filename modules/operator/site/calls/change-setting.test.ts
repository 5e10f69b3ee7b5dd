/**
 * Controls that one person cannot loosen: every setting declares how it weakens one, and such a change waits
 * for a second person.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson } from '../../../../platform/json.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { isWeakened, settingRegistryKey, type AnySetting, type Setting } from '../../../system/index.ts'

let server: TestServer
let client: TestClient
let owner: string
let finance: string
let registry: readonly AnySetting[]
beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
  finance = await client.signInOperator('finance')
  registry = server.process.services.use(settingRegistryKey)
})
afterAll(() => server.close())

interface Listed {
  name: string
  value: string
}
interface Proposal {
  proposalId: string
  kind: string
  subject: string
  changes: { before: string; after: string }[]
}
const change = (name: string, value: string | undefined, token = owner) =>
  client.post<{ state: string; value: string }>(
    `/api/operator/settings/${name}`,
    value === undefined ? {} : { value },
    { token },
  )
const valueOf = async (name: string) =>
  (await client.get<{ list: Listed[] }>('/api/operator/settings', { token: owner })).value.list.find(
    (row) => row.name === name,
  )!.value
const waiting = async (name: string) =>
  (
    await client.get<{ list: Proposal[] }>('/api/operator/proposals?state=PENDING&pageSize=100', {
      token: finance,
    })
  ).value.list.find((row) => row.subject === `setting:${name}`)
const decide = (proposalId: string, verb: 'confirm' | 'reject', token: string) =>
  client.post(`/api/operator/proposals/${proposalId}/${verb}`, {}, { token, key: randomUUID() })

/**
 * Settings that weaken no control, however they are changed. A new setting is listed here or declares its
 * direction.
 */
const HARMLESS = [
  'cashier.bankTransferExpiryMinutes',
  'cashier.bankTransferMinAmount',
  'cashier.depositChannels',
  'cashier.depositExpiryMinutes',
  'cashier.depositMinAmount',
  'cashier.disputeHours',
  'cashier.lineMinAmount',
  'cashier.payoutMinutes',
  'cashier.payoutPartAmount',
  'cashier.slipWaitMinutes',
  'cashier.trueMoneyExpiryMinutes',
  'cashier.trueMoneyMinAmount',
  'cashier.usdtMin',
  'cashier.usdtNetworkFeeHundredths',
  'cashier.usdtOpenHours',
  'cashier.usdtPayoutMin',
  'cashier.usdtPayoutNetworks',
  'cashier.usdtPayoutSpreadBasisPoints',
  'cashier.usdtSpreadBasisPoints',
  'cashier.withdrawalFeeAmount',
  'cashier.withdrawalFreeCount',
  'cashier.withdrawalMinAmount',
  'cashier.withdrawalReviewMinutes',
  'catalogue.categoryOrder',
  'catalogue.cockfightProviders',
  'catalogue.esportsProviders',
  'catalogue.winnerHours',
  'catalogue.winnerMinimum',
  'launch.agentCanPlay',
  'launch.emptyRoundDays',
  'launch.freePlayAmount',
  'launch.handLeastBet',
  'promotions.prompt',
  'sportsbook.isCashOutOn',
  'sportsbook.keepDays',
  'sportsbook.virtualOn',
  'sportsbook.virtualSpeed',
  'system.moreLanguages',
]

/** A value that differs from the default, one for each direction. */
function othersOf({ kind, default: standard, min, max }: AnySetting): unknown[] {
  switch (kind) {
    case 'integer':
      return [Number(min ?? 0), Number(max ?? 1e6)].filter((value) => value !== standard)
    case 'amount':
      return [BigInt(min ?? 0n), BigInt(max ?? 1_000_000n)].filter((value) => value !== standard)
    case 'flag':
      return [!standard]
    case 'list':
      return [[], [...(standard as readonly string[]), 'another.example']].filter(
        (value) => value.length !== (standard as readonly string[]).length,
      )
    default:
      return []
  }
}

test('every setting declares in which direction it weakens a control', () => {
  expect(registry.length).toBeGreaterThan(90)
  expect(registry.filter(({ weakens }) => weakens === undefined).map(({ name }) => name)).toEqual([])
  expect(
    registry
      .filter(({ weakens }) => weakens === 'NONE')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(HARMLESS)
})

test('every one that can weaken a control waits for a second person in that direction, and takes effect at once in the other', async () => {
  let asked = 0
  const unaffordable: string[] = []
  for (const setting of registry.filter(({ weakens }) => weakens !== 'NONE')) {
    const before = await valueOf(setting.name)
    // The demo has values of its own, and weakening begins at the present ones.
    const current = (setting as Setting<unknown>).read(JSON.parse(before)) ?? setting.default
    for (const value of othersOf(setting).filter(
      (other) => (setting as Setting<unknown>).read(JSON.parse(canonicalJson(other))) !== undefined,
    )) {
      if (!isWeakened(setting as Setting<unknown>, current, value)) continue
      const reply = await change(setting.name, canonicalJson(value))
      // What the house cannot afford is refused before anybody else is asked.
      if (reply.code === 'ECONOMY_GUARD') {
        unaffordable.push(setting.name)
        continue
      }
      expect({ name: setting.name, status: reply.status, value: reply.value }).toEqual({
        name: setting.name,
        status: 200,
        value: { state: 'PENDING', value: before },
      })
      expect([setting.name, await valueOf(setting.name)]).toEqual([setting.name, before])
      const row = (await waiting(setting.name))!
      expect(row).toMatchObject({
        kind: 'setting.weaken',
        changes: [{ before, after: canonicalJson(value) }],
      })
      expect((await decide(row.proposalId, 'reject', owner)).status).toBe(200)
      asked++
    }
  }
  expect(asked).toBeGreaterThan(60)
  expect(unaffordable).toEqual(['identity.fixedOddsRebate'])
})

test('the operator who asked cannot confirm, nor can a viewer; finance can, and owner for finance', async () => {
  const name = 'operator.adjustmentAlone'
  expect((await change(name, '900000')).value).toEqual({ state: 'PENDING', value: '500000' })
  expect((await change(name, '800000')).code).toBe('CHANGE_STATE')
  const { proposalId } = (await waiting(name))!
  expect(await decide(proposalId, 'confirm', owner)).toMatchObject({ status: 422, code: 'CHANGE_FOUR_EYES' })
  expect(await decide(proposalId, 'confirm', await client.signInOperator('viewer'))).toMatchObject({
    status: 403,
  })
  expect(await valueOf(name)).toBe('500000')
  expect((await decide(proposalId, 'confirm', finance)).status).toBe(200)
  expect(await valueOf(name)).toBe('900000')
  // Lowering it again needs nobody else; restoring the default would raise it, and so waits.
  expect((await change(name, '100000')).value).toEqual({ state: 'CHANGED', value: '100000' })
  expect((await change(name, undefined)).value).toEqual({ state: 'PENDING', value: '100000' })
  expect((await decide((await waiting(name))!.proposalId, 'reject', finance)).status).toBe(200)
})

test('without a second person the refusal says so by name', async () => {
  const { database } = server.process
  await database.pool.query("UPDATE operator.account SET is_disabled = true WHERE username = 'finance'")
  expect(await change('cashier.fourEyesAmount', '900000000')).toMatchObject({
    status: 422,
    code: 'CHANGE_SECOND_MISSING',
  })
  expect((await change('cashier.fourEyesAmount', '1000')).value.state).toBe('CHANGED')
  await database.pool.query("UPDATE operator.account SET is_disabled = false WHERE username = 'finance'")
})
