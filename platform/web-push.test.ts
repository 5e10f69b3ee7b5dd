/** Web push as the standards have it, and which addresses are ever called. */
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { NotSentError, RefusedError } from './send-errors.ts'
import {
  encryptPush,
  hasPushKeys,
  makePushKeys,
  PushGoneError,
  pushServiceOf,
  sendPush,
  type PushDevice,
} from './web-push.ts'

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  keys: {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz',
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
}

describe('a message', () => {
  it('is encrypted as the example of the standard', () => {
    const { text, keys, salt, ...device } = EXAMPLE
    expect(encryptPush(text, device, { keys, salt }).toString('base64url')).toBe(EXAMPLE.body)
  })

  it('is never encrypted twice with one key', () => {
    const one = encryptPush('same', EXAMPLE)
    expect(encryptPush('same', EXAMPLE).equals(one)).toBe(false)
  })
})

describe('keys of a browser', () => {
  it('are a point of the curve and 16 bytes', () => {
    expect(hasPushKeys(EXAMPLE)).toBe(true)
    expect(hasPushKeys({ ...EXAMPLE, auth: 'BTBZMqHH6r4Tts7J_aSI' })).toBe(false)
    expect(hasPushKeys({ ...EXAMPLE, p256dh: EXAMPLE.p256dh.slice(4) })).toBe(false)
    const off = Buffer.from(EXAMPLE.p256dh, 'base64url')
    off[40]! ^= 1
    expect(hasPushKeys({ ...EXAMPLE, p256dh: off.toString('base64url') })).toBe(false)
  })
})

describe('an address', () => {
  const services = ['fcm.example', '.push.example', 'http://127.0.0.1:4000']
  it.each([
    ['https://fcm.example/send/1', 'PUBLIC'],
    ['https://web.push.example/a/b?c=d', 'PUBLIC'],
    ['http://127.0.0.1:4000/x', 'NEARBY'],
  ])('%s is of a known service', (endpoint, reach) => {
    expect(pushServiceOf(endpoint, services)?.reach).toBe(reach)
  })
  it.each([
    'http://fcm.example/send/1',
    'https://fcm.example:8443/send',
    'https://fcm.example.evil.example/',
    'https://user:secret@fcm.example/',
    'https://evilpush.example/',
    'https://push.example/',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:4001/x',
    'http://127.0.0.1/x',
    'https://[::1]/x',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is not', (endpoint) => {
    expect(pushServiceOf(endpoint, services)).toBeUndefined()
  })
})

describe('sending', () => {
  let service: Server | undefined
  afterEach(() => service?.close())

  /** A push service that answers with one status, and what it was asked. */
  async function open(status: number) {
    const asked: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
    service = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        asked.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
        reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x')
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => service!.once('listening', resolve))
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    return { origin, asked }
  }
  const device = (origin: string): PushDevice => {
    const pair = createECDH('prime256v1')
    return {
      endpoint: `${origin}/device/1`,
      p256dh: pair.generateKeys().toString('base64url'),
      auth: EXAMPLE.auth,
    }
  }
  const send = (origin: string, services: readonly string[], keys = makePushKeys()) =>
    sendPush(
      device(origin),
      { text: 'news', keepSeconds: 90.7 },
      { keys, contact: 'https://sala.example', services },
    )

  it('signs for the service that is called and says for how long it keeps the message', async () => {
    const { origin, asked } = await open(201)
    const keys = makePushKeys()
    await send(origin, [origin], keys)
    const { path, headers, body } = asked[0]!
    expect(path).toBe('/device/1')
    expect(headers).toMatchObject({ ttl: '90', 'content-encoding': 'aes128gcm' })
    expect(body.length).toBeGreaterThan(100)
    const [, token, shown] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!
    expect(shown).toBe(keys.publicKey)
    const [head, claims, mark] = token!.split('.')
    const point = Buffer.from(keys.publicKey, 'base64url')
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const signature = Buffer.from(mark!, 'base64url')
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, signature),
    ).toBe(true)
    const said = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; exp: number }
    expect(said).toMatchObject({ aud: origin, sub: 'https://sala.example' })
    expect(said.exp).toBeGreaterThan(Date.now() / 1000)
    expect(said.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400)
  })

  it.each([
    [404, PushGoneError],
    [410, PushGoneError],
    [413, RefusedError],
    [429, NotSentError],
    [503, NotSentError],
    [500, Error],
    [302, Error],
  ])('tells an answer %s from others', async (status, problem) => {
    const { origin } = await open(status)
    await expect(send(origin, [origin])).rejects.toThrow(problem)
    if (problem === Error) await expect(send(origin, [origin])).rejects.not.toBeInstanceOf(RefusedError)
  })

  it('calls no address beside those of the known services', async () => {
    const { origin, asked } = await open(201)
    await expect(send(origin, ['fcm.example'])).rejects.toThrow(PushGoneError)
    expect(asked).toEqual([])
  })
})
