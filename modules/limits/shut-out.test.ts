/** Self-exclusion: how it begins, ends, and what it keeps from the member. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideReturn } from '../../contract/operator/limits/decide-return.ts'
import { endMarker } from '../../contract/operator/limits/end-marker.ts'
import { listExclusions } from '../../contract/operator/limits/list-exclusions.ts'
import { listMarkers } from '../../contract/operator/limits/list-markers.ts'
import { noteReturn } from '../../contract/operator/limits/note-return.ts'
import { sendMessage } from '../../contract/operator/messaging/send-message.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { beginExclusion } from '../../contract/player/limits/begin-exclusion.ts'
import { beginTimeOut } from '../../contract/player/limits/begin-time-out.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { logIn, register } from '../../tests/support/identity.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { memberGuardOf } from '../wallet/index.ts'

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

const desk = (name: string) => house.operator(name, ['rg.read', 'rg.manage', 'inbox.send'])
const guardOf = (member: Player) => memberGuardOf(house.server.process.database.kysely, member.id)

describe('self-exclusion', () => {
  test('lasts beyond its end until a written request, seven days and a second person', async () => {
    const member = await house.player(10)
    expect((await member.call(beginExclusion, { body: { months: 6, password: DEMO_PASSWORD } })).status).toBe(
      200,
    )
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
    // It cannot be shortened: a break of a day changes nothing.
    await member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'SELF_EXCLUDED' })
    expect((await member.withdraw(20_000)).status).toBe(200)
    let [anna, ben] = [await desk('anna'), await desk('ben')]
    const find = async () =>
      (await anna.call(listExclusions, { query: { pageSize: 100 } })).value.list.find(
        (row) => row.memberId === member.id && row.kind === 'SELF_EXCLUSION',
      )!
    const params = { restrictionId: (await find()).restrictionId }
    expect((await anna.call(noteReturn, { params, body: { remark: 'letter' } })).code).toBe('RG_RETURN_EARLY')
    await house.advance('PT4440H')
    ;[anna, ben] = [await desk('anna'), await desk('ben')]
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'MEMBER_BLOCKED' })
    expect((await logIn(house.server.client(), 'member10', DEMO_PASSWORD)).value).toMatchObject({
      restricted: 'SELF_EXCLUDED',
    })
    expect((await anna.call(noteReturn, { params, body: { remark: 'letter of the member' } })).status).toBe(
      200,
    )
    expect((await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code).toBe(
      'RG_RETURN_EARLY',
    )
    await house.advance('PT168H1S')
    expect(
      (await anna.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code,
    ).toBe('RG_FOUR_EYES')
    expect((await find()).abilities).toEqual(['refuse'])
    expect(
      (await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).value,
    ).toEqual({ state: 'RETURNED' })
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect((await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code).toBe(
      'RG_RETURN_STATE',
    )
  })

  test('permanent, has no return', async () => {
    const member = await house.player(11)
    expect(
      (await member.call(beginExclusion, { body: { months: 0, password: DEMO_PASSWORD } })).value.until,
    ).toBeNull()
    const anna = await desk('anna')
    const row = (await anna.call(listExclusions, { query: { pageSize: 100 } })).value.list.find(
      (one) => one.memberId === member.id,
    )!
    expect(
      (
        await anna.call(noteReturn, {
          params: { restrictionId: row.restrictionId },
          body: { remark: 'letter' },
        })
      ).code,
    ).toBe('RG_RETURN_NEVER')
  })

  test('an excluded member gets no advertising, sent to them or to all; other messages arrive', async () => {
    const member = await house.player(12)
    await member.call(beginExclusion, { body: { months: 12, password: DEMO_PASSWORD } })
    await house.settle()
    const anna = await desk('anna')
    const send = (category: string, title: string, audience = 'ALL') =>
      anna.call(sendMessage, {
        body: {
          audience,
          category,
          titles: { TH: title, EN: title },
          contents: { TH: title, EN: title },
          link: '',
          ...(audience === 'LIST' ? { accounts: ['member12'] } : {}),
        },
      })
    const [all, own, money] = [
      await send('PROMOTION', 'promo to all'),
      await send('PROMOTION', 'promo to him', 'LIST'),
      await send('MONEY', 'money', 'LIST'),
    ]
    expect([all.status, own.status, money.status]).toEqual([200, 200, 200])
    // The sender gets the same answer as for anybody.
    expect(own.value).toMatchObject({ recipients: 1 })
    const session = await house.player(12)
    const titles = (await session.call(listMessages)).value.list.map((message) => message.title)
    expect(titles).toContain('money')
    expect(titles).not.toContain('promo to all')
    expect(titles).not.toContain('promo to him')
    expect(
      (await (await house.player(14)).call(listMessages)).value.list.map((message) => message.title),
    ).toContain('promo to all')
  })

  test('an excluded person does not open another account; a shared device is reported to operators', async () => {
    const browser = house.server.client()
    await browser.get('/api/wps/system/status')
    const token = await browser.signIn('member13', DEMO_PASSWORD)
    expect(
      (
        await browser.post(
          beginExclusion.path,
          { months: 6, password: DEMO_PASSWORD },
          { token, sealed: true },
        )
      ).status,
    ).toBe(200)
    const reply = await register(browser, { username: 'cousin01' })
    expect(reply.status).toBe(200)
    const anna = await desk('anna')
    const marker = (
      await anna.call(listMarkers, { query: { state: 'OPEN', pageSize: 100 } })
    ).value.list.find((one) => one.account === 'cousin01')
    expect(marker).toMatchObject({
      kind: 'EXCLUSION_MATCH',
      action: 'CONTACT',
      detail: { by: ['DEVICE'], accounts: ['member13'] },
    })
    expect(
      (await anna.call(endMarker, { params: { markerId: marker!.markerId }, body: { remark: 'talked' } }))
        .status,
    ).toBe(200)
    expect(
      (await anna.call(endMarker, { params: { markerId: marker!.markerId }, body: { remark: 'talked' } }))
        .code,
    ).toBe('RG_MARKER_NOT_FOUND')
  })
})
