/** From where a vendor’s feed is read, and what is never read. */
import { createServer, request as plainRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutsideError, readOutside, type OutsideWorld } from '../../../platform/outgoing-requests.ts'
import { isPublicAddress } from '../../../platform/network-addresses.ts'
import { firstOf, openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../tests/support/server.ts'
import { changeSettingByTwo } from '../../../tests/support/two-people.ts'
import { judgePicture } from '../shared/addresses.ts'
import { readWaiting } from './read-waiting.ts'
import {
  addFeedVendor,
  feedGuardOf,
  feedOf,
  lineOf,
  sendFeed,
  type FeedRun,
} from '../../../tests/support/feeds.ts'

const bytes = (text: string) => Buffer.from(text)
let server: TestServer
let owner: Database
let desk: TestClient
let token: string
/** Counts every connection that anybody makes to this machine. */
let listener: Server
let connections = 0
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
  listener = createServer((_request, answer) => {
    answer.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  })
  listener.on('connection', () => {
    connections++
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  await addFeedVendor(owner)
})

afterAll(async () => {
  listener.close()
  await owner.close()
  await server.close()
})

const send = (text: string, vendor = 'FEEDY') => sendFeed(desk, token, text, vendor)
const guardOf = (code: string) => feedGuardOf(owner, code)

const post = (path: string, body: object) =>
  desk.post<Record<string, unknown> & { fields?: { field: string }[] }>(`/api/operator/${path}`, body, {
    token,
  })
describe('a feed’s address', () => {
  const allow = (hosts: string[]) =>
    run(
      owner.kysely,
      sql`
    INSERT INTO app.setting (merchant_id, name, value) VALUES ('demo', 'catalogue.feedHosts', ${JSON.stringify(hosts)}) ON CONFLICT (merchant_id, name) DO UPDATE SET value = excluded.value`,
    )

  it('is on an allowed host, is read by the job, and a daily one applies itself unless it closes too much', async () => {
    expect(
      (await post('feeds/FEEDY', { feedUrl: 'https://feeds.example/a.csv', isDaily: true })).value.fields![0]!
        .field,
    ).toBe('feedUrl')
    await allow(['feeds.example'])
    expect(
      (await post('feeds/FEEDY', { feedUrl: 'https://feeds.example/a.csv', isDaily: true })).status,
    ).toBe(200)
    const told: string[] = []
    const codes = Array.from({ length: 12 }, (_, index) => `D${index}`)
    const answers = [feedOf(...codes.map((code) => lineOf(code))), feedOf(lineOf('D0'))]
    const reader = async (address: string, hosts: readonly string[]) => {
      told.push(`${address} ${hosts.join()}`)
      return bytes(answers.shift()!)
    }
    const last = async () =>
      (await desk.get<{ list: FeedRun[] }>('/api/operator/feed-runs?vassalage=FEEDY&pageSize=1', { token }))
        .value.list[0]!
    await post('feeds/FEEDY/read', {})
    await readWaiting(server.process.database, new Date(), reader)
    expect(await last()).toMatchObject({ state: 'READY', addedCount: 12 })
    await post(`feed-runs/${(await last()).runId}/apply`, {})
    await server.process.jobs.runNow('catalogue.ask-daily-feeds')
    await readWaiting(server.process.database, new Date(), reader)
    expect(await last()).toMatchObject({ state: 'READY', problem: 'TOO_MANY_ABSENT', absentCount: 11 })
    expect(await guardOf('D5')).toBe(true)
    answers.push(feedOf(...codes.slice(1).map((code) => lineOf(code))))
    await server.process.jobs.runNow('catalogue.ask-daily-feeds')
    await readWaiting(server.process.database, new Date(), reader)
    expect(await last()).toMatchObject({ state: 'APPLIED', absentCount: 1 })
    expect(told[0]).toBe('https://feeds.example/a.csv feeds.example')
    await server.process.jobs.runNow('catalogue.ask-daily-feeds')
    await readWaiting(server.process.database, new Date(), async () => {
      throw new OutsideError('TIMEOUT')
    })
    expect(await last()).toMatchObject({ state: 'FAILED', problem: 'TIMEOUT' })
  })

  it('is cut off at its size, its time and its first redirect', async () => {
    const far = createServer((request, answer) => {
      if (request.url === '/redirect') answer.writeHead(302, { location: '/fine' }).end()
      else if (request.url === '/missing') answer.writeHead(404).end()
      else if (request.url === '/endless') {
        answer.writeHead(200)
        answer.write(Buffer.alloc(64))
      } else answer.writeHead(200).end(Buffer.alloc(request.url === '/large' ? 2_000 : 10, 'a'))
    })
    await new Promise<void>((resolve) => {
      far.listen(0, '127.0.0.1', resolve)
    })
    const { port } = far.address() as AddressInfo
    const world: OutsideWorld = {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      request: (url, options, onAnswer) =>
        plainRequest(
          { ...options, host: url.hostname, path: url.pathname, port, agent: false, protocol: 'http:' },
          onAnswer,
        ),
    }
    const ask = (path: string) =>
      readOutside(
        `https://feeds.example${path}`,
        { allowedHosts: ['feeds.example'], maxBytes: 1_000, timeoutMs: path === '/endless' ? 400 : 30_000 },
        world,
      ).then(
        (body) => body.length,
        (error: unknown) => (error instanceof OutsideError ? error.problem : error),
      )
    expect(await Promise.all(['/fine', '/redirect', '/missing', '/large', '/endless'].map(ask))).toEqual([
      10,
      'REDIRECT',
      'STATUS',
      'TOO_LARGE',
      'TIMEOUT',
    ])
    far.closeAllConnections()
    far.close()
  })
})

describe('T-J1', () => {
  it('of twenty addresses of pictures and feeds none is fetched: each is refused, or stored for the browser only', async () => {
    const { port } = listener.address() as AddressInfo
    const hostile = [
      `http://127.0.0.1:${port}/x.png`,
      `https://127.0.0.1:${port}/x.png`,
      'https://127.0.0.1/x.png',
      `http://[::ffff:127.0.0.1]:${port}/x.png`,
      'https://[::ffff:7f00:1]/x.png',
      `http://2130706433:${port}/x.png`,
      'https://2130706433/x.png',
      'https://0x7f.0.0.1/x.png',
      'https://0177.0.0.1/x.png',
      'https://127.1/x.png',
      `https://localhost:${port}/x.png`,
      `https://localtest.me:${port}/redirect`,
      'https://evil@127.0.0.1/x.png',
      'file:///etc/passwd',
      'gopher://127.0.0.1/x',
      'data:image/svg+xml,<svg/>',
      'javascript:alert(1)',
      `//127.0.0.1:${port}/x.png`,
      '/\\127.0.0.1/x.png',
      'https://169.254.169.254/latest/meta-data',
    ]
    expect(hostile.length).toBe(20)
    const { node_id: nodeId } = (await firstOf(
      owner.kysely,
      sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'ACME-3'`,
    ))!
    for (const address of hostile) {
      expect((await post(`games/${nodeId}`, { iconUrl: address })).status, address).toBe(422)
      expect((await post(`games/${nodeId}`, { largeIconUrl: address })).status, address).toBe(422)
      expect((await post('vendors/ACME', { iconUrl: address })).status, address).toBe(422)
      expect((await post('feeds/ACME', { feedUrl: address, isDaily: true })).status, address).toBe(422)
      await expect(
        readOutside(address, {
          allowedHosts: ['127.0.0.1', 'localhost', 'localtest.me', '[::ffff:7f00:1]', '169.254.169.254'],
          maxBytes: 1_000,
          timeoutMs: 5_000,
        }),
        address,
      ).rejects.toBeInstanceOf(OutsideError)
    }
    const feed = await send(
      feedOf(lineOf('T1'), ...hostile.map((address, index) => `J${index},RNG,SL,x,x,"${address}",,,,,`)),
    )
    expect(feed.value).toMatchObject({ addedCount: 1, refusedCount: 20 })
    // An allowed name that resolves to this machine is an attack on us.
    const inside: OutsideWorld = {
      resolve: async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      isPublic: isPublicAddress,
      request: () => {
        throw new Error('it connected')
      },
    }
    await expect(
      readOutside(
        'https://feeds.example/x',
        { allowedHosts: ['feeds.example'], maxBytes: 1_000, timeoutMs: 30_000 },
        inside,
      ),
    ).rejects.toMatchObject({ problem: 'PRIVATE' })
    expect(connections).toBe(0)
  })

  it('an allowed host’s picture address is stored as it is, is in the page’s policy, and is not fetched either', async () => {
    await changeSettingByTwo(server, 'catalogue.imageHosts', '["pictures.example"]')
    const { node_id: nodeId } = (await firstOf(
      owner.kysely,
      sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'ACME-3'`,
    ))!
    expect((await post(`games/${nodeId}`, { iconUrl: 'https://pictures.example/a.png' })).status).toBe(200)
    expect(
      (await post(`games/${nodeId}`, { iconUrl: 'https://pictures.example.evil.example/a.png' })).status,
    ).toBe(422)
    await expect
      .poll(async () =>
        (await fetch(`${server.origin}/operator`, { headers: { accept: 'text/html' } })).headers.get(
          'content-security-policy',
        ),
      )
      .toContain('https://pictures.example')
    expect(connections).toBe(0)
  })

  it('the address alone decides what is public and what is a picture of ours', () => {
    for (const address of [
      '127.0.0.1',
      '::1',
      '::ffff:10.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.1',
      '169.254.1.1',
      '100.64.0.1',
      'fe80::1',
      'fc00::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ])
      expect(isPublicAddress(address), address).toBe(false)
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111'])
      expect(isPublicAddress(address), address).toBe(true)
    expect(
      ['/art/poster-cat.svg', '/files/a.png', '/files/../x', '/other/x.png', 'https://a.example/x.png'].map(
        (address) => judgePicture(address, ['a.example']),
      ),
    ).toEqual(['FINE', 'FINE', 'UNSAFE', 'UNSAFE', 'FINE'])
  })
})
