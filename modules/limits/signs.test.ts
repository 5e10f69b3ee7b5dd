/** Signs of trouble that the desk is told of, by whom an excluded person is known again, and who is left in peace by advertising. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelWithdrawal } from '../../contract/player/cashier/cancel-withdrawal.ts'
import { beginExclusion } from '../../contract/player/limits/begin-exclusion.ts'
import { listMarkers } from '../../contract/operator/limits/list-markers.ts'
import { clock } from '../../kernel/clock.ts'
import { sealSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { codeSentTo, logIn, makeAccount, quickHumanCheck, register } from '../../tests/support/identity.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { DEMO_PASSWORD, type TestClient } from '../../tests/support/server.ts'
import { setFlag, setSetting, systemSettings } from '../system/index.ts'
import { noteMarker } from './markers.ts'
import { periodAt } from './rules/periods.ts'

let house: CashierHouse
beforeAll(async () => { house = await openCashierHouse() })
afterAll(() => house.close())

async function lookForSigns(): Promise<Map<string, unknown>> {
  await rollUpAll(house.server.process.database)
  await house.settle('limits/find-markers')
  const anna = await house.operator('anna', ['rg.read'])
  const { list } = (await anna.call(listMarkers, { query: { pageSize: 100 } })).value
  // member20 is shown with signs by the demo.
  return new Map(list.toReversed().filter((marker) => marker.account !== 'member20').map((marker) => [`${marker.account} ${marker.kind}`, { action: marker.action, detail: marker.detail }]))
}

describe('signs of trouble', () => {
  const repeat = async (times: number, work: () => Promise<unknown>) => { for (let time = 0; time < times; time++) await work() }
  async function callOff(member: Player): Promise<void> {
    const { withdrawalId } = (await member.withdraw(20_000)).value
    expect((await member.call(cancelWithdrawal, { params: { withdrawalId } })).success).toBe(true)
  }

  test('each shows once it is reached, and not a step before; who has none is left alone', async () => {
    const [above, at] = [await house.player(7), await house.player(8)]
    // Thirty baht in a day are a mean of one baht in the thirty days.
    for (const member of [above, at]) await house.play(member.id, 3_000n, 0n)
    await house.advance(`PT${Math.ceil((periodAt('DAY', clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000) + 3_600}S`)
    await house.play(above.id, 1_000n, 699n)
    await house.play(at.id, 1_000n, 700n)

    const [chasing, calm, winning] = [await house.player(9), await house.player(10), await house.player(11)]
    await house.play(chasing.id, 5_000n, 0n)
    await house.play(calm.id, 5_000n, 0n)
    await house.play(winning.id, 5_000n, 9_000n)
    await repeat(5, () => chasing.deposit(10_000))
    await repeat(4, () => calm.deposit(10_000))
    await repeat(5, () => winning.deposit(10_000))

    const [torn, sure] = [await house.player(12), await house.player(13)]
    await repeat(3, () => callOff(torn))
    await repeat(2, () => callOff(sure))

    const ordinary = await house.player(14)
    await callOff(ordinary)
    await ordinary.deposit(10_000)
    await house.play(ordinary.id, 5_000n, 2_000n)

    const signs = await lookForSigns()
    expect([...signs.keys()].toSorted()).toEqual(['member07 LOSS', 'member09 DEPOSITS', 'member12 CANCELLED'])
    expect(signs.get('member07 LOSS')).toEqual({ action: 'MESSAGE', detail: { lossAmount: 301, meanAmount: 100 } })
    expect(signs.get('member09 DEPOSITS')).toEqual({ action: 'MESSAGE', detail: { count: 5 } })
    expect(signs.get('member12 CANCELLED')).toEqual({ action: 'MESSAGE', detail: { count: 3 } })
    // The same day tells nothing twice; what comes back within a week asks for a talk.
    expect((await lookForSigns()).size).toBe(3)
    await house.advance('PT24H')
    const again = await house.player(12)
    await repeat(3, () => callOff(again))
    expect((await lookForSigns()).get('member12 CANCELLED')).toMatchObject({ action: 'CONTACT' })
  })
})

describe('an excluded person who registers again', () => {
  const [TYPED, VERIFIED, OTHER] = ['1101700230708', '1101700230716', '1101700230724'] as const
  const flag = async (name: 'MOBILENUMREG3', isOn: boolean) => {
    await house.transaction((tx) => setFlag(tx, 'demo', name, isOn))
    await vi.waitFor(async () => expect((await house.client.get<Record<string, boolean>>('/api/wps/system/whitelabel')).value[name]).toBe(isOn), { timeout: 30_000 })
  }
  const exclude = async (username: string, password: string) => {
    const client = house.server.client()
    const { token } = (await logIn(client, username, password)).value
    expect((await client.post(beginExclusion.path, { months: 6, password }, { token, sealed: true })).status).toBe(200)
  }
  async function registerByPhone(client: TestClient, mobileNum: string) {
    await client.post('/api/wps/verification/sms/register', { mobileNo: mobileNum, countryDialingCode: '66', humanCheck: await quickHumanCheck(client, 'sms') })
    return client.put('/api/wps/member/register/mobile', {
      countryDialingCode: '66', password: 'correct-horse-7', registerMethod: 'WEB', mobileNum, payeeName: 'สมหญิง ใจงาม', humanCheck: await quickHumanCheck(client, 'register'),
      verificationCode: await codeSentTo(client, `+66${mobileNum.slice(1)}`),
    }, { sealed: true })
  }

  test('is refused by the phone he proves; a phone that the excluded never proved shuts nobody out', async () => {
    await flag('MOBILENUMREG3', true)
    await exclude('member15', DEMO_PASSWORD)
    const reply = await registerByPhone(house.server.client(), '0810000015')
    expect([reply.status, reply.code]).toEqual([403, 'AUTH_SELF_EXCLUDED'])
    // Typing a number proves nothing, so it tells nothing of who excluded himself: the answer is that of any other taken number.
    for (const mobileNum of ['0810000015', '0810000014']) expect((await register(house.server.client(), { username: 'typist01', mobileNum })).code).toBe('REG_MOBILE_TAKEN')
    await makeAccount(house.server, { username: 'borrower1', mobile: '+66894440001' })
    await exclude('borrower1', 'correct-horse-7')
    expect((await registerByPhone(house.server.client(), '0894440001')).status).toBe(200)
    await flag('MOBILENUMREG3', false)
  })

  test('is refused by the citizen number of his form, and by the one the desk verified', async () => {
    await house.transaction((tx) => setSetting(tx, 'demo', systemSettings.registerFields, { idNumber: { enabled: true } }))
    await makeAccount(house.server, { username: 'numbered1', profile: { idNumber: TYPED } })
    const verified = await makeAccount(house.server, { username: 'verified1' })
    const sealed = sealSecret(house.server.process.config.secretKey, 'kyc-id:request-1', VERIFIED)
    await sql`
      INSERT INTO identity.kyc_request (request_id, merchant_id, member_id, level, state, id_hash, id_sealed, birthday, address, submitted_at, decided_at, decided_by)
      VALUES ('request-1', 'demo', ${verified}, 2, 'APPROVED', ${Buffer.alloc(32, 1)}, ${sealed}, '1990-01-01', 'Bangkok', app.now(), app.now(), 'ben')`.execute(house.server.process.database.kysely)
    const again = (username: string, idNumber: string) => register(house.server.client(), { username, idNumber })
    expect((await again('before01', VERIFIED)).status).toBe(200)
    for (const username of ['numbered1', 'verified1']) await exclude(username, 'correct-horse-7')
    expect((await again('again01', TYPED)).code).toBe('AUTH_SELF_EXCLUDED')
    expect((await again('again02', VERIFIED)).code).toBe('AUTH_SELF_EXCLUDED')
    expect((await again('again03', OTHER)).status).toBe(200)
    await house.transaction((tx) => setSetting(tx, 'demo', systemSettings.registerFields, {}))
  })
})

test('promotions are announced to nobody who excluded himself or is in a stop of advertising; the house’s own notices are', async () => {
  const anna = await house.operator('anna', ['content.edit'])
  const write = async (kind: string, promotionType: string, title: string) => expect((await house.client.post('/api/operator/announcements', {
    kind, execution: 'A', promotionType, titles: { TH: title, EN: title }, contents: { TH: title, EN: title }, imageUrl: '', isShown: true, startsAt: new Date(clock.nowMs() - 3_600_000).toISOString(), endsAt: null,
  }, { token: anna.token })).status).toBe(200)
  for (const [kind, type] of [['PR', 'EVENT'], ['PU', 'PROMOTION'], ['PL', 'PROMOTION'], ['PU', 'SYSTEM'], ['PL', 'SYSTEM']] as const) await write(kind, type, `test ${kind} ${type}`)
  const seen = async (token?: string) => {
    const { value } = await house.client.get<Record<'player' | 'popup' | 'promotion', { title: string }[]>>('/api/wps/relay/MCSFE_getListAnnouncements?types=PL,PU,PR', token === undefined ? {} : { token })
    return [...value.player, ...value.popup, ...value.promotion].map(({ title }) => title).filter((title) => title.startsWith('test ')).toSorted()
  }
  const all = ['test PL PROMOTION', 'test PL SYSTEM', 'test PR EVENT', 'test PU PROMOTION', 'test PU SYSTEM']
  const own = ['test PL SYSTEM', 'test PU SYSTEM']
  expect(await seen()).toEqual(all)
  expect(await seen((await house.player(16)).token)).toEqual(all)
  // A sign stops advertising for a day.
  const stopped = await house.player(17)
  await house.transaction((tx) => noteMarker(tx, { merchantId: 'demo', accountId: stopped.id, kind: 'CANCELLED', detail: { count: 3 } }, { now: clock.now(), timeZone: 'Asia/Bangkok' }))
  await house.settle()
  expect(await seen(stopped.token)).toEqual(own)
  const excluded = await house.player(16)
  expect((await excluded.call(beginExclusion, { body: { months: 6, password: DEMO_PASSWORD } })).status).toBe(200)
  // At once, before anything was delivered.
  expect(await seen(excluded.token)).toEqual(own)
  await house.settle()
  expect(await seen((await house.player(16)).token)).toEqual(own)
  await house.advance('PT24H1S')
  expect(await seen((await house.player(17)).token)).toEqual(all)
})
