import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTimeOut } from '../../contract/player/limits/begin-time-out.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { playFor } from '../../tests/support/playing-time.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { askNow, orderFaults, switchAcme } from '../../tests/support/pockets.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { sitDown, type Player as StudioPlayer } from '../../tests/support/studio.ts'
import { pocketsOf } from '../wallet/index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
})
afterAll(async () => {
  await house.close()
})

const limit = async (member: Player, kind: string, period: string, value: number) =>
  expect((await member.call(changeLimit, { body: { kind, period, value } })).status).toBe(200)
const studio = (member: Player): Promise<StudioPlayer> => sitDown(house.server, house.client, member.token)
const send = (member: Player, from: string, to: string, amount: number) =>
  house.client.post<{ state: string }>(
    '/api/wps/relay/GCS_walletTransfer',
    { from, to, amount },
    { token: member.token, key: randomUUID() },
  )

describe('a pocket at a vendor', () => {
  test('can be filled as far as the loss limit allows, including its content, and not by members who may not play; money always comes out', async () => {
    await switchAcme(house.server)
    const member = await house.player(12)
    await limit(member, 'LOSS', 'WEEK', 20_000)
    expect((await send(member, 'MAIN', 'ACME', 20_001)).code).toBe('RG_LOSS_LIMIT')
    expect((await send(member, 'MAIN', 'ACME', 15_000)).value.state).toBe('DONE')
    expect((await send(member, 'MAIN', 'ACME', 5_001)).code).toBe('RG_LOSS_LIMIT')
    await limit(member, 'LOSS', 'DAY', 16_000)
    expect((await send(member, 'MAIN', 'ACME', 1_001)).code).toBe('RG_LOSS_LIMIT')
    // What may be lost in the pocket cannot be lost at another table too.
    const atStudio = await studio(member)
    expect((await atStudio.play(5_000)).code).toBe('RG_LOSS_LIMIT')
    // Nor can what is on its way.
    await orderFaults(house.server, ['LOST'])
    expect((await send(member, 'MAIN', 'ACME', 1_000)).value.state).toBe('PENDING')
    expect((await atStudio.play(100)).code).toBe('RG_LOSS_LIMIT')
    await askNow(house.server)
    expect((await atStudio.play(100)).code).toBe('RG_LOSS_LIMIT')
    expect((await send(member, 'ACME', 'MAIN', 1_000)).value.state).toBe('DONE')
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    await limit(member, 'LOSS', 'DAY', 10_000)
    expect((await send(member, 'MAIN', 'ACME', 1)).code).toBe('RG_LOSS_LIMIT')
    expect((await send(member, 'ACME', 'MAIN', 15_000)).value.state).toBe('DONE')
    expect((await send(member, 'MAIN', 'ACME', 5_000)).value.state).toBe('DONE')
    expect((await member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })).status).toBe(
      200,
    )
    expect((await send(member, 'MAIN', 'ACME', 100)).code).toBe('RG_TIMEOUT')
    expect((await send(member, 'ACME', 'MAIN', 5_000)).value.state).toBe('DONE')
    expect((await pocketsOf(house.server.process.database.kysely, member.id)).get('ACME') ?? 0n).toBe(0n)
    await house.audit()
  })

  test('accepts nothing from a member whose playing time is used up', async () => {
    const member = await house.player(10)
    await limit(member, 'SESSION', 'DAY', 30)
    await playFor(house, member, 30)
    expect((await send(member, 'MAIN', 'ACME', 100)).code).toBe('RG_SESSION_LIMIT')
  })
})
