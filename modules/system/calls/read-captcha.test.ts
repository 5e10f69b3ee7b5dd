import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, makeAccount } from '../../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { CAPTCHA_ALPHABET } from '../../../platform/captcha.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const answerOf = async (client: ReturnType<TestServer['client']>) =>
  (await client.get<{ answer: string | null }>('/api/dev/captcha')).value.answer
const forgetPace = () =>
  server.process.database.pool.query("DELETE FROM app.counter WHERE name = 'captcha-drawn'")

test('T-C4 the picture is a PNG of pixels: neither its bytes nor the headers hold the answer', async () => {
  const client = server.client()
  const reply = await client.get<string>('/api/wps/captcha')
  const answer = (await answerOf(client))!
  expect(answer).toMatch(new RegExp(`^[${CAPTCHA_ALPHABET}]{4}$`))
  expect(CAPTCHA_ALPHABET).not.toMatch(/[0O1I]/)
  const bytes = Buffer.from(
    (reply.value as unknown as string).replace('data:image/png;base64,', ''),
    'base64',
  )
  const { width, height, format } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['png', 150, 50])
  const chunks = [...bytes.toString('latin1').matchAll(/IHDR|PLTE|IDAT|IEND|tEXt|zTXt|iTXt|eXIf/g)].map(
    ([name]) => name,
  )
  expect(chunks.filter((name) => /tEXt|zTXt|iTXt|eXIf/.test(name))).toEqual([])
  const everything = JSON.stringify([...reply.headers]) + bytes.toString('latin1')
  expect(everything.includes(answer)).toBe(false)
  expect(everything.includes(Buffer.from(answer).toString('base64').slice(0, 5))).toBe(false)
})

test('a picture is valid for two minutes, and a new one replaces the previous one', async () => {
  const client = server.client()
  await client.get('/api/wps/captcha')
  const first = await answerOf(client)
  await client.get('/api/wps/captcha')
  expect(await answerOf(client)).not.toBe(first)
  await client.post('/api/dev/clock', { advance: 'PT2M1S' })
  expect(await answerOf(client)).toBe(null)
})

test('a visitor gets one picture a second', async () => {
  const client = server.client()
  await client.get('/api/wps/captcha')
  await client.get('/api/wps/captcha')
  const third = await client.get('/api/wps/captcha')
  expect([third.status, third.code]).toEqual([429, 'COMMON_RATE_LIMIT'])
})

test('T-C1 one answer sent twenty times at once passes once', async () => {
  await makeAccount(server, { username: 'captcha77' })
  const client = server.client()
  for (let tries = 0; tries < 3; tries++) await logIn(client, 'captcha77', 'wrong')
  await forgetPace()
  await client.get('/api/wps/captcha')
  const captcha = await answerOf(client)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => logIn(client, 'captcha77', 'wrong', { captcha })),
  )
  expect(replies.filter((reply) => reply.code === 'AUTH_BAD_CREDENTIALS')).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'AUTH_CAPTCHA_WRONG')).toHaveLength(19)
})

test('T-C3 a missing answer, or another visitor’s, is refused if a captcha is due', async () => {
  const client = server.client()
  expect((await logIn(client, 'captcha77', 'correct-horse-7', { captcha: undefined })).code).toBe(
    'AUTH_CAPTCHA_REQUIRED',
  )
  await forgetPace()
  await client.get('/api/wps/captcha')
  const stranger = server.client()
  expect(
    (await logIn(stranger, 'captcha77', 'correct-horse-7', { captcha: await answerOf(client) })).code,
  ).toBe('AUTH_CAPTCHA_WRONG')
  expect(
    (await logIn(client, 'captcha77', 'correct-horse-7', { captcha: await answerOf(client) })).status,
  ).toBe(200)
})
