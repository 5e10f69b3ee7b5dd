import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeSentTo, logIn, makeAccount, solveCaptcha } from '../../../../tests/support/identity.ts'
import { clock } from '../../../../kernel/clock.ts'
import type { Call } from '../../../../kernel/call.ts'
import { modules } from '../../../../server/modules.ts'
import { setSetting } from '../../../system/index.ts'
import { secondStepSettings } from '../../settings/sign-in.ts'
import {
  abroad,
  ask,
  type Asked,
  enrol,
  forgetNetworks,
  home,
  infoStatus,
  member,
  openServer,
  PASSWORD,
  prove,
  query,
  send,
  server,
} from '../../../../tests/support/second-step.ts'

beforeAll(openServer)
afterAll(() => server.close())

test('a known address signs in by password alone; a new one is asked, and is known once it proved itself', async () => {
  const { username, mobile, email } = await member('stepone')
  expect((await logIn(home(), username, PASSWORD)).status).toBe(200)
  const client = abroad()
  const { ticket, options } = await ask(client, username)
  expect(options).toEqual(['sms', 'email', 'payeeName'])
  expect((await send(client, ticket, 'sms')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
    sentTo: expect.stringMatching(/^\+668.•••[0-9]{4}$/),
  })
  const signedIn = await prove(client, ticket, 'sms', await codeSentTo(client, mobile))
  expect([signedIn.status, await infoStatus(client, signedIn.value.token)]).toEqual([200, 200])
  expect((await logIn(client, username, PASSWORD)).status).toBe(200)

  const other = abroad()
  const again = await ask(other, username)
  expect((await send(other, again.ticket, 'email')).value.sentTo).toBe('s•••@example.com')
  expect((await prove(other, again.ticket, 'email', await codeSentTo(other, email))).status).toBe(200)
  const third = abroad()
  expect((await prove(third, (await ask(third, username)).ticket, 'payeeName', '  มานี   มีนา ')).status).toBe(
    200,
  )
  const { rows } = await query(
    "SELECT second FROM identity.sign_in JOIN identity.account USING (account_id) WHERE username = 'stepone' AND second IS NOT NULL ORDER BY at",
  )
  expect(rows.map((row) => row.second)).toEqual(['sms', 'email', 'payeeName'])
})

test('T-U2 a pending ticket opens nothing: every call of a signed-in account answers 401', async () => {
  const { username } = await member('pending1')
  const { ticket } = await ask(abroad(), username)
  const calls: Call[] = modules
    .flatMap((module) => module.calls.map((handler): Call => handler.call))
    .filter((call) => !['visitor', 'dev'].includes(call.audience))
  expect(calls.length).toBeGreaterThan(40)
  for (const call of calls) {
    const reply = await fetch(server.origin + call.path.replaceAll(/:[A-Za-z]+/g, 'x'), {
      method: call.method,
      headers: { authorization: `Bearer ${ticket}`, 'x-forwarded-for': '203.0.113.1' },
    })
    expect([call.name, reply.status]).toEqual([call.name, 401])
  }
})

test('T-U3 three wrong answers over mixed methods lock the step, however many tickets are requested', async () => {
  const { username, mobile } = await member('mixed1')
  const client = abroad()
  const first = await ask(client, username)
  await send(client, first.ticket, 'sms')
  const code = await codeSentTo(client, mobile)
  const wrong = await prove(client, first.ticket, 'sms', code === '000000' ? '111111' : '000000')
  expect([wrong.status, wrong.code, wrong.value.attemptsLeft]).toEqual([422, 'VERIFY_CODE_WRONG', 2])
  expect((await prove(client, first.ticket, 'payeeName', 'ใครก็ไม่รู้')).value.attemptsLeft).toBe(1)
  const second = await ask(client, username)
  const last = await prove(client, second.ticket, 'payeeName', 'somebody else')
  expect([last.code, last.value.attemptsLeft]).toEqual(['AUTH_NAME_WRONG', 0])
  expect((await prove(client, first.ticket, 'sms', code)).code).toBe('AUTH_LOCKED')
  expect((await prove(client, second.ticket, 'payeeName', 'มานี มีนา')).code).toBe('AUTH_TICKET_INVALID')
  expect((await logIn(client, username, PASSWORD)).code).toBe('AUTH_LOCKED')
  expect((await logIn(home(), username, PASSWORD)).status).toBe(200)
  await client.post('/api/dev/clock', { advance: 'PT15M1S' })
  expect((await prove(client, (await ask(client, username)).ticket, 'payeeName', 'มานี มีนา')).status).toBe(200)
})

test('of twenty guesses at once three are checked; of twenty right answers one signs in', async () => {
  const guessed = await member('guessed2')
  const client = abroad()
  const { ticket } = await ask(client, guessed.username)
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      prove(client, ticket, 'payeeName', index === 19 ? 'มานี มีนา' : `nobody ${index}`),
    ),
  )
  expect(
    guesses.filter((reply) => reply.code === 'AUTH_NAME_WRONG').length +
      guesses.filter((reply) => reply.status === 200).length,
  ).toBeLessThanOrEqual(3)
  const right = await member('right2')
  const asked = await ask(client, right.username)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => prove(client, asked.ticket, 'payeeName', 'มานี มีนา')),
  )
  expect(answers.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a trusted device is not asked for thirty days, in any network; its cookie is useless for another account', async () => {
  const { username } = await member('trusting')
  const other = await member('distrust')
  const client = abroad()
  const asked = await ask(client, username, { rememberMe: true })
  expect(client.cookies.has('remember')).toBe(false)
  expect((await prove(client, asked.ticket, 'payeeName', 'มานี มีนา', { trustDevice: true })).status).toBe(200)
  expect([client.cookies.has('device'), client.cookies.has('remember')]).toEqual([true, true])
  const elsewhere = abroad()
  elsewhere.cookies.set('device', client.cookies.get('device')!)
  expect((await logIn(elsewhere, username, PASSWORD)).status).toBe(200)
  const planted = elsewhere.cookies.get('device')!
  const { ticket } = await ask(elsewhere, other.username)
  expect((await prove(elsewhere, ticket, 'payeeName', 'มานี มีนา', { trustDevice: true })).status).toBe(200)
  expect(elsewhere.cookies.get('device')).not.toBe(planted)
  const late = abroad()
  late.cookies.set('device', planted)
  expect((await logIn(late, other.username, PASSWORD)).code).toBe('AUTH_SECOND_FACTOR')
  await client.post('/api/dev/clock', { advance: 'P31D' })
  const after = abroad()
  after.cookies.set('device', elsewhere.cookies.get('device')!)
  expect((await logIn(after, username, PASSWORD)).code).toBe('AUTH_SECOND_FACTOR')
})

test('the merchant decides what triggers it and what may prove it; a member without any factor is let in', async () => {
  const { username } = await member('configured')
  const set = (work: Parameters<typeof server.process.database.transaction>[0]) =>
    server.process.database.transaction(work)
  await set(async (tx) => {
    await setSetting(tx, 'demo', secondStepSettings.secondStepOn, [])
  })
  expect((await logIn(abroad(), username, PASSWORD)).status).toBe(200)
  await set(async (tx) => {
    await setSetting(tx, 'demo', secondStepSettings.secondStepOn, ['device'])
    await setSetting(tx, 'demo', secondStepSettings.secondStepBy, ['email', 'authenticator'])
  })
  expect((await ask(home(), username)).options).toEqual(['email'])
  await makeAccount(server, { username: 'bare1' })
  expect((await logIn(abroad(), 'bare1', PASSWORD)).status).toBe(200)
  const { ticket } = await ask(home(), username)
  expect((await prove(home(), ticket, 'payeeName', 'มานี มีนา')).code).toBe('REQUEST_INVALID')
  await set(async (tx) => {
    await setSetting(tx, 'demo', secondStepSettings.secondStepOn, ['address'])
    await setSetting(tx, 'demo', secondStepSettings.secondStepBy, [
      'sms',
      'email',
      'payeeName',
      'authenticator',
    ])
  })
})

test('an authenticator is asked for everywhere and not replaced by a weaker factor; T-O1 one code signs in once, T-O2 step −2 never', async () => {
  const { username } = await member('totp1')
  const client = home()
  const { token } = (await logIn(client, username, PASSWORD)).value
  const { codeAt, recoveryCodes } = await enrol(client, token)
  expect(recoveryCodes).toHaveLength(10)
  const { ticket, options } = await ask(client, username)
  expect(options).toEqual(['authenticator'])
  expect((await prove(client, ticket, 'payeeName', 'มานี มีนา')).code).toBe('REQUEST_INVALID')
  expect((await prove(client, ticket, 'authenticator', codeAt(-2))).code).toBe('AUTH_TOTP_WRONG')
  const used = codeAt(0)
  const replies = await Promise.all(
    Array.from({ length: 2 }, () => prove(client, ticket, 'authenticator', used)),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)

  const many: Asked[] = []
  for (let tickets = 0; tickets < 20; tickets++) many.push(await ask(client, username))
  const burst = await Promise.all(
    many.map((asked) => prove(client, asked.ticket, 'authenticator', codeAt(1))),
  )
  expect(burst.filter((reply) => reply.status === 200)).toHaveLength(1)
  await query("DELETE FROM app.counter WHERE name LIKE 'second-step%'")
  expect((await prove(client, (await ask(client, username)).ticket, 'authenticator', used)).code).toBe(
    'AUTH_TOTP_WRONG',
  )
  expect(
    (
      await prove(
        client,
        (
          await ask(client, username)
        ).ticket,
        'authenticator',
        recoveryCodes[2]!.toLowerCase(),
      )
    ).status,
  ).toBe(200)
  expect(
    (await prove(client, (await ask(client, username)).ticket, 'authenticator', recoveryCodes[2]!)).code,
  ).toBe('AUTH_TOTP_WRONG')
})

test('T-O3 the code follows the product’s clock over midnight and month end, and a clock that jumped ahead and back accepts no used step', async () => {
  const { username } = await member('totp3')
  const client = home()
  const { codeAt, recoveryCodes } = await enrol(client, (await logIn(client, username, PASSWORD)).value.token)
  const before = codeAt(0)
  const toMonthEnd = new Date(clock.nowMs())
  toMonthEnd.setUTCMonth(toMonthEnd.getUTCMonth() + 1, 1)
  toMonthEnd.setUTCHours(0, 0, 0, 0)
  await client.post('/api/dev/clock', {
    advance: `PT${Math.ceil((toMonthEnd.getTime() - clock.nowMs()) / 1000) - 5}S`,
  })
  expect((await prove(client, (await ask(client, username)).ticket, 'authenticator', before)).code).toBe(
    'AUTH_TOTP_WRONG',
  )
  const atMidnight = codeAt(1)
  expect(
    (await prove(client, (await ask(client, username)).ticket, 'authenticator', atMidnight)).status,
  ).toBe(200)
  expect((await prove(client, (await ask(client, username)).ticket, 'authenticator', atMidnight)).code).toBe(
    'AUTH_TOTP_WRONG',
  )
  // The clock was a day ahead when the last code was taken, and is right again.
  await query("UPDATE identity.account SET totp_last_step = totp_last_step + 2880 WHERE username = 'totp3'")
  for (const offset of [0, 1])
    expect(
      (await prove(client, (await ask(client, username)).ticket, 'authenticator', codeAt(offset))).code,
    ).toBe('AUTH_TOTP_WRONG')
  await query("DELETE FROM app.counter WHERE name LIKE 'second-step%'")
  expect(
    (await prove(client, (await ask(client, username)).ticket, 'authenticator', recoveryCodes[0]!)).status,
  ).toBe(200)
  await client.post('/api/dev/clock', { advance: 'P1DT1M' })
  expect((await prove(client, (await ask(client, username)).ticket, 'authenticator', codeAt(0))).status).toBe(
    200,
  )
})

test('a right second factor removes a lock that wrong passwords put on the account meanwhile', async () => {
  const { username } = await member('lockstep')
  const client = abroad()
  const { ticket } = await ask(client, username)
  const attacker = abroad()
  for (let tries = 0; tries < 8; tries++) {
    await query("DELETE FROM app.counter WHERE name = 'captcha-drawn'")
    await logIn(attacker, username, 'wrong', { captcha: await solveCaptcha(attacker) })
  }
  expect((await logIn(client, username, PASSWORD)).code).toBe('AUTH_LOCKED')
  expect((await prove(client, ticket, 'payeeName', 'มานี มีนา')).status).toBe(200)
  await forgetNetworks()
  expect((await logIn(client, username, PASSWORD)).status).toBe(200)
})

test('a ticket ends with the password it was issued for, and after ten minutes', async () => {
  const { username } = await member('ending1')
  const client = abroad()
  const { ticket } = await ask(client, username)
  const { token } = (await logIn(home(), username, PASSWORD)).value
  await home().post(
    '/api/wps/member/password',
    { oldPassword: PASSWORD, newPassword: 'battery-staple-8', confirmNewPassword: 'battery-staple-8' },
    { token, sealed: true },
  )
  expect((await prove(client, ticket, 'payeeName', 'มานี มีนา')).code).toBe('AUTH_TICKET_INVALID')
  const late = (await logIn(client, username, 'battery-staple-8')).value as unknown as Asked
  await client.post('/api/dev/clock', { advance: 'PT10M1S' })
  expect((await send(client, late.ticket, 'sms')).code).toBe('AUTH_TICKET_INVALID')
})
