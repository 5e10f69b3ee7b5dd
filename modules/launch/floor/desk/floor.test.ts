/**
 * Tables and rooms in the console: limits, rounds made void by two people, closing a room, hands as they were
 * played.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestClient } from '../../../../tests/support/server.ts'
import { openTablesHouse, type TablesHouse } from '../../../../tests/support/tables.ts'

interface Round {
  roundId: string
  state: string
  stakeAmount: number
  spots: { spot: string; stakeAmount: number }[]
  outcome: unknown
  serverSeed: string | null
}
interface Table {
  tableId: string
  gameCode: string
  isOn: boolean
  limits: { min: number; max: number; sideMax: number }
  names: { th: string; en: string }
  videoUrl: string | null
  state: string
  round: Round | null
}
interface Order {
  orderId: string
  state: string
  isMine: boolean
  roundId: string
}

let house: TablesHouse
let desk: TestClient
const tokens = { owner: '', finance: '', viewer: '' }
beforeAll(async () => {
  house = await openTablesHouse()
  desk = house.server.client()
  for (const role of ['owner', 'finance', 'viewer'] as const) tokens[role] = await desk.signInOperator(role)
})
afterAll(() => house.close())

const tables = async () =>
  (
    await desk.get<{ list: Table[]; orders: Order[] }>('/api/operator/studio/tables', {
      token: tokens.viewer,
    })
  ).value
const table = async (tableId: string) => (await tables()).list.find((one) => one.tableId === tableId)!
const post = (path: string, body: object, role: keyof typeof tokens = 'owner') =>
  desk.post<{ orderId: string; state: string }>(`/api/operator/studio/${path}`, body, {
    token: tokens[role],
    key: randomUUID(),
  })
const round = async (roundId: string) =>
  (
    await desk.get<{
      round: Round
      order: Order | null
      bets: { account: string; spot: string; stakeAmount: number; winAmount: number; state: string }[]
    }>(`/api/operator/studio/rounds/${roundId}`, { token: tokens.viewer })
  ).value
const actions = async () =>
  (
    await desk.get<{ list: { action: string }[] }>('/api/operator/audit?pageSize=50', { token: tokens.owner })
  ).value.list.map(({ action }) => action)

it('shows the running round with the stakes on each spot, and every bet of it', async () => {
  const guest = await house.guest('member01')
  const at = await house.openTable(guest)
  await house.place(guest, at, { PLAYER: 1_000, TIE: 500 })
  const shown = await table(at.tableId)
  expect(shown).toMatchObject({
    gameCode: 'BACCARAT',
    state: 'BETTING',
    round: { roundId: at.roundId, stakeAmount: 1_500, outcome: null, serverSeed: null },
  })
  expect(new Map(shown.round!.spots.map(({ spot, stakeAmount }) => [spot, stakeAmount]))).toEqual(
    new Map([
      ['PLAYER', 1_000],
      ['TIE', 500],
    ]),
  )
  await house.finish()
  const { round: done, bets } = await round(at.roundId)
  expect(done).toMatchObject({ state: 'SETTLED', stakeAmount: 1_500 })
  expect(done.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  expect(new Map(bets.map(({ account, spot, stakeAmount }) => [spot, [account, stakeAmount]]))).toEqual(
    new Map([
      ['PLAYER', ['member01', 1_000]],
      ['TIE', ['member01', 500]],
    ]),
  )
  const list = (
    await desk.get<{ list: Round[] }>(`/api/operator/studio/tables/${at.tableId}/rounds`, {
      token: tokens.viewer,
    })
  ).value.list
  expect(list[0]).toMatchObject({ roundId: at.roundId, state: 'SETTLED' })
})

it('changes a table with an audit entry, and refuses invalid limits and pictures', async () => {
  const { tableId } = (await tables()).list[0]!
  const names = { th: 'โต๊ะทดสอบ', en: 'Test table' }
  expect(
    await post(`tables/${tableId}`, {
      names,
      limits: { min: 1_000, max: 200_000, sideMax: 50_000 },
      videoUrl: 'https://video.example/live.m3u8',
    }),
  ).toMatchObject({ status: 200 })
  expect(await table(tableId)).toMatchObject({
    names,
    limits: { min: 1_000, max: 200_000, sideMax: 50_000 },
    videoUrl: 'https://video.example/live.m3u8',
  })
  for (const body of [
    { limits: { min: 1_000, max: 999, sideMax: 5_000 } },
    { limits: { min: 1_000, max: 5_000, sideMax: 10 } },
    { videoUrl: 'http://video.example/live.m3u8' },
    { videoUrl: 'javascript:alert(1)' },
  ]) {
    expect(await post(`tables/${tableId}`, body)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  }
  expect(await post(`tables/${tableId}`, { isOn: false }, 'viewer')).toMatchObject({ status: 403 })
  expect(await post(`tables/${tableId}`, { isOn: false })).toMatchObject({ status: 200 })
  expect((await table(tableId)).isOn).toBe(false)
  await post(`tables/${tableId}`, { isOn: true, videoUrl: null })
  expect(await table(tableId)).toMatchObject({ isOn: true, videoUrl: null })
  expect(await actions()).toContain('table.change')
})

it('a round is void once a second person confirms it, and every stake is returned', async () => {
  const guest = await house.guest('member02')
  const before = await guest.balance()
  const at = await house.openTable(guest)
  await house.place(guest, at, { BANKER: 2_000 })
  expect(await guest.balance()).toBe(before - 2_000)
  const asked = await post(`rounds/${at.roundId}/void`, { reason: 'the picture froze' })
  expect(asked.value.state).toBe('PENDING')
  expect(await post(`rounds/${at.roundId}/void`, { reason: 'again' })).toMatchObject({
    code: 'DESK_ORDER_STATE',
  })
  expect(await guest.balance()).toBe(before - 2_000)
  expect(await post(`void-orders/${asked.value.orderId}/confirm`, {})).toMatchObject({
    code: 'DESK_FOUR_EYES',
  })
  expect(await post(`void-orders/${asked.value.orderId}/confirm`, {}, 'viewer')).toMatchObject({
    status: 403,
  })
  expect(await post(`void-orders/${asked.value.orderId}/confirm`, {}, 'finance')).toMatchObject({
    status: 200,
    value: { state: 'DONE' },
  })
  await house.finish()
  await expect.poll(() => guest.balance()).toBe(before)
  expect((await round(at.roundId)).round.state).toBe('VOID')
  expect(await post(`void-orders/${asked.value.orderId}/confirm`, {}, 'finance')).toMatchObject({
    code: 'DESK_ORDER_STATE',
  })
  expect(await actions()).toEqual(expect.arrayContaining(['table.void-asked', 'table.void']))
})

it('a round whose outcome is drawn stays for every caller', async () => {
  const guest = await house.guest('member03')
  const at = await house.openTable(guest)
  await house.place(guest, at, { PLAYER: 1_000 })
  const waiting = await post(`rounds/${at.roundId}/void`, { reason: 'too late in a moment' })
  await house.finish()
  expect(await post(`void-orders/${waiting.value.orderId}/confirm`, {}, 'finance')).toMatchObject({
    code: 'DESK_ORDER_STATE',
  })
  expect(await post(`void-orders/${waiting.value.orderId}/reject`, {}, 'finance')).toMatchObject({
    value: { state: 'REJECTED' },
  })
  expect(await post(`rounds/${at.roundId}/void`, { reason: 'drawn' })).toMatchObject({
    code: 'DESK_ORDER_STATE',
  })
  expect((await round(at.roundId)).round.state).toBe('SETTLED')
  expect(await post(`rounds/${randomUUID()}/void`, { reason: 'nobody’s' })).toMatchObject({
    code: 'ROUND_NOT_FOUND',
  })
})

it('lists rooms and closes one, once and for all', async () => {
  const rooms = async () =>
    (
      await desk.get<{ list: { roomId: string; state: string; gameCode: string }[] }>(
        '/api/operator/studio/rooms',
        { token: tokens.viewer },
      )
    ).value.list
  const guest = house.server.client()
  const { sitDown } = await import('../../../../tests/support/studio.ts')
  const player = await sitDown(house.server, guest, await guest.signIn('member04'), { gameCode: 'HOLDEM' })
  await guest.get('/api/studio/v1/rooms', { token: player.gameToken })
  const open = (await rooms()).find(({ state }) => state === 'OPEN')!
  expect(await post(`rooms/${open.roomId}/close`, { reason: 'maintenance' }, 'viewer')).toMatchObject({
    status: 403,
  })
  expect(await post(`rooms/${open.roomId}/close`, { reason: 'maintenance' })).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await rooms()).find(({ roomId }) => roomId === open.roomId)?.state ?? 'CLOSED')
    .not.toBe('OPEN')
  expect(await post(`rooms/${randomUUID()}/close`, { reason: 'nobody’s' })).toMatchObject({
    code: 'ROOM_NOT_FOUND',
  })
  expect(
    (await desk.get<{ list: unknown[] }>('/api/operator/studio/hands', { token: tokens.viewer })).value.list,
  ).toEqual([])
  expect(
    await desk.get(`/api/operator/studio/hands/${randomUUID()}`, { token: tokens.viewer }),
  ).toMatchObject({ code: 'HAND_NOT_FOUND' })
  expect(await actions()).toContain('room.close')
})
