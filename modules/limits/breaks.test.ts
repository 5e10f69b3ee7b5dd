import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTimeOut } from '../../contract/player/limits/begin-time-out.ts'
import { readInfo } from '../../contract/player/identity/read-info.ts'
import { startGame } from '../../contract/player/launch/start-game.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'

let house: CashierHouse
let pushes: Push[]
beforeAll(async () => {
  house = await openCashierHouse()
  pushes = []
  house.server.process.services.use(hubKey).onPush((push) => {
    pushes.push(push)
  })
})
afterAll(() => house.close())
describe('a break', () => {
  test('needs the password, begins at once in every session, ends by itself, and leaves withdrawal open', async () => {
    const member = await house.player(9)
    const other = await house.player(9)
    const restricted = async () => (await other.call(readInfo)).value.restricted
    expect(await restricted()).toBeNull()
    expect((await member.call(beginTimeOut, { body: { hours: 24, password: 'wrong' } })).code).toBe(
      'AUTH_OLD_PASSWORD_WRONG',
    )
    expect((await member.call(beginTimeOut, { body: { hours: 25, password: DEMO_PASSWORD } })).code).toBe(
      'REQUEST_INVALID',
    )
    expect((await member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })).status).toBe(
      200,
    )
    expect((await other.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 10_000 } })).code).toBe(
      'RG_TIMEOUT',
    )
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({
      status: 'MEMBER_BLOCKED',
      reason: 'TIMEOUT',
    })
    expect((await other.withdraw(20_000)).status).toBe(200)
    expect(await restricted()).toBe('TIMEOUT')
    expect(
      (await other.call(startGame, { body: { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' } })).code,
    ).toBe('RG_TIMEOUT')
    await house.advance('PT24H1S')
    expect(await restricted()).toBeNull()
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect(
      (await other.call(startGame, { body: { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' } })).status,
    ).toBe(200)
  })
})
