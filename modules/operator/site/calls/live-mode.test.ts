/** Live mode: the authenticator is required, and a lone owner can create only the second owner alone. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../../platform/postgres.ts'
import { addressSourceKey, chainPayoutKey, payoutChannelKey } from '../../../cashier/index.ts'
import { merchantsKey, queueMessage } from '../../../system/index.ts'
import {
  startServer,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { openFirstOwner, openOperator } from '../../index.ts'

const FIRST = 'the first password of all'
const PASSWORD = 'a password of the first owner'
let server: TestServer
let client: TestClient

beforeAll(async () => {
  server = await startServer({
    seed: false,
    env: {
      MODE: 'live',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      PUBLIC_ORIGIN: 'https://play.example',
      OPERATOR_ORIGIN: 'https://desk.example',
      METRICS_TOKEN: 'metrics',
      INITIAL_PASSWORD: '135790',
      HOST: '127.0.0.1',
    },
  })
  client = server.client({ host: 'desk.example' })
  const [merchant] = server.process.services.use(merchantsKey).all()
  await server.process.database.transaction((tx) =>
    openOperator(tx, {
      merchantId: merchant!.id,
      username: 'owner',
      displayName: 'First',
      password: PASSWORD,
      role: 'owner',
    }),
  )
})
afterAll(() => server.close())

/** Live mode has its rates: a call that comes too soon is sent again when the answer says so. */
async function send<Value>(path: string, body: unknown, token: string): Promise<Reply<Value>> {
  const reply = await client.post<Value>(path, body, { token, sealed: true })
  if (reply.code !== 'COMMON_RATE_LIMIT') return reply
  await new Promise((resolve) => setTimeout(resolve, parseInt(reply.headers.get('retry-after')!, 10) * 1000))
  return send(path, body, token)
}

interface SignedIn {
  token: string
  mustEnrol: boolean
  mustChangePassword: boolean
}
const signIn = async (username: string, password: string, totp?: string) =>
  client.post<SignedIn>(
    '/api/operator/session/login',
    { username, password, ...(totp ? { totp } : {}), humanCheck: await client.humanCheck('login') },
    { sealed: true },
  )

async function enrol(token: string, password: string): Promise<TOTP> {
  const { value } = await send<{ secret: string }>('/api/operator/authenticator/start', { password }, token)
  const totp = new TOTP({ secret: Secret.fromBase32(value.secret) })
  expect((await send('/api/operator/authenticator/confirm', { code: totp.generate() }, token)).status).toBe(
    200,
  )
  return totp
}

test('until the authenticator is set up a session can do nothing else', async () => {
  const { value } = await signIn('owner', PASSWORD)
  expect(value.mustEnrol).toBe(true)
  const { token } = value
  expect(await client.get('/api/operator/members', { token })).toMatchObject({
    status: 403,
    code: 'AUTH_ENROL_FIRST',
  })
  await enrol(token, PASSWORD)
  expect((await client.get('/api/operator/members', { token })).status).toBe(200)

  const create = (username: string, role: string) =>
    client.post<{ state: string; changeId: string }>(
      '/api/operator/operators',
      { username, displayName: username, password: 'a first password 2026', role },
      { token, sealed: true },
    )
  expect(await create('viewer1', 'viewer')).toMatchObject({ status: 422, code: 'CHANGE_FOUR_EYES' })
  expect((await create('owner2', 'owner')).value.state).toBe('CONFIRMED')
  expect((await create('viewer1', 'viewer')).value.state).toBe('PENDING')
})

test('removing the authenticator in live mode closes the console until the next one', async () => {
  const first = await signIn('owner2', 'a first password 2026')
  const { token } = first.value
  await send(
    '/api/operator/session/password',
    { oldPassword: 'a first password 2026', newPassword: 'a password of the second' },
    token,
  )
  const totp = await enrol(token, 'a password of the second')
  const remove = (password: string, code: string) =>
    send('/api/operator/authenticator/remove', { password, code }, token)
  const next = totp.generate({ timestamp: Date.now() + 30_000 })
  expect(await remove('wrong', next)).toMatchObject({ status: 403, code: 'AUTH_OLD_PASSWORD_WRONG' })
  expect(await remove('a password of the second', '000000')).toMatchObject({
    status: 403,
    code: 'AUTH_TOTP_WRONG',
  })
  expect(await remove('a password of the second', next)).toMatchObject({
    status: 200,
    value: { mustEnrol: true },
  })
  expect(await client.get('/api/operator/members', { token })).toMatchObject({
    status: 403,
    code: 'AUTH_ENROL_FIRST',
  })
})

test('live mode has no payer of the demo: no bank, no chain, no addresses, no call and no job', async () => {
  const { services, jobs } = server.process
  expect(services.use(payoutChannelKey)).toBeNull()
  expect(services.use(chainPayoutKey)).toBeNull()
  expect(services.use(addressSourceKey)).toBeNull()
  for (const path of ['/api/dev/bank/pay', '/api/dev/bank/faults', '/api/dev/chain/faults'])
    expect(await client.post(path, {})).toMatchObject({ status: 404 })
  await expect(jobs.runNow('demo/grow-chain')).rejects.toThrow('demo/grow-chain')
})

test('no operator can read messages of members in live mode', async () => {
  const { value } = await signIn('owner2', 'a password of the second')
  await enrol(value.token, 'a password of the second')
  const [merchant] = server.process.services.use(merchantsKey).all()
  await server.process.database.transaction((tx) =>
    queueMessage(tx, server.process.config, {
      merchantId: merchant!.id,
      channel: 'SMS',
      recipient: '+66812345678',
      text: 'code 135790',
      purpose: 'SIGN_IN',
    }),
  )
  const reply = await client.get<{ list: { to: string; text: string; subject: string }[] }>(
    '/api/operator/messages',
    { token: value.token },
  )
  expect(reply).toMatchObject({
    status: 200,
    value: { list: [{ to: '+66812345678', text: '', subject: '' }] },
  })
  expect(JSON.stringify(reply.value)).not.toContain('135790')
})

test('the first owner’s password is valid for one sign-in; a start with another one sets a new one', async () => {
  const [merchant] = server.process.services.use(merchantsKey).all()
  const open = (password: string) =>
    server.process.database.transaction(async (tx) => {
      await tx.executeQuery(
        sql`UPDATE operator.account SET username = 'owner-before' WHERE username = 'owner'`.compile(tx),
      )
      await openFirstOwner(tx, merchant!.id, password)
    })
  await open(FIRST)
  expect((await signIn('owner', 'wrong password here')).code).toBe('AUTH_BAD_CREDENTIALS')
  const first = await signIn('owner', FIRST)
  expect(first).toMatchObject({ status: 200, value: { mustChangePassword: true } })
  expect(await signIn('owner', FIRST)).toMatchObject({ status: 403, code: 'AUTH_FIRST_PASSWORD_USED' })

  const start = (password: string) =>
    server.process.database.transaction((tx) => openFirstOwner(tx, merchant!.id, password))
  await start(FIRST)
  expect((await signIn('owner', FIRST)).code).toBe('AUTH_FIRST_PASSWORD_USED')
  await start('another first password')
  const second = await signIn('owner', 'another first password')
  expect(second.status).toBe(200)
  expect(
    await send(
      '/api/operator/session/password',
      { oldPassword: 'another first password', newPassword: 'a password of my own' },
      second.value.token,
    ),
  ).toMatchObject({ status: 200 })
  await start('a third first password')
  expect((await signIn('owner', 'a third first password')).code).toBe('AUTH_BAD_CREDENTIALS')
  for (let again = 0; again < 2; again++)
    expect((await signIn('owner', 'a password of my own')).status).toBe(200)
})
