import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, run, sql } from '../../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../../tools/vendor-check/client.ts'

interface Listed {
  list: { roundId: string; account: string; betAmount: number; isStuck: boolean; abilities: string[] }[]
  totalCount: number
}

let server: TestServer
let acme: VendorClient
let member: TestClient
let seat: Seat
let operator: TestClient
let token: string
const rounds: ReturnType<typeof roundAt>[] = []
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  member = server.client()
  seat = await seatOf(server, acme, member, await member.signIn('member01'))
  for (let index = 0; index < 4; index++) {
    const round = roundAt(seat)
    await acme.send('bet', round.bet(1_000))
    rounds.push(round)
  }
  await acme.send('win', { ...rounds[3]!.win(300), roundClosed: false })
  operator = server.client()
  token = await operator.signInOperator('owner')
})
afterAll(() => server.close())

const listed = async (caller = token) =>
  (await operator.get<Listed>('/api/operator/rounds/open', { token: caller })).value
const end = (how: 'close' | 'cancel', roundId: string, more: object = {}, caller = token) =>
  operator.post<{ state: string }>(
    `/api/operator/rounds/${how}`,
    { vendor: 'ACME', roundId, memberId: seat.memberId, reason: 'the vendor is silent', ...more },
    { token: caller, key: randomUUID() },
  )
const balance = async () => (await acme.send('win', { ...roundAt(seat, 'unknown').win() })).balanceAmount

/** A transaction that is open anywhere on the server delays the walk for as long. */
async function walked(count: number): Promise<void> {
  await expect
    .poll(async () => {
      await server.process.jobs.runNow('wallet.list-open-rounds')
      return (await listed()).totalCount
    })
    .toBe(count)
}

describe('rounds that are not settled yet', () => {
  it('are listed at once, and only their vendor can end them', async () => {
    await walked(4)
    const { list } = await listed()
    expect(list.map(({ roundId, isStuck, abilities }) => ({ roundId, isStuck, abilities }))).toEqual(
      rounds.map(({ roundId }) => ({ roundId, isStuck: false, abilities: [] })),
    )
    expect(
      (await operator.get<Listed>('/api/operator/rounds/open?minHours=24', { token })).value.totalCount,
    ).toBe(0)
    const before = await balance()
    for (const how of ['close', 'cancel'] as const)
      expect(await end(how, rounds[0]!.roundId)).toMatchObject({ status: 409, code: 'ROUND_RUNNING' })
    expect([await balance(), (await acme.send('round', { roundId: rounds[0]!.roundId })).state]).toEqual([
      before,
      'OPEN',
    ])
  })

  it('leave the list with their settlement', async () => {
    const round = roundAt(seat)
    await acme.send('bet', round.bet(1_000))
    await walked(5)
    await acme.send('win', round.win(0))
    expect((await listed()).totalCount).toBe(4)
  })
})

describe('rounds that a vendor left open for a day', () => {
  it('are marked, with the possible actions', async () => {
    await member.post('/api/dev/clock', { advance: 'PT25H' })
    token = await operator.signInOperator('owner')
    await walked(4)
    const { list } = await listed()
    expect(list.map(({ isStuck }) => isStuck)).toEqual([true, true, true, true])
    expect(list[0]).toMatchObject({
      roundId: rounds[0]!.roundId,
      account: 'member01',
      betAmount: 1_000,
      abilities: ['close', 'cancel'],
    })
    expect(list[3]).toMatchObject({ roundId: rounds[3]!.roundId, abilities: ['close'] })
    const viewer = await server.client().signInOperator('viewer')
    expect((await listed(viewer)).list[0]!.abilities).toEqual([])
  })

  it('are found by vendor, member and age, with the sum of what they hold, and as a file', async () => {
    const asked = async (query: string) =>
      (await operator.get<Listed & { totals: object[] }>(`/api/operator/rounds/open?${query}`, { token }))
        .value
    expect(await asked('pageSize=1')).toMatchObject({
      totalCount: 4,
      totals: [{ currency: 'THB', count: 4, betAmount: 4_000, winAmount: 300 }],
    })
    for (const query of ['vendor=ACME', 'member=member01', `member=${seat.memberId}`, 'minHours=24'])
      expect((await asked(query)).totalCount).toBe(4)
    for (const query of ['vendor=STUDIO', 'member=member02', 'member=nobody', 'minHours=48'])
      expect(await asked(query)).toMatchObject({ totalCount: 0, totals: [] })
    const file = await fetch(`${server.origin}/api/operator/rounds/open/export?format=CSV&member=member01`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[4]).toMatch(new RegExp(`,ACME,.*,${rounds[3]!.roundId},member01,10.00,3.00,THB$`))
  })

  it('of a vendor that settles them itself they are not stuck: listed only for that vendor, and ended by nobody', async () => {
    const owner = openDatabase({ url: server.ownerUrl, role: null })
    const settleThemselves = (does: boolean) =>
      run(owner.kysely, sql`UPDATE catalogue.vendor SET settles_itself = ${does} WHERE vendor_code = 'ACME'`)
    await settleThemselves(true)
    expect(await listed()).toMatchObject({ list: [], totalCount: 0, totals: [] })
    const named = await operator.get<Listed>('/api/operator/rounds/open?vendor=ACME', { token })
    expect(named.value.list.map(({ isStuck, abilities }) => ({ isStuck, abilities }))).toEqual(
      rounds.map(() => ({ isStuck: false, abilities: [] })),
    )
    const before = await balance()
    for (const how of ['close', 'cancel'] as const)
      expect(await end(how, rounds[0]!.roundId)).toMatchObject({ status: 409, code: 'ROUND_SETTLES_ITSELF' })
    expect(await balance()).toBe(before)
    await settleThemselves(false)
    await owner.close()
    expect((await listed()).totalCount).toBe(4)
  })

  it('cancelled, they return the stake, once, and a late win is not paid', async () => {
    const before = await balance()
    expect((await end('cancel', rounds[0]!.roundId)).value).toEqual({ state: 'CANCELLED' })
    expect(await end('cancel', rounds[0]!.roundId)).toMatchObject({ status: 409, code: 'ROUND_STATE' })
    expect(await balance()).toBe((before as number) + 1_000)
    expect((await acme.send('win', rounds[0]!.win())).status).not.toBe('OK')
    expect((await acme.send('round', { roundId: rounds[0]!.roundId })).state).toBe('CANCELLED')
  })

  it('closed, they stay as they are', async () => {
    const before = await balance()
    expect((await end('close', rounds[1]!.roundId)).value).toEqual({ state: 'CLOSED' })
    expect(await balance()).toBe(before)
    expect((await acme.send('win', rounds[1]!.win())).status).toBe('ROUND_CLOSED')
  })

  it('with a win in them they cannot be cancelled', async () => {
    expect(await end('cancel', rounds[3]!.roundId)).toMatchObject({ status: 409, code: 'ROUND_STATE' })
    expect((await end('close', rounds[3]!.roundId)).success).toBe(true)
  })

  it('need a reason, an ability, and a round of this merchant', async () => {
    expect(await end('close', rounds[2]!.roundId, { reason: '' })).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
    })
    expect(await end('close', 'no-such-round')).toMatchObject({ status: 404, code: 'ROUND_NOT_FOUND' })
    expect(await end('close', rounds[2]!.roundId, { memberId: 'nobody' })).toMatchObject({
      status: 404,
      code: 'ROUND_NOT_FOUND',
    })
    const viewer = await server.client().signInOperator('viewer')
    expect(await end('close', rounds[2]!.roundId, {}, viewer)).toMatchObject({
      status: 403,
      code: 'COMMON_FORBIDDEN',
    })
    expect((await listed()).totalCount).toBe(1)
  })

  it('leave who ended them, and why, in the audit log', async () => {
    const log = await operator.get<{ list: { action: string; subject: string; detail: unknown }[] }>(
      '/api/operator/audit?pageSize=50',
      { token },
    )
    const entry = log.value.list.find(
      ({ action, subject }) => action === 'round.cancel' && subject === `round:ACME:${rounds[0]!.roundId}`,
    )
    expect(JSON.stringify(entry)).toContain('the vendor is silent')
  })
})
