/** A live site from an empty database: its initial state, and what it lacks. */
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingWarnings } from '../../../../server/opening-warnings.ts'
import {
  startServer,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { run, sql } from '../../../../platform/postgres.ts'
import { seedReceiver } from '../../../cashier/index.ts'
import { merchantsKey } from '../../../system/index.ts'
import { openOperator } from '../../index.ts'
import { FIRST_PASSWORD, LIVE, signInFirst } from '../../../../tests/support/live-house.ts'

const mails: Buffer[] = []
const texts: { to: string; text: string }[] = []
let answersSms = 200
let server: TestServer
let owner: TestClient
let token: string

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      mails.push(Buffer.concat(chunks))
      done()
    })
  },
})
const gateway = createServer((request, reply) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    texts.push(JSON.parse(body) as { to: string; text: string })
    reply.writeHead(answersSms).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((ready) => {
    mailServer.listen(0, '127.0.0.1', ready)
  })
  await new Promise<void>((ready) => {
    gateway.listen(0, '127.0.0.1', ready)
  })
  const portOf = (address: unknown) => (address as AddressInfo).port
  server = await startServer({
    seed: false,
    env: {
      ...LIVE,
      MAIL_URL: `smtp://127.0.0.1:${portOf(mailServer.server.address())}/?from=no-reply@play.example`,
      SMS_GATEWAY_URL: `http://127.0.0.1:${portOf(gateway.address())}/send`,
    },
  })
  owner = server.client({ host: 'desk.example' })
  token = await signInFirst(server, owner)
})
afterAll(async () => {
  await server.close()
  mailServer.close()
  gateway.close()
})

interface Opening {
  items: { item: string; state: string }[]
}
const statesOf = async () =>
  Object.fromEntries(
    (await owner.get<Opening>('/api/operator/opening', { token })).value.items.map(({ item, state }) => [
      item,
      state,
    ]),
  )
const testTo = (channel: string, to: string) =>
  owner.post<{ to: string; state: string; failedWith: string | null }>(
    '/api/operator/messages/test',
    { channel, to },
    { token },
  )

test('the studio and its games are in the catalogue from the first start', async () => {
  const { value } = await server.client().get('/api/lgw/games/game_menus')
  expect(JSON.stringify(value)).toContain('STUDIO')
  const games = await owner.get<{ totalCount: number }>('/api/operator/games?vassalage=STUDIO&pageSize=1', {
    token,
  })
  expect(games.value.totalCount).toBeGreaterThan(20)
})

test('in live mode pages are framed over TLS only', async () => {
  const policy = (await fetch(`${server.origin}/home`)).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' https:;")
})

test('a second process of the same site lists nothing twice', async () => {
  const count = async () =>
    (await owner.get<{ totalCount: number }>('/api/operator/games?vassalage=STUDIO&pageSize=1', { token }))
      .value.totalCount
  const before = await count()
  const second = await startServer({
    env: LIVE,
    database: { url: server.process.config.databaseUrl, ownerUrl: server.ownerUrl },
  })
  await second.close()
  expect(await count()).toBe(before)
})

test('the list says what is missing, and the log of the start names it', async () => {
  expect(await statesOf()).toEqual({
    NAME: 'MISSING',
    DOMAIN: 'MISSING',
    RECEIVER: 'MISSING',
    OPERATOR: 'MISSING',
    MAIL: 'UNTRIED',
    SMS: 'UNTRIED',
  })
  const bare = await startServer({
    env: LIVE,
    database: { url: server.process.config.databaseUrl, ownerUrl: server.ownerUrl },
  })
  const sentences = (await openingWarnings(bare.process)).map(
    ({ house, sentence }) => `${house}: ${sentence}`,
  )
  expect(sentences).toContain('main: MAIL_URL is not set: codes and links by e-mail are refused.')
  expect(sentences).toHaveLength(6)
  await bare.close()
  expect(await openingWarnings(server.process)).toHaveLength(4)
})

test('a code that nothing can carry is refused by name, in the caller’s language', async () => {
  const bare = await startServer({
    env: LIVE,
    database: { url: server.process.config.databaseUrl, ownerUrl: server.ownerUrl },
  })
  const client = bare.client()
  const askSms = async (language: string): Promise<Reply> =>
    client.post(
      '/api/wps/verification/sms/noLogin',
      { mobileNum: '0812345678', purpose: 'RECOVER', humanCheck: await client.humanCheck('sms') },
      { headers: { 'accept-language': language } },
    )
  expect(await askSms('en')).toMatchObject({
    status: 422,
    code: 'SMS_NOT_SET_UP',
    message: 'This site cannot send text messages yet. Please contact customer service.',
  })
  expect((await askSms('th')).message).toBe('เว็บไซต์นี้ยังส่ง SMS ไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า')
  const mail = await client.post(
    '/api/wps/member/password/email',
    new URLSearchParams({ username: 'nobody', email: 'nobody@example.com' }),
  )
  expect(mail).toMatchObject({ status: 422, code: 'MAIL_NOT_SET_UP' })
  await bare.close()
})

test('a test message is really sent, and its result is answered', async () => {
  expect((await testTo('MAIL', 'me@desk.example')).value).toEqual({
    to: 'me@desk.example',
    state: 'SENT',
    failedWith: null,
  })
  expect(await PostalMime.parse(mails[0]!)).toMatchObject({
    subject: 'Sala: Test message',
    to: [{ address: 'me@desk.example' }],
  })
  answersSms = 403
  expect((await testTo('SMS', '081 234 5678')).value).toEqual({
    to: '+66812345678',
    state: 'FAILED',
    failedWith: 'the SMS gateway answered 403',
  })
  expect(await statesOf()).toMatchObject({ MAIL: 'DONE', SMS: 'UNTRIED' })
  answersSms = 200
  expect((await testTo('SMS', '+85620 5555 5555')).value).toMatchObject({
    to: '+8562055555555',
    state: 'SENT',
  })
  expect(texts.at(-1)).toMatchObject({
    to: '+8562055555555',
    text: 'Sala: This is a test message from the operator console. If you can read it, sending works.',
  })
  expect(await testTo('MAIL', 'no address')).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  const listed = await owner.get<{ list: { purpose: string; state: string }[] }>(
    '/api/operator/messages?channel=SMS',
    { token },
  )
  expect(listed.value.list.map(({ purpose, state }) => [purpose, state])).toEqual([
    ['TEST', 'SENT'],
    ['TEST', 'FAILED'],
  ])
})

test('tests cannot be sent without limit', async () => {
  const answers = [
    await testTo('MAIL', 'me@desk.example'),
    await testTo('MAIL', 'me@desk.example'),
    await testTo('MAIL', 'me@desk.example'),
  ]
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'COMMON_RATE_LIMIT' })
})

test('the list is gone once everything is done', async () => {
  expect(
    (await owner.post('/api/operator/house-name', { th: 'บ้านทอง', en: 'Gold House' }, { token })).status,
  ).toBe(200)
  await server.process.database.transaction(async (tx) => {
    await run(tx, sql`INSERT INTO system.merchant_domain (host, merchant_id) VALUES ('play.example', 'main')`)
    await run(tx, sql`SELECT pg_notify('sala', '{"kind":"merchant"}')`)
    await openOperator(tx, {
      merchantId: 'main',
      username: 'owner2',
      displayName: 'Second',
      password: FIRST_PASSWORD,
      role: 'owner',
    })
  })
  await expect.poll(statesOf).toMatchObject({ NAME: 'DONE', OPERATOR: 'DONE', RECEIVER: 'MISSING' })
  await server.process.database.transaction((tx) =>
    seedReceiver(
      tx,
      'main',
      {
        channel: 'TRUEMONEY',
        receiver: '0900000000',
        accountNo: '0900000000',
        holderName: 'Gold',
        settlesTo: null,
        dailyLimit: null,
        rank: 1,
        note: '',
        bankCode: null,
      },
      new Date(),
    ),
  )
  await server.process.services.use(merchantsKey).refresh()
  expect(await statesOf()).toEqual({})
})

test('the merchant’s name is in the reader’s language', async () => {
  const nameIn = async (language: string) =>
    (
      await server
        .client()
        .get<{ name: string }>('/api/wps/system/whitelabel', { headers: { 'accept-language': language } })
    ).value.name
  await expect.poll(() => nameIn('th')).toBe('บ้านทอง')
  expect(await nameIn('en')).toBe('Gold House')
})
