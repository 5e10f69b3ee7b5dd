/**
 * Uploads that are not a complete form: refused by name on every call that takes one, and never an internal
 * error.
 */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../kernel/call.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { modules } from '../modules.ts'

const KIB = 1024
const BOUNDARY = '----sala-form'
const head = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
const file = (name = 'image', content = 'no picture') =>
  `${head(name, '; filename="a.png"')}Content-Type: image/png\r\n\r\n${content}\r\n`
const end = `--${BOUNDARY}--\r\n`
const form = `multipart/form-data; boundary=${BOUNDARY}`

/** What breaks, its content type, its body. */
const BROKEN: readonly [string, string, string][] = [
  ['a boundary that is missing', 'multipart/form-data', file() + end],
  ['a boundary that is missing behind a semicolon', 'multipart/form-data;', file() + end],
  ['a boundary without a value', 'multipart/form-data; boundary', file() + end],
  ['an empty boundary', 'multipart/form-data; boundary=', file() + end],
  ['an empty boundary in quotes', 'multipart/form-data; boundary=""', file() + end],
  ['a boundary of 71 characters', `multipart/form-data; boundary=${'b'.repeat(71)}`, file() + end],
  ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, file() + end],
  ['a boundary of 20,000 characters', `multipart/form-data; boundary=${'b'.repeat(20_000)}`, file() + end],
  ['another boundary than the body’s', 'multipart/form-data; boundary=another', file() + end],
  ['a body of another kind', form, '{"image":"none"}'],
  ['a part that breaks off in its head', form, `--${BOUNDARY}\r\nContent-Disposition: form-da`],
  ['a part that breaks off before its content', form, head('image', '; filename="a.png"')],
  ['a part that breaks off in its content', form, file().slice(0, -8)],
  ['a form without its end', form, file()],
  ['a form that ends in the middle of its end', form, file() + end.slice(0, -6)],
  ['a second part that breaks off', form, `${file()}${head('text')}\r\nhalf`],
  ['a field named like a prototype', form, `${head('__proto__')}\r\nx\r\n${end}`],
  [
    'JSON in a field that is none',
    form,
    `${head('note')}Content-Type: application/json\r\n\r\n{"a":\r\n${end}`,
  ],
]
const OTHER_TYPES = [
  'multipart/mixed; boundary=x',
  'text/plain',
  'image/png',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
]

describe('uploads', () => {
  let server: TestServer
  let calls: { call: Call; path: string; token: string }[]
  const logged: { level: string; msg: string; err?: unknown }[] = []

  beforeAll(async () => {
    const logger = pino(
      { level: 'warn', formatters: { level: (level) => ({ level }) } },
      {
        write: (line: string) => {
          logged.push(JSON.parse(line) as never)
        },
      },
    )
    server = await startServer({ logger })
    const client = server.client()
    const member = await client.signIn('member02')
    const operator = await server.client().signInOperator('owner')
    calls = modules
      .flatMap((module) => module.calls.map(({ call }): Call => call))
      .filter(({ takes }) => takes === 'upload' || takes === 'jsonOrUpload')
      .map((call) => ({
        call,
        path: call.path.replaceAll(/:\w+/g, 'W1'),
        token: call.audience === 'operator' ? operator : member,
      }))
  })
  afterAll(() => server.close())

  async function send({ call, path, token }: (typeof calls)[number], contentType: string, body: string) {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': contentType,
      'idempotency-key': randomUUID(),
    }
    const answer = await fetch(server.origin + path, { method: call.method, headers, body })
    return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
  }

  it('are taken by calls of both sides', () => {
    expect(calls.map(({ call }) => call.audience)).toEqual(
      expect.arrayContaining(['member', 'player', 'operator']),
    )
    expect(calls.length).toBeGreaterThanOrEqual(15)
  })

  it.each(BROKEN)('with %s are malformed on every call', async (_what, contentType, body) => {
    for (const one of calls) {
      expect({ call: one.call.name, ...(await send(one, contentType, body)) }).toEqual({
        call: one.call.name,
        status: 400,
        code: 'REQUEST_MALFORMED',
      })
    }
    expect(logged).toEqual([])
  })

  it('of another content type are refused because of it', async () => {
    for (const one of calls)
      for (const type of OTHER_TYPES) {
        expect({ call: one.call.name, type, ...(await send(one, type, 'x=1')) }).toEqual({
          call: one.call.name,
          type,
          status: 415,
          code: 'REQUEST_CONTENT_TYPE',
        })
      }
    expect(logged).toEqual([])
  })

  it('with a field, a file or a number of fields beyond the limit are too large', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `${head(`field${index}`)}\r\nx\r\n`).join('')
    for (const one of calls) {
      const tooMuch = 'x'.repeat((one.call.uploadBytes ?? 5 * KIB * KIB) + 1)
      for (const body of [
        `${head('note')}\r\n${'x'.repeat(65 * KIB)}\r\n${end}`,
        file('image', tooMuch) + end,
        many + end,
      ]) {
        const { status } = await send(one, form, body)
        expect([one.call.name, body.length, status]).toEqual([one.call.name, body.length, 413])
      }
    }
    expect(logged).toEqual([])
  })

  it('that break off in the middle leave the server running and its log clean', async () => {
    for (const { call, path, token } of calls) {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {})
      const headers = [
        `${call.method} ${path} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        `Idempotency-Key: ${randomUUID()}`,
        `Content-Type: ${form}`,
        'Content-Length: 100000',
      ]
      socket.write(`${headers.join('\r\n')}\r\n\r\n${file().slice(0, -8)}`)
      await sleep(50)
      socket.destroy()
    }
    await sleep(200)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(logged).toEqual([])
  })
})
