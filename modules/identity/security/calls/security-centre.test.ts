import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeSentTo, logIn } from '../../../../tests/support/identity.ts'
import { clock } from '../../../../kernel/clock.ts'
import {
  e164,
  emailCode,
  enrol,
  get,
  member,
  type Member,
  newNumber,
  openServer,
  PASSWORD,
  post,
  query,
  security,
  server,
} from '../../../../tests/support/security-centre.ts'

beforeAll(openServer)
afterAll(() => server.close())

test('the first e-mail needs the password and its code; the code of another address, or none, binds nothing', async () => {
  const ann = await member('annmail')
  const code = await emailCode(ann, 'ann@example.com')
  const bind = (body: Record<string, unknown>) =>
    post<{ email: string }>(
      ann,
      '/member/email',
      { email: 'ann@example.com', verificationCode: code, ...body },
      true,
    )
  expect((await bind({})).code).toBe('AUTH_PROOF_REQUIRED')
  expect((await bind({ password: 'wrong' })).code).toBe('AUTH_OLD_PASSWORD_WRONG')
  expect((await bind({ password: PASSWORD, email: 'other@example.com' })).code).toBe('VERIFY_CODE_WRONG')
  expect((await bind({ password: PASSWORD, email: 'no address' })).code).toBe('REQUEST_INVALID')
  expect((await bind({ password: PASSWORD, email: ' ANN@Example.com ' })).value).toEqual({
    email: 'a•••@example.com',
  })
  expect((await security(ann)).value).toMatchObject({
    email: 'a•••@example.com',
    isEmailVerified: true,
    proofs: ['email'],
  })
})

test('a proven address is replaced only by its owner: password and a factor; the old mailbox is notified and nothing is paid out for a day', async () => {
  const mobileNum = newNumber()
  const ben = await member('benmail', { email: 'ben@example.com', mobile: e164(mobileNum) })
  const profile = await ben.client.put(
    '/api/wps/member/profile',
    { email: 'thief@example.com' },
    { token: ben.token },
  )
  expect(profile.value).toMatchObject({ fields: [{ field: 'email', rule: 'alreadySet' }] })
  const verificationCode = await emailCode(ben, 'new@example.com')
  const bind = (body: Record<string, unknown>) =>
    post(ben, '/member/email', { email: 'new@example.com', verificationCode, ...body }, true)
  expect((await bind({ password: PASSWORD })).code).toBe('AUTH_PROOF_REQUIRED')
  expect((await bind({ password: PASSWORD, proofMethod: 'authenticator', proofCode: '123456' })).code).toBe(
    'AUTH_PROOF_REQUIRED',
  )
  const sent = await post<{ sentTo: string }>(ben, '/verification/own', { method: 'sms' })
  expect(sent.value.sentTo).toContain('•••')
  expect(
    (
      await bind({
        password: PASSWORD,
        proofMethod: 'sms',
        proofCode: await codeSentTo(ben.client, e164(mobileNum)),
      })
    ).status,
  ).toBe(200)
  const { rows } = await query("SELECT purpose FROM system.message WHERE recipient = 'ben@example.com'")
  expect(rows).toEqual([{ purpose: 'EMAIL_CHANGED' }])
  const {
    rows: [held],
  } = await query(
    "SELECT payout_hold_until > app.now() + interval '23 hours' AS is_held FROM identity.account WHERE username = 'benmail'",
  )
  expect(held!.is_held).toBe(true)
})

test('a proven number moves to another phone only with the password and a factor', async () => {
  const [old, fresh] = [newNumber(), newNumber()]
  const cat = await member('catphone', { mobile: e164(old) })
  await post(cat, '/verification/sms/bind', { mobileNum: fresh, countryDialingCode: '66' })
  const verificationCode = await codeSentTo(cat.client, e164(fresh))
  const bind = (body: Record<string, unknown>) =>
    post<{ mobile: string }>(
      cat,
      '/member/mobile',
      { mobileNum: fresh, countryDialingCode: '66', verificationCode, ...body },
      true,
    )
  expect((await bind({})).code).toBe('AUTH_PROOF_REQUIRED')
  await post(cat, '/verification/own', { method: 'sms' })
  const proofCode = await codeSentTo(cat.client, e164(old))
  expect((await bind({ password: PASSWORD, proofMethod: 'sms', proofCode: verificationCode })).code).toBe(
    verificationCode === proofCode ? '' : 'VERIFY_CODE_WRONG',
  )
  expect((await bind({ password: PASSWORD, proofMethod: 'sms', proofCode })).status).toBe(200)
  const { rows } = await query(
    "SELECT purpose FROM system.message WHERE recipient = $1 AND purpose = 'MOBILE_CHANGED'",
    [e164(old)],
  )
  expect(rows).toHaveLength(1)
})

test('an authenticator: the seed is shown once, its code switches it on; off only with password and factor', async () => {
  const dan = await member('dantotp')
  expect((await post(dan, '/member/authenticator/start', { password: 'wrong' }, true)).code).toBe(
    'AUTH_OLD_PASSWORD_WRONG',
  )
  const { seed, codeAt, recoveryCodes } = await enrol(dan)
  expect(seed.address).toMatch(/^otpauth:\/\/totp\/Sala:dantotp\?/)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await security(dan)).value).toMatchObject({
    hasAuthenticator: true,
    recoveryCodesLeft: 10,
    proofs: ['authenticator'],
  })
  expect((await post(dan, '/member/authenticator/start', { password: PASSWORD }, true)).code).toBe(
    'MEMBER_STATE',
  )
  expect((await post(dan, '/member/authenticator/confirm', { code: codeAt(1) }, true)).code).toBe(
    'MEMBER_STATE',
  )
  const {
    rows: [kept],
  } = await query("SELECT row_to_json(a)::text AS text FROM identity.account a WHERE username = 'dantotp'")
  expect(kept!.text).not.toContain(seed.secret)
  const off = (password: string, code: string) =>
    post(dan, '/member/authenticator/remove', { password, code }, true)
  expect((await off('wrong', codeAt(0))).code).toBe('AUTH_OLD_PASSWORD_WRONG')
  expect((await off(PASSWORD, '000000')).code).toBe('AUTH_TOTP_WRONG')
  const renewed = await post<{ recoveryCodes: string[] }>(
    dan,
    '/member/authenticator/recoveryCodes',
    { password: PASSWORD, code: recoveryCodes[0] },
    true,
  )
  expect(renewed.value.recoveryCodes).toHaveLength(10)
  expect((await off(PASSWORD, recoveryCodes[1]!)).code).toBe('AUTH_TOTP_WRONG')
  expect((await off(PASSWORD, codeAt(0))).status).toBe(200)
  expect((await security(dan)).value).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 })
})

test('of two enrolments at once one seed stays, and a guessing session is stopped after five codes', async () => {
  const eve = await member('evetotp')
  const starts = await Promise.all(
    Array.from({ length: 4 }, () =>
      post<{ secret: string }>(eve, '/member/authenticator/start', { password: PASSWORD }, true),
    ),
  )
  const codes = starts.map(({ value }) =>
    new TOTP({ secret: Secret.fromBase32(value.secret) }).generate({ timestamp: clock.nowMs() }),
  )
  const confirmed = []
  for (const code of codes) confirmed.push(await post(eve, '/member/authenticator/confirm', { code }, true))
  expect(confirmed.filter((reply) => reply.status === 200)).toHaveLength(1)
  const guesses = []
  for (let tries = 0; tries < 7; tries++)
    guesses.push(
      (await post(eve, '/member/authenticator/remove', { password: PASSWORD, code: `99999${tries}` }, true))
        .code,
    )
  expect(guesses.at(-1)).toBe('AUTH_LOCKED')
})

test('of right codes sent at once none is refused because the attempts are used up', async () => {
  const ivy = await member('ivytotp')
  const { codeAt } = await enrol(ivy)
  const off = async (code: string) =>
    (await post(ivy, '/member/authenticator/remove', { password: PASSWORD, code }, true)).code
  for (let tries = 0; tries < 4; tries++) expect(await off('000000')).toBe('AUTH_TOTP_WRONG')
  const said = await Promise.all(Array.from({ length: 3 }, () => off(codeAt(0))))
  expect(said).not.toContain('AUTH_LOCKED')
})

test('sessions: the own one first, another is ended at once and does not come back by its cookie; those of others are hidden', async () => {
  const fay = await member('fayseat')
  const other = server.client({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' })
  const there = (await logIn(other, 'fayseat', PASSWORD, { rememberMe: true })).value.token
  const { value } = await get<{ list: { sessionId: string; isCurrent: boolean; device: string }[] }>(
    fay,
    '/member/sessions',
  )
  expect(value.list.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(value.list[1]!.device).toContain('Android')
  const stranger = await member('strange1')
  expect((await post(stranger, `/member/sessions/${value.list[1]!.sessionId}/end`)).code).toBe(
    'LOGIN_NOT_FOUND',
  )
  expect((await post(fay, `/member/sessions/${value.list[1]!.sessionId}/end`)).status).toBe(200)
  await vi.waitFor(
    async () =>
      expect((await other.get('/api/wps/member/info', { token: there })).code).toBe('SESSION_EXPIRED'),
    { timeout: 30_000 },
  )
  expect((await other.post('/api/wps/session/resume')).code).toBe('SESSION_EXPIRED')
  const third = (await logIn(server.client(), 'fayseat', PASSWORD)).value.token
  expect((await post(fay, '/member/sessions/endOthers')).status).toBe(200)
  expect((await fay.client.get('/api/wps/member/info', { token: third })).status).toBe(401)
  expect((await get(fay, '/member/info')).status).toBe(200)
})

test('the history includes refused sign-ins, and only the own ones', async () => {
  const gil = await member('gilhist')
  await logIn(server.client(), 'gilhist', 'wrong')
  await logIn(server.client(), 'gilhistx', 'wrong')
  const { value } = await get<{ list: { isSuccess: boolean; how: string }[] }>(gil, '/member/signIns')
  expect(value.list.map(({ isSuccess, how }) => [isSuccess, how])).toEqual([
    [false, 'PASSWORD'],
    [true, 'PASSWORD'],
  ])
})

test('a trusted device can be forgotten by its owner only', async () => {
  const hal = await member('halrust')
  await query(
    "INSERT INTO identity.trusted_device (device_id, account_id, merchant_id, token_hash, expires_at) SELECT gen_random_uuid(), account_id, 'demo', '\\x01', app.now() + interval '1 day' FROM identity.account WHERE username = 'halrust'",
  )
  const { value } = await get<{ list: { deviceId: string; isCurrent: boolean }[] }>(
    hal,
    '/member/trustedDevices',
  )
  expect(value.list).toHaveLength(1)
  const forget = (who: Member) =>
    who.client.delete(`/api/wps/member/trustedDevices/${value.list[0]!.deviceId}`, { token: who.token })
  expect((await forget(await member('stranger2'))).code).toBe('LOGIN_NOT_FOUND')
  expect((await forget(hal)).status).toBe(200)
  expect((await get<{ list: unknown[] }>(hal, '/member/trustedDevices')).value.list).toEqual([])
})
