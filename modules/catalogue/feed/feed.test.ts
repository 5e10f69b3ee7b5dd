/** Vendors' feeds: what is read, what it changes, and what it never touches. */
import { createServer, request as plainRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutsideError, readOutside, isPublicAddress, type OutsideWorld } from '../../../platform/outside.ts'
import { firstOf, openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestClient, type TestServer } from '../../../tests/support/server.ts'
import { changeSettingByTwo } from '../../../tests/support/two-people.ts'
import { judgePicture } from '../pictures/addresses.ts'
import { readFeed, type ReadFeed } from './read-feed.ts'
import { readWaiting } from './read-waiting.ts'

const bytes = (text: string) => Buffer.from(text)
const read = (text: string, hosts: readonly string[] = []) => readAll(bytes(text), hosts).feed
/** All steps at once, and how many they were. */
function readAll(any: Uint8Array, hosts: readonly string[]): { feed: ReadFeed; steps: number } {
  const reading = readFeed(any, hosts)
  for (let steps = 0; ; steps++) {
    const step = reading.next()
    if (step.done) return { feed: step.value, steps }
  }
}
const HEAD = 'game_code,game_type,game_classify,name_th,name_en,icon_url,large_icon_url,free_play,rtp,hot,new'

describe('a feed is read', () => {
  it('from CSV and from JSON, with the same result', () => {
    const csv = read(`\ufeff${HEAD},name_zh\r\nA1,rng,SL,มังกร,Dragon,/art/poster-naga.svg,,1,96.04%,1,,龙\r\n`)
    const json = read(JSON.stringify({ games: [{ gameCode: 'A1', gameType: 'RNG', gameClassify: 'SL', nameTh: 'มังกร', name_en: 'Dragon', icon_url: '/art/poster-naga.svg', freePlay: true, rtp: 0.9604, isHot: 1, name_zh: '龙' }] }))
    expect(csv).toEqual(json)
    expect(csv).toEqual({ kind: 'READ', refused: [], games: [{
      gameCode: 'A1', gameType: 'RNG', gameClassify: 'SL', names: { TH: 'มังกร', EN: 'Dragon', ZH: '龙' }, iconUrl: '/art/poster-naga.svg', largeIconUrl: '/art/poster-naga.svg',
      isFreePlayable: true, rtp: '0.960400', isHot: true, isNew: null,
    }] })
  })

  it('parted by the sign of its heading alone: the other signs are letters of a name', () => {
    const nameOf = (text: string) => { const feed = read(text); return feed.kind === 'READ' ? [feed.games.map(({ names }) => names.EN), feed.refused.length] : feed.kind }
    expect(nameOf('game_code,game_type,name_en,rtp\nA1,RNG,Hold; Win,0.96')).toEqual([['Hold; Win'], 0])
    expect(nameOf('game_code;game_type;name_en;rtp\nA1;RNG;Hold, Win;0.96')).toEqual([['Hold, Win'], 0])
    expect(nameOf('game_code\tgame_type\tname_en\trtp\nA1\tRNG\tHold, Win; Twice\t0.96')).toEqual([['Hold, Win; Twice'], 0])
  })

  it('with each refused row by its line and its reason', () => {
    const feed = read([HEAD, 'A1,RNG,,,Good,,,,,,', 'A 2,RNG,,,x,,,,,,', 'A3,DICE,,,x,,,,,,', 'A4,RNG,XX,,x,,,,,,', 'A5,RNG,,,,,,,,,', 'A6,RNG,,,x,http://a.example/x.png,,,,,', 'A7,RNG,,,x,https://a.example/x.png,,,,,',
      'A8,RNG,,,x,,,maybe,,,', 'A9,RNG,,,x,,,,1.2,,', 'A1,RNG,,,Again,,,,,,'].join('\n'))
    expect(feed).toMatchObject({ games: [{ gameCode: 'A1' }], refused: [
      [3, 'feedCode'], [4, 'feedType'], [5, 'feedClassify'], [6, 'feedName'], [7, 'feedPicture'], [8, 'feedPictureHost'], [9, 'feedFlag'], [10, 'feedRtp'], [11, 'feedRepeated'],
    ].map(([lineNo, rule]) => ({ lineNo, rule })) })
    expect(read(`${HEAD}\nA7,RNG,,,x,https://a.example/x.png,,,,,`, ['a.example'])).toMatchObject({ games: [{ iconUrl: 'https://a.example/x.png' }], refused: [] })
  })

  it('in steps, between which others are answered', () => {
    const { feed, steps } = readAll(bytes([HEAD, ...Array.from({ length: 1_000 }, (_, at) => `A${at},RNG,,,Game ${at},,,,,,`)].join('\n')), [])
    expect(feed).toMatchObject({ games: { length: 1_000 }, refused: [] })
    expect(steps).toBeGreaterThanOrEqual(4)
  })

  it('or not at all, whatever the bytes are', () => {
    expect(read('game_code,name_en\nA,B')).toEqual({ kind: 'COLUMNS', missing: ['game_type'] })
    for (const text of ['', '{"a":1}', '[1', '"a', '<html>']) expect(['UNREADABLE', 'COLUMNS']).toContain(read(text).kind)
    expect(read(JSON.stringify(Array.from({ length: 30_001 }, () => 1))).kind).toBe('TOO_LONG')
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (any) => { readAll(any, []) }), { numRuns: 200 })
    fc.assert(fc.property(fc.jsonValue(), (any) => { read(JSON.stringify(any)) }), { numRuns: 200 })
  })
})

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
  listener = createServer((_request, answer) => { answer.writeHead(302, { location: 'http://127.0.0.1/' }).end() })
  listener.on('connection', () => { connections++ })
  await new Promise<void>((resolve) => { listener.listen(0, '127.0.0.1', resolve) })
  await run(owner.kysely, sql`INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position) VALUES ('FEEDY', '{"TH": "ฟีดดี้", "EN": "Feedy"}', 'demo', 90)`)
  await run(owner.kysely, sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES ('demo', 'FEEDY')`)
})
afterAll(async () => {
  listener.close()
  await owner.close()
  await server.close()
})

interface Run { runId: string; state: string; problem: string | null; addedCount: number; changedCount: number; returnedCount: number; absentCount: number; refusedCount: number; refused: { lineNo: number; rule: string }[] }
const send = async (text: string, vendor = 'FEEDY') => {
  const form = new FormData()
  form.append('file', new Blob([text]), 'feed.csv')
  return desk.post<Run>(`/api/operator/feeds/${vendor}/file`, form, { token })
}
const apply = async (text: string) => {
  const sent = await send(text)
  expect(sent.code, sent.message).toBeUndefined()
  return (await desk.post<Run>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token })).value
}
const post = (path: string, body: object) => desk.post<Record<string, unknown> & { fields?: { field: string }[] }>(`/api/operator/${path}`, body, { token })
const listed = () => rowsOf(owner.kysely, sql<{ game_code: string; is_hot: boolean | null }>`SELECT game_code, game_type, names, icon_url, large_icon_url, state, maintenance_until, is_hot, is_new, position, is_free_playable, rtp FROM catalogue.listed_game WHERE vendor_code = 'FEEDY' AND merchant_id = 'demo' ORDER BY node_id`)
const guardOf = async (code: string) => (await firstOf(owner.kysely, sql<{ is_open: boolean }>`SELECT g.is_open FROM wallet.game_guard g WHERE g.game_code = ${code}`))?.is_open
const lineOf = (code: string, change: Partial<Record<'name' | 'icon' | 'hot' | 'rtp' | 'type', string>> = {}) =>
  `${code},${change.type ?? 'RNG'},SL,${change.name ?? `ชื่อ ${code}`},${change.name ?? code},${change.icon ?? '/art/poster-cat.svg'},,1,${change.rtp ?? '0.96'},${change.hot ?? ''},`
const feedOf = (...lines: string[]) => [HEAD, ...lines].join('\n')

describe('a feed is applied', () => {
  it('adds, changes, closes what is absent and opens what returns; nothing before it is decided', async () => {
    const before = await listed()
    const sent = await send(feedOf(lineOf('F1'), lineOf('F2'), lineOf('F3'), 'bad row,,,,'))
    expect(sent.value).toMatchObject({ state: 'READY', addedCount: 3, refusedCount: 1, refused: [{ lineNo: 5, rule: 'feedCode' }] })
    expect(await listed()).toEqual(before)
    expect((await desk.post<Run>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token })).value).toMatchObject({ state: 'APPLIED', addedCount: 3 })
    expect(await desk.post(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token })).toMatchObject({ code: 'FEED_STATE' })
    expect(await guardOf('F2')).toBe(true)
    expect(await apply(feedOf(lineOf('F1', { name: 'New name' }), lineOf('F3')))).toMatchObject({ addedCount: 0, changedCount: 1, absentCount: 1 })
    expect(await guardOf('F2')).toBe(false)
    expect(await listed()).toMatchObject([{ game_code: 'F1', names: { EN: 'New name' } }, { game_code: 'F2', state: 'OFF' }, { game_code: 'F3', state: 'OPEN' }])
    expect(await apply(feedOf(lineOf('F1', { name: 'New name' }), lineOf('F2'), lineOf('F3')))).toMatchObject({ addedCount: 0, changedCount: 0, returnedCount: 1, absentCount: 0 })
    expect(await guardOf('F2')).toBe(true)
  })

  it('a game that is refused is not absent, and a feed of nothing is no feed', async () => {
    expect(await apply(feedOf(lineOf('F1', { name: 'New name' }), lineOf('F2', { type: 'NOTHING' }), lineOf('F3')))).toMatchObject({ absentCount: 0, refusedCount: 1 })
    expect(await send(feedOf())).toMatchObject({ status: 422, code: 'FEED_EMPTY' })
    expect(await send(feedOf(lineOf('E1', { rtp: '1.2' }), lineOf('E2', { type: 'DICE' })))).toMatchObject({ status: 422, code: 'FEED_EMPTY', value: { refused: [{ lineNo: 2, gameCode: 'E1', field: 'rtp', rule: 'feedRtp', detail: '1.2' }, { lineNo: 3, rule: 'feedType' }] } })
    expect(await send('')).toMatchObject({ status: 422, code: 'FEED_UNREADABLE' })
    expect(await send('no,columns\n1,2')).toMatchObject({ status: 422, code: 'FEED_COLUMNS' })
    expect(await send(feedOf(lineOf('F1')), 'NOBODY')).toMatchObject({ status: 404, code: 'VENDOR_NOT_FOUND' })
  })

  it('thousands of games at once, by set', async () => {
    await run(owner.kysely, sql`INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position) VALUES ('HUGE', '{"TH": "ใหญ่", "EN": "Huge"}', 'demo', 91)`)
    await run(owner.kysely, sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES ('demo', 'HUGE')`)
    const sent = await send(feedOf(...Array.from({ length: 4_000 }, (_, index) => lineOf(`H${index}`))), 'HUGE')
    expect((await desk.post<Run>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token })).value).toMatchObject({ addedCount: 4_000 })
    expect((await desk.get<{ totalCount: number; list: { gameCode: string }[] }>('/api/operator/games?vassalage=HUGE&query=h3999', { token })).value).toMatchObject({ totalCount: 1, list: [{ gameCode: 'H3999' }] })
    await run(owner.kysely, sql`DELETE FROM catalogue.game_listing WHERE node_id IN (SELECT node_id FROM catalogue.game WHERE vendor_code = 'HUGE')`)
  })

  it('the same feed twice changes nothing, and no feed and no way back loses what an operator set', async () => {
    const game = fc.record({ name: fc.constantFrom('Alpha', 'Beta', 'Gamma'), icon: fc.constantFrom('/art/poster-cat.svg', '/art/poster-crab.svg', ''), hot: fc.constantFrom('', '0', '1'), rtp: fc.constantFrom('', '0.95', '97%'), type: fc.constantFrom('RNG', 'LIVE') })
    const feed = fc.dictionary(fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5'), game, { minKeys: 1 })
    const textOf = (games: Record<string, Partial<Record<'name' | 'icon' | 'hot' | 'rtp' | 'type', string>>>) => feedOf(...Object.entries(games).map(([code, change]) => lineOf(code, change)))
    await apply(feedOf(...['P1', 'P2', 'P3', 'P4', 'P5'].map((code) => lineOf(code))))
    const { node_id: nodeId } = (await firstOf(owner.kysely, sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'P1'`))!
    await post(`games/${nodeId}`, { names: { TH: 'ของเรา', ZH: '我们' }, iconUrl: '/art/poster-tiger.svg', isHot: true, isFreePlayOff: true, state: 'MAINTENANCE', maintenanceUntil: '2090-01-01T00:00:00Z', gameType: 'FISH', gameClassify: 'TG', position: 1 })
    const kept = () => firstOf(owner.kysely, sql`
      SELECT l.state, l.maintenance_until, l.is_hot, l.is_free_play_off, l.own_names, l.own_icon_url, l.position, g.game_type, g.game_classify, v.names ->> 'TH' AS th
      FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id) JOIN catalogue.listed_game v ON v.node_id = l.node_id AND v.merchant_id = l.merchant_id WHERE l.node_id = ${nodeId} AND l.merchant_id = 'demo'`)
    const set = await kept()
    expect(set).toMatchObject({ is_hot: true, game_type: 'FISH', position: 1, th: 'ของเรา' })
    const named = async (games: object) => (await listed()).filter((row) => row.game_code in games).map((row) => ({ ...row, is_hot: null }))
    await fc.assert(fc.asyncProperty(feed, feed, async (one, other) => {
      await apply(textOf(one))
      const first = await listed()
      expect(await apply(textOf(one))).toMatchObject({ addedCount: 0, changedCount: 0, returnedCount: 0, absentCount: 0 })
      expect(await listed()).toEqual(first)
      await apply(textOf(other))
      expect(await kept()).toEqual(set)
      await apply(textOf(one))
      // A mark that the feed leaves open stays as it was last told; everything else that it names is as it was.
      expect(await named(one)).toEqual(first.filter((row) => row.game_code in one).map((row) => ({ ...row, is_hot: null })))
      expect(await kept()).toEqual(set)
    }), { numRuns: 8, endOnFailure: true, interruptAfterTimeLimit: 60_000 })
  })
})

describe('a feed’s address', () => {
  const allow = (hosts: string[]) => run(owner.kysely, sql`
    INSERT INTO app.setting (merchant_id, name, value) VALUES ('demo', 'catalogue.feedHosts', ${JSON.stringify(hosts)}) ON CONFLICT (merchant_id, name) DO UPDATE SET value = excluded.value`)

  it('is of an allowed host, is read by the job, and a daily one applies itself unless it closes too much', async () => {
    expect((await post('feeds/FEEDY', { feedUrl: 'https://feeds.example/a.csv', isDaily: true })).value.fields![0]!.field).toBe('feedUrl')
    await allow(['feeds.example'])
    expect((await post('feeds/FEEDY', { feedUrl: 'https://feeds.example/a.csv', isDaily: true })).status).toBe(200)
    const told: string[] = []
    const codes = Array.from({ length: 12 }, (_, index) => `D${index}`)
    const answers = [feedOf(...codes.map((code) => lineOf(code))), feedOf(lineOf('D0'))]
    const reader = async (address: string, hosts: readonly string[]) => { told.push(`${address} ${hosts.join()}`); return bytes(answers.shift()!) }
    const last = async () => (await desk.get<{ list: Run[] }>('/api/operator/feed-runs?vassalage=FEEDY&pageSize=1', { token })).value.list[0]!
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
    await readWaiting(server.process.database, new Date(), async () => { throw new OutsideError('TIMEOUT') })
    expect(await last()).toMatchObject({ state: 'FAILED', problem: 'TIMEOUT' })
  })

  it('is cut off at its size, its time and its first redirect', async () => {
    const far = createServer((request, answer) => {
      if (request.url === '/redirect') answer.writeHead(302, { location: '/fine' }).end()
      else if (request.url === '/missing') answer.writeHead(404).end()
      else if (request.url === '/endless') { answer.writeHead(200); answer.write(Buffer.alloc(64)) }
      else answer.writeHead(200).end(Buffer.alloc(request.url === '/large' ? 2_000 : 10, 'a'))
    })
    await new Promise<void>((resolve) => { far.listen(0, '127.0.0.1', resolve) })
    const { port } = far.address() as AddressInfo
    const world: OutsideWorld = {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }], isPublic: () => true,
      request: (url, options, onAnswer) => plainRequest({ ...options, host: url.hostname, path: url.pathname, port, agent: false, protocol: 'http:' }, onAnswer),
    }
    const ask = (path: string) => readOutside(`https://feeds.example${path}`, { allowedHosts: ['feeds.example'], maxBytes: 1_000, timeoutMs: path === '/endless' ? 400 : 30_000 }, world).then((body) => body.length, (error: unknown) => (error instanceof OutsideError ? error.problem : error))
    expect(await Promise.all(['/fine', '/redirect', '/missing', '/large', '/endless'].map(ask))).toEqual([10, 'REDIRECT', 'STATUS', 'TOO_LARGE', 'TIMEOUT'])
    far.closeAllConnections()
    far.close()
  })
})

describe('T-J1', () => {
  it('of twenty addresses of pictures and feeds none is read: each is refused, or kept for the browser alone', async () => {
    const { port } = listener.address() as AddressInfo
    const hostile = [
      `http://127.0.0.1:${port}/x.png`, `https://127.0.0.1:${port}/x.png`, 'https://127.0.0.1/x.png', `http://[::ffff:127.0.0.1]:${port}/x.png`, 'https://[::ffff:7f00:1]/x.png', `http://2130706433:${port}/x.png`,
      'https://2130706433/x.png', 'https://0x7f.0.0.1/x.png', 'https://0177.0.0.1/x.png', 'https://127.1/x.png', `https://localhost:${port}/x.png`, `https://localtest.me:${port}/redirect`, 'https://evil@127.0.0.1/x.png',
      'file:///etc/passwd', 'gopher://127.0.0.1/x', 'data:image/svg+xml,<svg/>', 'javascript:alert(1)', `//127.0.0.1:${port}/x.png`, '/\\127.0.0.1/x.png', 'https://169.254.169.254/latest/meta-data',
    ]
    expect(hostile.length).toBe(20)
    const { node_id: nodeId } = (await firstOf(owner.kysely, sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'ACME-3'`))!
    for (const address of hostile) {
      expect((await post(`games/${nodeId}`, { iconUrl: address })).status, address).toBe(422)
      expect((await post(`games/${nodeId}`, { largeIconUrl: address })).status, address).toBe(422)
      expect((await post('vendors/ACME', { iconUrl: address })).status, address).toBe(422)
      expect((await post('feeds/ACME', { feedUrl: address, isDaily: true })).status, address).toBe(422)
      await expect(readOutside(address, { allowedHosts: ['127.0.0.1', 'localhost', 'localtest.me', '[::ffff:7f00:1]', '169.254.169.254'], maxBytes: 1_000, timeoutMs: 5_000 }), address).rejects.toBeInstanceOf(OutsideError)
    }
    const feed = await send(feedOf(lineOf('T1'), ...hostile.map((address, index) => `J${index},RNG,SL,x,x,"${address}",,,,,`)))
    expect(feed.value).toMatchObject({ addedCount: 1, refusedCount: 20 })
    // An allowed name that answers with an address of this machine is aimed at us.
    const inside: OutsideWorld = { resolve: async () => [{ address: '93.184.216.34', family: 4 }, { address: '127.0.0.1', family: 4 }], isPublic: isPublicAddress, request: () => { throw new Error('it connected') } }
    await expect(readOutside('https://feeds.example/x', { allowedHosts: ['feeds.example'], maxBytes: 1_000, timeoutMs: 30_000 }, inside)).rejects.toMatchObject({ problem: 'PRIVATE' })
    expect(connections).toBe(0)
  })

  it('an allowed host’s picture is kept as it is, stands in the page’s policy, and is not read either', async () => {
    await changeSettingByTwo(server, 'catalogue.imageHosts', '["pictures.example"]')
    const { node_id: nodeId } = (await firstOf(owner.kysely, sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'ACME-3'`))!
    expect((await post(`games/${nodeId}`, { iconUrl: 'https://pictures.example/a.png' })).status).toBe(200)
    expect((await post(`games/${nodeId}`, { iconUrl: 'https://pictures.example.evil.example/a.png' })).status).toBe(422)
    await expect.poll(async () => (await fetch(`${server.origin}/operator`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy'), { timeout: 30_000 }).toContain('https://pictures.example')
    expect(connections).toBe(0)
  })

  it('what is public, and what is a picture of ours, is told by the address alone', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:10.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.1.1', '100.64.0.1', 'fe80::1', 'fc00::1', '2002:7f00:1::', '64:ff9b::7f00:1', '0.0.0.0', '224.0.0.1', '255.255.255.255']) expect(isPublicAddress(address), address).toBe(false)
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111']) expect(isPublicAddress(address), address).toBe(true)
    expect(['/art/poster-cat.svg', '/files/a.png', '/files/../x', '/other/x.png', 'https://a.example/x.png'].map((address) => judgePicture(address, ['a.example']))).toEqual(['FINE', 'FINE', 'UNSAFE', 'UNSAFE', 'FINE'])
  })
})
