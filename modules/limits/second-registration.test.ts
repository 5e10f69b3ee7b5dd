import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beginExclusion } from '../../contract/player/limits/begin-exclusion.ts'
import { sealSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { codeSentTo, logIn, makeAccount, quickHumanCheck, register } from '../../tests/support/identity.ts'
import { DEMO_PASSWORD, type TestClient } from '../../tests/support/server.ts'
import { setFlag, setSetting, systemSettings } from '../system/index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

describe('an excluded person who registers again', () => {
  const [TYPED, VERIFIED, OTHER] = ['1101700230708', '1101700230716', '1101700230724'] as const
  const flag = async (name: 'MOBILENUMREG3', isOn: boolean) => {
    await house.transaction((tx) => setFlag(tx, 'demo', name, isOn))
    await vi.waitFor(
      async () =>
        expect(
          (await house.client.get<Record<string, boolean>>('/api/wps/system/whitelabel')).value[name],
        ).toBe(isOn),
      { timeout: 30_000 },
    )
  }
  const exclude = async (username: string, password: string) => {
    const client = house.server.client()
    const { token } = (await logIn(client, username, password)).value
    expect(
      (await client.post(beginExclusion.path, { months: 6, password }, { token, sealed: true })).status,
    ).toBe(200)
  }
  async function registerByPhone(client: TestClient, mobileNum: string) {
    await client.post('/api/wps/verification/sms/register', {
      mobileNo: mobileNum,
      countryDialingCode: '66',
      humanCheck: await quickHumanCheck(client, 'sms'),
    })
    return client.put(
      '/api/wps/member/register/mobile',
      {
        countryDialingCode: '66',
        password: 'correct-horse-7',
        registerMethod: 'WEB',
        mobileNum,
        payeeName: 'สมหญิง ใจงาม',
        humanCheck: await quickHumanCheck(client, 'register'),
        verificationCode: await codeSentTo(client, `+66${mobileNum.slice(1)}`),
      },
      { sealed: true },
    )
  }

  test('is refused by the phone they prove; a phone that the excluded member never proved excludes nobody', async () => {
    await flag('MOBILENUMREG3', true)
    await exclude('member15', DEMO_PASSWORD)
    const reply = await registerByPhone(house.server.client(), '0810000015')
    expect([reply.status, reply.code]).toEqual([403, 'AUTH_SELF_EXCLUDED'])
    // Typing a number proves nothing, so the answer does not reveal who excluded themselves: it is that of
    // any other taken number.
    for (const mobileNum of ['0810000015', '0810000014'])
      expect((await register(house.server.client(), { username: 'typist01', mobileNum })).code).toBe(
        'REG_MOBILE_TAKEN',
      )
    await makeAccount(house.server, { username: 'borrower1', mobile: '+66894440001' })
    await exclude('borrower1', 'correct-horse-7')
    expect((await registerByPhone(house.server.client(), '0894440001')).status).toBe(200)
    await flag('MOBILENUMREG3', false)
  })

  test('is refused by the citizen number of their form, and by the one that operators verified', async () => {
    await house.transaction((tx) =>
      setSetting(tx, 'demo', systemSettings.registerFields, { idNumber: { enabled: true } }),
    )
    await makeAccount(house.server, { username: 'numbered1', profile: { idNumber: TYPED } })
    const verified = await makeAccount(house.server, { username: 'verified1' })
    const sealed = sealSecret(house.server.process.config.secretKey, 'kyc-id:request-1', VERIFIED)
    await sql`
      INSERT INTO identity.kyc_request (request_id, merchant_id, member_id, level, state, id_hash, id_sealed, birthday, address, submitted_at, decided_at, decided_by)
      VALUES ('request-1', 'demo', ${verified}, 2, 'APPROVED', ${Buffer.alloc(32, 1)}, ${sealed}, '1990-01-01', 'Bangkok', app.now(), app.now(), 'ben')`.execute(
      house.server.process.database.kysely,
    )
    const again = (username: string, idNumber: string) =>
      register(house.server.client(), { username, idNumber })
    expect((await again('before01', VERIFIED)).status).toBe(200)
    for (const username of ['numbered1', 'verified1']) await exclude(username, 'correct-horse-7')
    expect((await again('again01', TYPED)).code).toBe('AUTH_SELF_EXCLUDED')
    expect((await again('again02', VERIFIED)).code).toBe('AUTH_SELF_EXCLUDED')
    expect((await again('again03', OTHER)).status).toBe(200)
    await house.transaction((tx) => setSetting(tx, 'demo', systemSettings.registerFields, {}))
  })
})
