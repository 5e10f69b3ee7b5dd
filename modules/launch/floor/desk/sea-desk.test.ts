/**
 * Seas in the console: the seats with their money, windows shot by shot, and removing a member from a gun.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../../platform/postgres.ts'
import { fishNow, gunner, moneyOf, nowIn, openSea, shotAt } from '../../../../tests/support/fish.ts'
import { lost, studioOver } from '../../../../tests/support/hands.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { clock } from '../../../../kernel/clock.ts'
import { studioKey, type Studio } from '../../../../studio/index.ts'

interface Sea {
  roomId: string
  isFree: boolean
  guns: { sittingId: string; account: string; state: string; heldAmount: number; stakedAmount: number }[]
  unsettledCount: number
  unsettledAmount: number
}
interface Window {
  windowId: string
  account: string
  state: string
  betAmount: number
  shotCount: number
}

let server: TestServer
let owner: Database
let studio: Studio
let desk: TestClient
const tokens = { owner: '', viewer: '' }
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  await openSea(owner)
  // Open windows stay open, however slow the machine is.
  await server.process.services.use(studioKey).fish.clock.stop()
  desk = server.client()
  for (const role of ['owner', 'viewer'] as const) tokens[role] = await desk.signInOperator(role)
})
afterAll(async () => {
  await studio.close()
  await owner.close()
  await server.close()
})

const read = async <Value>(path: string) =>
  (await desk.get<Value>(`/api/operator/studio/${path}`, { token: tokens.viewer })).value
const seas = async () => (await read<{ list: Sea[] }>('seas')).list
const putOut = (sittingId: string, token: string, key = randomUUID()) =>
  desk.post<{ state: string }>(
    `/api/operator/studio/seas/guns/${sittingId}/put-out`,
    { reason: 'a test' },
    { token, key },
  )

async function sitAndShoot(username: string, by: Studio = studio) {
  const one = await gunner(server, studio, username)
  const before = (await moneyOf(owner, one.seat.memberId)).total
  const { room } = await by.fish.enter(one.seat, 100)
  const atMs = nowIn(room, clock.nowMs())
  const {
    results: [shot],
  } = await by.fish.shoot(one.seat, [
    shotAt(
      fishNow(room, atMs, ['TURTLE', 'RAY', 'CRAB', 'PUFFER', 'SQUID', 'ANCHOVY', 'MACKEREL']).slice(0, 1),
      atMs,
    ),
  ])
  return { ...one, room, before, bet: shot!.betAmount, win: shot!.winAmount }
}

it('shows a gun with its money that is set aside and not settled, and its window shot by shot', async () => {
  const one = await sitAndShoot('member01')
  const sea = (await seas()).find(({ roomId }) => roomId === one.room.roomId)!
  expect(sea).toMatchObject({
    isFree: false,
    unsettledCount: 1,
    unsettledAmount: one.bet,
    guns: [{ account: 'member01', state: 'SEATED', heldAmount: 6_000, stakedAmount: one.bet }],
  })
  const { list } = await read<{ list: Window[] }>(`sea-windows?state=UNSETTLED&roomId=${sea.roomId}`)
  expect(list).toMatchObject([{ account: 'member01', state: 'OPEN', betAmount: one.bet, shotCount: 1 }])
  const whole = await read<{
    serverSeed: string | null
    commit: string
    shots: { betAmount: number; winAmount: number; hits: { nonce: number }[] }[]
  }>(`sea-windows/${list[0]!.windowId}`)
  expect(whole).toMatchObject({
    serverSeed: null,
    shots: [{ betAmount: one.bet, winAmount: one.win, hits: [{ nonce: expect.any(Number) }] }],
  })
  expect(await desk.get('/api/operator/studio/sea-windows/none', { token: tokens.viewer })).toMatchObject({
    status: 404,
    code: 'ROUND_NOT_FOUND',
  })
})

it('removes a member from a gun, once, with an audit entry: shots are settled and the rest is returned', async () => {
  const one = await sitAndShoot('member02')
  const { sittingId } = (await seas())
    .flatMap(({ guns }) => guns)
    .find(({ account }) => account === 'member02')!
  expect(await putOut(sittingId, tokens.viewer)).toMatchObject({ status: 403 })
  const key = randomUUID()
  expect(await putOut(sittingId, tokens.owner, key)).toMatchObject({ status: 200, value: { state: 'LEFT' } })
  expect(await putOut(sittingId, tokens.owner, key)).toMatchObject({ status: 200, value: { state: 'LEFT' } })
  expect(await putOut(sittingId, tokens.owner)).toMatchObject({ status: 404, code: 'GUN_NOT_FOUND' })
  await expect(studio.fish.read(one.seat)).rejects.toMatchObject({ code: 'ROOM_NOT_SEATED' })
  expect(await moneyOf(owner, one.seat.memberId)).toMatchObject({
    main: one.before - one.bet + one.win,
    hold: 0,
  })
  const { value } = await desk.get<{ list: { action: string; subject: string }[] }>(
    '/api/operator/audit?pageSize=50',
    { token: tokens.owner },
  )
  expect(value.list.filter(({ action }) => action === 'sea.put-out')).toMatchObject([
    { subject: `member:${one.seat.memberId}` },
  ])
})

it('frees the gun if the wallet does not answer, and the money follows', async () => {
  const one = await sitAndShoot('member03')
  const dying = studioOver(server, { stacks: { ...studio.port.stacks, giveBack: lost } })
  const { sittingId } = (await seas())
    .flatMap(({ guns }) => guns)
    .find(({ account }) => account === 'member03')!
  expect(await dying.fish.desk.putOut('other', sittingId)).toBeUndefined()
  expect(await dying.fish.desk.putOut('demo', sittingId)).toMatchObject({ state: 'LEAVING' })
  await dying.close()
  expect(
    (await seas()).flatMap(({ guns }) => guns).find(({ account }) => account === 'member03'),
  ).toMatchObject({ state: 'LEAVING' })
  await server.client().post('/api/dev/clock', { advance: 'PT1M' })
  await studio.fish.clock.runDue()
  expect(await moneyOf(owner, one.seat.memberId)).toMatchObject({
    main: one.before - one.bet + one.win,
    hold: 0,
  })
})
