import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { codingFor, compressed } from './compressed.ts'

describe('the requested encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['deflate;q=x', 'identity'],
    [undefined, 'identity'],
  ] as const)('%s is answered in %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding)
  })

  it('leaves a short text as it is', async () => {
    expect(await compressed('สั้น', 'br')).toEqual({ body: Buffer.from('สั้น'), coding: 'identity' })
  })

  it('gives the same text back from either coding', async () => {
    const text = 'ศาลา ที่นัดพบของคนรักเกม '.repeat(200)
    expect(brotliDecompressSync((await compressed(text, 'br')).body).toString()).toBe(text)
    expect(gunzipSync((await compressed(text, 'gzip')).body).toString()).toBe(text)
  })
})

describe('a page of the site', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const read = (path: string, coding: string) =>
    new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      request(
        server.origin + path,
        { headers: { 'accept-encoding': coding, accept: 'text/html' } },
        (answer) => {
          const parts: Buffer[] = []
          answer
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => done({ headers: answer.headers, body: Buffer.concat(parts) }))
        },
      )
        .on('error', fail)
        .end()
    })

  it.each(['/', '/operator', '/no-such-page'])(
    '%s is compressed, with the nonce of its own policy',
    async (path) => {
      const plain = await read(path, 'identity')
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const [coding, open] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { headers, body } = await read(path, coding)
        const isWorth = plain.body.length >= 1_024
        expect(headers['content-encoding']).toBe(isWorth ? coding : undefined)
        expect(headers.vary).toBe('Accept-Encoding')
        expect(Number(headers['content-length'])).toBe(body.length)
        const html = (isWorth ? open(body) : body).toString()
        const nonce = /nonce="?([^">]+)"/.exec(html.replace('csp-nonce" content', 'nonce'))?.[1]
        expect(html).toContain('<div id="root">')
        expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
      }
    },
  )

  it('sends another nonce with each answer', async () => {
    const [one, other] = await Promise.all([read('/operator', 'br'), read('/operator', 'br')])
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy'])
  })

  it('says with each answer how far a demo has moved the clock', async () => {
    const client = server.client()
    expect((await client.get('/api/wps/system/status')).headers.get('x-clock-offset')).toBeNull()
    const { value } = await client.post<{ offsetMs: number }>('/api/dev/clock', { advance: 'PT12H' })
    expect((await client.get('/api/wps/system/status')).headers.get('x-clock-offset')).toBe(
      String(value.offsetMs),
    )
  })
})
