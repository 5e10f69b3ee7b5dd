import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideReturn } from '../../contract/operator/limits/decide-return.ts'
import { endMarker } from '../../contract/operator/limits/end-marker.ts'
import { listExclusions } from '../../contract/operator/limits/list-exclusions.ts'
import { listMarkers } from '../../contract/operator/limits/list-markers.ts'
import { lowerMemberLimit } from '../../contract/operator/limits/lower-member-limit.ts'
import { noteReturn } from '../../contract/operator/limits/note-return.ts'
import { readMemberLimits } from '../../contract/operator/limits/read-member-limits.ts'
import { sendMessage } from '../../contract/operator/messaging/send-message.ts'
import { countUnread } from '../../contract/player/messaging/count-unread.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { answerRealityCheck } from '../../contract/player/limits/answer-reality-check.ts'
import { beginExclusion } from '../../contract/player/limits/begin-exclusion.ts'
import { beginTimeOut } from '../../contract/player/limits/begin-time-out.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { changeRealityInterval } from '../../contract/player/limits/change-reality-interval.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { readRealityCheck } from '../../contract/player/limits/read-reality-check.ts'
import { takeSelfTest } from '../../contract/player/limits/take-self-test.ts'
import { readInfo } from '../../contract/player/identity/read-info.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { listFavouriteIds } from '../../contract/player/catalogue/list-favourite-ids.ts'
import { listBets } from '../../contract/player/cashier/list-bets.ts'
import { startGame } from '../../contract/player/launch/start-game.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { sql } from '../../platform/postgres.ts'
import { modules } from '../../server/modules.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { logIn, register } from '../../tests/support/identity.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { memberGuardOf } from '../wallet/index.ts'
import { recordSigns } from './playing-time.ts'
import { periodAt } from './rules/periods.ts'

let house: CashierHouse
let pushes: Push[]
beforeAll(async () => {
  house = await openCashierHouse()
  pushes = []
  house.server.process.services.use(hubKey).onPush((push) => { pushes.push(push) })
})
afterAll(() => house.close())

const desk = (name: string) => house.operator(name, ['rg.read', 'rg.manage', 'inbox.send'])
const guardOf = (member: Player) => memberGuardOf(house.server.process.database.kysely, member.id)
const pushed = (member: Player, topic: string) => pushes.filter((push) => push.accountId === member.id && push.topic === topic).map((push) => push.data)

/** Begins where a day has room left, plays so many minutes in signs of two devices, and lets the watch look. */
async function playFor(member: Player, minutes: number): Promise<void> {
  const { database } = house.server.process
  for (let left = minutes; left >= 0; left -= 4) {
    for (let device = 0; device < 2; device++) await recordSigns(database, [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }], () => 'Asia/Bangkok')
    if (left > 0) await house.advance(`PT${Math.min(4, left)}M`)
    if (left > 0 && left < 4) await recordSigns(database, [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }], () => 'Asia/Bangkok')
  }
  await house.settle('limits/watch-time')
}

const toMidnight = () => house.advance(`PT${Math.ceil((periodAt('DAY', clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000)}S`)

describe('playing time of a day', () => {
  test('warned at four fifths, ended at the limit: no new bet, open rounds still win, signed out, free after midnight', async () => {
    await toMidnight()
    const member = await house.player(7)
    await member.call(changeLimit, { body: { kind: 'SESSION', period: 'DAY', value: 30 } })
    await playFor(member, 23)
    expect(pushed(member, 'session')).toEqual([])
    await playFor(member, 1)
    expect(pushed(member, 'session')).toEqual([{ state: 'WARNING', minutesLeft: 6 }])
    expect((await member.call(readLimits)).value).toMatchObject({ playedMinutes: 24 })
    expect(await house.bet(member.id, 'late', 1_000n)).toMatchObject({ status: 'OK' })
    await playFor(member, 6)
    expect(pushed(member, 'session').at(-1)).toMatchObject({ state: 'REACHED' })
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'MEMBER_BLOCKED', reason: 'SESSION_LIMIT' })
    expect(await house.win(member.id, 'late', 5_000n)).toMatchObject({ status: 'OK' })
    expect((await member.call(checkBalance)).status).toBe(200)
    // A minute for the round that runs, then out.
    await house.advance('PT61S')
    await house.settle('limits/watch-time')
    expect((await member.call(checkBalance)).status).toBe(401)
    const again = await logIn(house.server.client(), 'member07', DEMO_PASSWORD)
    expect(again.value).toMatchObject({ restricted: 'SESSION_LIMIT' })
    expect((await house.client.get('/api/wps/deposit/channels', { token: again.value.token })).code).toBe('RG_SESSION_LIMIT')
    expect((await house.client.get('/api/wps/withdraw/check', { token: again.value.token })).status).toBe(200)
    await toMidnight()
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect((await logIn(house.server.client(), 'member07', DEMO_PASSWORD)).value).toMatchObject({ restricted: null })
  })

  test('a freeze is not lifted by midnight, nor hidden by the limit', async () => {
    const member = await house.player(18)
    await member.call(changeLimit, { body: { kind: 'SESSION', period: 'DAY', value: 30 } })
    await playFor(member, 32)
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'FROZEN', blockedUntil: null })
  })
})

test('the reality check comes after the chosen time, tells the day, and begins anew when it is answered', async () => {
  await toMidnight()
  const member = await house.player(8)
  await member.call(changeRealityInterval, { body: { minutes: 15 } })
  expect((await member.call(changeRealityInterval, { body: { minutes: 20 } })).code).toBe('REQUEST_INVALID')
  await playFor(member, 14)
  expect((await member.call(readRealityCheck)).value.isDue).toBe(false)
  await house.play(member.id, 10_000n, 4_000n)
  await playFor(member, 2)
  expect(pushed(member, 'reality')).toEqual([{ minutes: 16 }])
  expect((await member.call(readRealityCheck)).value).toMatchObject({ isDue: true, playedMinutes: 16, stakeAmount: 10_000, payoutAmount: 4_000, netAmount: -6_000 })
  await house.settle('limits/watch-time')
  expect(pushed(member, 'reality')).toHaveLength(1)
  await member.call(answerRealityCheck, { body: { choice: 'CONTINUE' } })
  expect((await member.call(readRealityCheck)).value.isDue).toBe(false)
})

describe('a break', () => {
  test('needs the password, begins at once in every session, ends by itself, and leaves withdrawal open', async () => {
    const member = await house.player(9)
    const other = await house.player(9)
    const restricted = async () => (await other.call(readInfo)).value.restricted
    expect(await restricted()).toBeNull()
    expect((await member.call(beginTimeOut, { body: { hours: 24, password: 'wrong' } })).code).toBe('AUTH_OLD_PASSWORD_WRONG')
    expect((await member.call(beginTimeOut, { body: { hours: 25, password: DEMO_PASSWORD } })).code).toBe('REQUEST_INVALID')
    expect((await member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })).status).toBe(200)
    expect((await other.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 10_000 } })).code).toBe('RG_TIMEOUT')
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'MEMBER_BLOCKED', reason: 'TIMEOUT' })
    expect((await other.withdraw(20_000)).status).toBe(200)
    expect(await restricted()).toBe('TIMEOUT')
    expect((await other.call(startGame, { body: { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' } })).code).toBe('RG_TIMEOUT')
    await house.advance('PT24H1S')
    expect(await restricted()).toBeNull()
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect((await other.call(startGame, { body: { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' } })).status).toBe(200)
  })
})

describe('self-exclusion', () => {
  test('stands after its end until a written request, seven days and a second person', async () => {
    const member = await house.player(10)
    expect((await member.call(beginExclusion, { body: { months: 6, password: DEMO_PASSWORD } })).status).toBe(200)
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
    // It cannot be shortened: a break of a day changes nothing.
    await member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'SELF_EXCLUDED' })
    expect((await member.withdraw(20_000)).status).toBe(200)
    let [anna, ben] = [await desk('anna'), await desk('ben')]
    const find = async () => (await anna.call(listExclusions, { query: { pageSize: 100 } })).value.list.find((row) => row.memberId === member.id && row.kind === 'SELF_EXCLUSION')!
    const params = { restrictionId: (await find()).restrictionId }
    expect((await anna.call(noteReturn, { params, body: { remark: 'letter' } })).code).toBe('RG_RETURN_EARLY')
    await house.advance('PT4440H')
    ;[anna, ben] = [await desk('anna'), await desk('ben')]
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'MEMBER_BLOCKED' })
    expect((await logIn(house.server.client(), 'member10', DEMO_PASSWORD)).value).toMatchObject({ restricted: 'SELF_EXCLUDED' })
    expect((await anna.call(noteReturn, { params, body: { remark: 'letter of the member' } })).status).toBe(200)
    expect((await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code).toBe('RG_RETURN_EARLY')
    await house.advance('PT168H1S')
    expect((await anna.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code).toBe('RG_FOUR_EYES')
    expect((await find()).abilities).toEqual(['refuse'])
    expect((await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).value).toEqual({ state: 'RETURNED' })
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect((await ben.call(decideReturn, { params, body: { decision: 'CONFIRM', remark: 'ok' } })).code).toBe('RG_RETURN_STATE')
  })

  test('for good has no return', async () => {
    const member = await house.player(11)
    expect((await member.call(beginExclusion, { body: { months: 0, password: DEMO_PASSWORD } })).value.until).toBeNull()
    const anna = await desk('anna')
    const row = (await anna.call(listExclusions, { query: { pageSize: 100 } })).value.list.find((one) => one.memberId === member.id)!
    expect((await anna.call(noteReturn, { params: { restrictionId: row.restrictionId }, body: { remark: 'letter' } })).code).toBe('RG_RETURN_NEVER')
  })

  test('the excluded gets no advertising, sent to him or to all; other messages arrive', async () => {
    const member = await house.player(12)
    await member.call(beginExclusion, { body: { months: 12, password: DEMO_PASSWORD } })
    await house.settle()
    const anna = await desk('anna')
    const send = (category: string, title: string, audience = 'ALL') => anna.call(sendMessage, {
      body: { audience, category, titles: { TH: title, EN: title }, contents: { TH: title, EN: title }, link: '', ...(audience === 'LIST' ? { accounts: ['member12'] } : {}) },
    })
    const [all, own, money] = [await send('PROMOTION', 'promo to all'), await send('PROMOTION', 'promo to him', 'LIST'), await send('MONEY', 'money', 'LIST')]
    expect([all.status, own.status, money.status]).toEqual([200, 200, 200])
    // Whoever sends is told the same as for anybody.
    expect(own.value).toMatchObject({ recipients: 1 })
    const session = await house.player(12)
    const titles = (await session.call(listMessages)).value.list.map((message) => message.title)
    expect(titles).toContain('money')
    expect(titles).not.toContain('promo to all')
    expect(titles).not.toContain('promo to him')
    expect((await (await house.player(14)).call(listMessages)).value.list.map((message) => message.title)).toContain('promo to all')
  })

  test('every call is open to the excluded or refused, and none that plays, pays in or takes an offer is open', async () => {
    const open = modules.flatMap((one) => one.calls.map(({ call }) => call)).filter((call) => ['player', 'member', 'agent'].includes(call.audience) && call.openTo?.includes('restricted'))
    const names = open.map((call) => call.name).filter((name) => !/^(cashier|identity|messaging|limits|system|launch\/(list-wallets|transfer-wallet)|catalogue\/list-favourite-ids)/.test(name))
    expect(names).toEqual([])
    const shut = ['cashier/open-deposit', 'launch/start-game', 'launch/launch-game']
    expect(open.filter((call) => shut.includes(call.name))).toEqual([])
    const excluded = await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null, isHeld: true } })
    // What the shell of the site asks on every page, and what tells him of his withdrawals, is among the open.
    for (const call of [checkBalance, listBets, readLimits, readRealityCheck, countUnread, listMessages, listFavouriteIds]) expect((await excluded.call(call as typeof checkBalance)).status).toBe(200)
  })

  test('an excluded person does not open another account; a shared device is put before the desk', async () => {
    const browser = house.server.client()
    await browser.get('/api/wps/system/status')
    const token = await browser.signIn('member13', DEMO_PASSWORD)
    expect((await browser.post(beginExclusion.path, { months: 6, password: DEMO_PASSWORD }, { token, sealed: true })).status).toBe(200)
    const reply = await register(browser, { username: 'cousin01' })
    expect(reply.status).toBe(200)
    const anna = await desk('anna')
    const marker = (await anna.call(listMarkers, { query: { state: 'OPEN', pageSize: 100 } })).value.list.find((one) => one.account === 'cousin01')
    expect(marker).toMatchObject({ kind: 'EXCLUSION_MATCH', action: 'CONTACT', detail: { by: ['DEVICE'], accounts: ['member13'] } })
    expect((await anna.call(endMarker, { params: { markerId: marker!.markerId }, body: { remark: 'talked' } })).status).toBe(200)
    expect((await anna.call(endMarker, { params: { markerId: marker!.markerId }, body: { remark: 'talked' } })).code).toBe('RG_MARKER_NOT_FOUND')
  })
})

describe('the desk', () => {
  test('lowers on request with a reason, and never raises', async () => {
    const member = await house.player(15)
    const anna = await desk('anna')
    const ask = (value: number) => anna.call(lowerMemberLimit, { params: { memberId: member.id }, body: { kind: 'DEPOSIT', period: 'DAY', value, remark: 'asked by phone' } })
    expect((await ask(50_000)).status).toBe(200)
    expect((await ask(60_000)).code).toBe('RG_LOWER_ONLY')
    expect((await ask(40_000)).status).toBe(200)
    const { value } = await anna.call(readMemberLimits, { params: { memberId: member.id } })
    expect(value.limits[0]).toMatchObject({ value: 40_000 })
    expect(value.history.map((line) => [line.what, line.toValue, line.actor])).toEqual([['SET', 40_000, 'anna'], ['SET', 50_000, 'anna']])
    expect((await (await house.operator('eve', ['members.read'])).call(readMemberLimits, { params: { memberId: member.id } })).code).toBe('COMMON_FORBIDDEN')
  })

  test('sees the band of a self-test, and a day of six hours', async () => {
    const member = await house.player(16)
    expect((await member.call(takeSelfTest, { body: { answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] } })).value).toEqual({ score: 9, band: 'HIGH' })
    await recordSigns(house.server.process.database, [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }], () => 'Asia/Bangkok')
    await sql`UPDATE limits.playing_time SET played_ms = 6 * 3600000 + 60000 WHERE account_id = ${member.id}`.execute(house.server.process.database.kysely)
    await house.settle('limits/find-markers')
    const anna = await desk('anna')
    const kinds = (await anna.call(readMemberLimits, { params: { memberId: member.id } })).value.markers.map((marker) => marker.kind)
    expect(kinds.toSorted()).toEqual(['SELF_TEST', 'SESSION'])
    await house.settle('limits/find-markers')
    expect((await anna.call(readMemberLimits, { params: { memberId: member.id } })).value.markers).toHaveLength(2)
  })
})
