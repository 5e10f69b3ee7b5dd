import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { ConfigError, loadConfig } from '../../platform/config.ts'
import { hostedFetch } from '../../tests/support/hosted-fetch.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'

const PLAY = { host: 'play.example' }
const DESK = { host: 'desk.example' }
const ADDRESSES = { PUBLIC_ORIGIN: 'https://play.example', OPERATOR_ORIGIN: 'https://desk.example' }

/** Statuses by address, as `play: 404, desk: 200`. */
async function bothAnswers(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const statusOf = async (place: Record<string, string>) =>
    (await hostedFetch(server.origin + path, { headers: { ...headers, ...place } })).status
  return { play: await statusOf(PLAY), desk: await statusOf(DESK) }
}

describe('with OPERATOR_ORIGIN', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: ADDRESSES })
  })
  afterAll(() => server.close())

  it('the console’s page, files and calls answer there and nowhere else', async () => {
    for (const path of ['/operator', '/operator/members', '/operator/'])
      expect(await bothAnswers(server, path), path).toEqual({ play: 404, desk: 200 })
    for (const path of ['/api/operator/session', '/api/operator/members?query=a'])
      expect(await bothAnswers(server, path), path).toEqual({ play: 404, desk: 401 })
    const hidden = await hostedFetch(`${server.origin}/api/operator/members`, { headers: PLAY })
    expect(await hidden.json()).toMatchObject({ code: 'REQUEST_UNKNOWN_PATH' })
  })

  it('nobody signs in to the console from the players’ address, and a console’s token is invalid there', async () => {
    const desk = server.client(DESK)
    const token = await desk.signInOperator('owner')
    expect((await desk.get('/api/operator/members', { token })).status).toBe(200)
    const play = server.client(PLAY)
    expect((await play.get('/api/operator/members', { token })).code).toBe('REQUEST_UNKNOWN_PATH')
    await expect(play.signInOperator('owner')).rejects.toThrow('REQUEST_UNKNOWN_PATH')
    await expect(desk.signIn('member01')).rejects.toThrow('REQUEST_UNKNOWN_PATH')
    expect(await play.signIn('member01')).toBeTruthy()
  })

  it('the players’ pages, calls, vendors and hooks do not answer at the console’s address', async () => {
    const isPage = { accept: 'text/html' }
    for (const path of [
      '/home',
      '/stage/',
      '/manifest.webmanifest',
      '/service-worker.js',
      '/api/wps/system/whitelabel',
      '/acme/',
    ]) {
      expect(await bothAnswers(server, path, isPage), path).toEqual({ play: 200, desk: 404 })
    }
    expect(await bothAnswers(server, '/no-such-page', isPage)).toEqual({ play: 404, desk: 404 })
    expect(
      await (await hostedFetch(`${server.origin}/no-such-page`, { headers: { ...isPage, ...DESK } })).text(),
    ).not.toContain('<html')
    const post = async (path: string, headers: Record<string, string>) =>
      (await hostedFetch(server.origin + path, { method: 'POST', body: '{}', headers })).status
    expect([await post('/vendor/v1/balance', PLAY), await post('/vendor/v1/balance', DESK)]).toEqual([
      401, 404,
    ])
    expect(await bothAnswers(server, '/api/wps/member/info')).toEqual({ play: 401, desk: 404 })
  })

  it('what both need answers at both: pictures, health, keys, the human check', async () => {
    for (const path of [
      '/healthz',
      '/readyz',
      '/art/favicon.svg',
      '/api/wps/system/keys',
      '/api/wps/verification/human?scene=login',
      '/api/openapi.json',
    ]) {
      expect(await bothAnswers(server, path), path).toEqual({ play: 200, desk: 200 })
    }
  })

  it('the bare address of the console redirects to it, in any case and with any port', async () => {
    for (const host of ['desk.example', 'DESK.example:443', 'desk.example:8443', 'desk.example.']) {
      const answer = await hostedFetch(server.origin, { headers: { host } })
      expect([answer.status, answer.headers.get('location')], host).toEqual([302, '/operator'])
    }
  })

  it('a forwarded host is ignored if no proxy is trusted', async () => {
    expect(
      (
        await hostedFetch(`${server.origin}/operator`, {
          headers: { ...PLAY, 'x-forwarded-host': 'desk.example' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await hostedFetch(`${server.origin}/operator`, {
          headers: { host: 'elsewhere.example', 'x-forwarded-host': 'desk.example' },
        })
      ).status,
    ).toBe(404)
  })

  it('the realtime connection knows each site’s sessions and topics at its own address only', async () => {
    const [member, owner] = [
      await server.client(PLAY).signIn('member02'),
      await server.client(DESK).signInOperator('owner'),
    ]
    expect(await topicsAt(server, { ...PLAY, origin: ADDRESSES.PUBLIC_ORIGIN }, member)).toEqual([
      'balance',
      'jackpot',
    ])
    expect(await topicsAt(server, { ...DESK, origin: ADDRESSES.OPERATOR_ORIGIN }, owner)).toEqual(['work'])
    expect(await topicsAt(server, PLAY, owner)).toBe(4001)
    expect(await topicsAt(server, DESK, member)).toBe(4001)
    expect(await topicsAt(server, { ...DESK, origin: ADDRESSES.PUBLIC_ORIGIN }, owner)).toBe('refused')
    expect(await topicsAt(server, { ...PLAY, origin: ADDRESSES.OPERATOR_ORIGIN }, member)).toBe('refused')
  })
})

describe('behind a trusted proxy', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: { ...ADDRESSES, TRUSTED_PROXIES: '1' } })
  })
  afterAll(() => server.close())
  const statusOf = async (path: string, host: string, forwarded: string) =>
    (await hostedFetch(server.origin + path, { headers: { host, 'x-forwarded-host': forwarded } })).status

  it('its header counts if it replaced the Host, and the last value is its own', async () => {
    expect(await statusOf('/operator', 'sala.internal', 'desk.example')).toBe(200)
    expect(await statusOf('/operator', 'sala.internal', 'desk.example, play.example')).toBe(404)
    expect(await statusOf('/operator', 'sala.internal', 'play.example, desk.example')).toBe(200)
    expect(await statusOf('/operator', 'sala.internal', 'play.example')).toBe(404)
  })

  it('a caller’s own X-Forwarded-Host opens neither site if it contradicts the Host', async () => {
    expect(await statusOf('/operator', 'play.example', 'desk.example')).toBe(404)
    expect(await statusOf('/operator', 'desk.example', 'play.example')).toBe(404)
    expect(await statusOf('/common/v.1.0.1/ping.json', 'desk.example', 'play.example')).toBe(404)
    expect(await statusOf('/healthz', 'desk.example', 'play.example')).toBe(200)
  })
})

it('without OPERATOR_ORIGIN both are served at any address', async () => {
  const server = await startServer()
  expect(await bothAnswers(server, '/operator')).toEqual({ play: 200, desk: 200 })
  expect(await bothAnswers(server, '/common/v.1.0.1/ping.json')).toEqual({ play: 200, desk: 200 })
  await server.close()
})

it('the two addresses must differ, by name or by port', () => {
  const load = (desk: string) => loadConfig({ PUBLIC_ORIGIN: 'https://play.example', OPERATOR_ORIGIN: desk })
  expect(() => load('https://play.example/')).toThrow(ConfigError)
  expect(load('https://play.example:8443').operatorOrigin).toBe('https://play.example:8443')
})

/** The topics of either site that a socket gets, or how it ended. */
async function topicsAt(
  server: TestServer,
  headers: Record<string, string>,
  token: string,
): Promise<string[] | number | 'refused'> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`, { headers })
  return new Promise((answer) => {
    socket.on('error', () => answer('refused'))
    socket.on('close', (code) => answer(code))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { type: string; topics: string[] }
      if (frame.type === 'welcome')
        socket.send(JSON.stringify({ type: 'subscribe', topics: ['balance', 'jackpot', 'work'] }))
      if (frame.type === 'subscribed') {
        answer(frame.topics)
        socket.close()
      }
    })
  })
}
