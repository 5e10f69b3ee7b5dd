import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOutside, OutsideError, type OutsideWorld, type Reach } from './outgoing-requests.ts'
import { isNearbyAddress, isPublicAddress } from './network-addresses.ts'
import { httpSmsSender } from './sms.ts'

const NEARBY = [
  '127.0.0.1',
  '127.255.255.254',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
]
const CLOSED = [
  '0.0.0.0',
  '169.254.169.254',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.7',
  '::',
  'fe80::1',
  'ff02::1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:0.0.0.0',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2001::1',
  '2001:db8::1',
  '::127.0.0.1',
  'fec0::1',
  'no address',
  '',
]
const PUBLIC = ['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1']

test('an address is public, nearby or closed, in any notation', () => {
  const judged = (address: string) => [isPublicAddress(address), isNearbyAddress(address)]
  for (const address of PUBLIC) expect([address, ...judged(address)]).toEqual([address, true, false])
  for (const address of NEARBY) expect([address, ...judged(address)]).toEqual([address, false, true])
  for (const address of CLOSED) expect([address, ...judged(address)]).toEqual([address, false, false])
})

const heard: { url: string; host: string | undefined; body: string }[] = []
let port: number
const far = createServer((request, response) => {
  let body = ''
  request
    .on('data', (part) => {
      body += String(part)
    })
    .on('end', () => {
      heard.push({ url: request.url!, host: request.headers.host, body })
      if (request.url === '/moved')
        response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end()
      else response.writeHead(201).end('done')
    })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    far.listen(0, '127.0.0.1', resolve)
  })
  port = (far.address() as AddressInfo).port
})
afterAll(() => {
  far.close()
})

const call = (address: string, reach: Reach, world?: OutsideWorld) =>
  callOutside(
    new URL(address),
    { method: 'POST', headers: {}, body: 'hello', reach, maxBytes: 100, timeoutMs: 30_000 },
    world,
  ).then(
    ({ status, body }) => `${status} ${String(body)}`,
    (error: unknown) => (error instanceof OutsideError ? error.problem : String(error)),
  )

test('a name is checked by all its addresses at the moment of the call, and nothing is connected if one is closed', async () => {
  const resolving = (...addresses: string[]): OutsideWorld => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    isPublic: isPublicAddress,
    request: () => {
      throw new Error('it connected')
    },
  })
  for (const address of [...NEARBY, ...CLOSED]) {
    expect([address, await call('https://vendor.example', 'PUBLIC', resolving(address))]).toEqual([
      address,
      'PRIVATE',
    ])
    expect([address, await call('https://vendor.example', 'PUBLIC', resolving('1.1.1.1', address))]).toEqual([
      address,
      'PRIVATE',
    ])
  }
  for (const address of CLOSED)
    expect([address, await call('http://vendor.example', 'NEARBY', resolving('127.0.0.1', address))]).toEqual(
      [address, 'PRIVATE'],
    )
  expect(await call('https://vendor.example', 'PUBLIC', resolving())).toBe('PRIVATE')
})

test('userinfo, a dot at the end of the host and schemes other than http are refused', async () => {
  for (const address of [
    'https://a@vendor.example',
    'https://a:b@vendor.example',
    'https://:b@vendor.example',
    'https://vendor.example./',
    'http://localhost./',
    'ftp://vendor.example',
    'file:///etc/passwd',
  ]) {
    expect([address, await call(address, 'NEARBY')]).toEqual([address, 'ADDRESS'])
  }
})

test('T-J1 every notation for this machine is recognised and refused', async () => {
  heard.length = 0
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0',
    '0.0.0.0',
  ]) {
    expect([host, await call(`http://${host}:${port}/`, 'PUBLIC')]).toEqual([host, 'PRIVATE'])
  }
  expect(heard).toEqual([])
})

test('the checked address is the one connected to, with the host’s own name, and the name is resolved once', async () => {
  heard.length = 0
  let asked = 0
  const world: OutsideWorld = {
    resolve: async () =>
      asked++ === 0 ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '169.254.169.254', family: 4 }],
    isPublic: isPublicAddress,
    request: (url, options, onAnswer: (answer: IncomingMessage) => void) =>
      httpRequest(url, options, onAnswer),
  }
  expect(await call(`http://vendor.example:${port}/player/balance`, 'NEARBY', world)).toBe('201 done')
  expect([heard, asked]).toEqual([
    [{ url: '/player/balance', host: `vendor.example:${port}`, body: 'hello' }],
    1,
  ])
})

test('a redirect is not followed', async () => {
  heard.length = 0
  expect(await call(`http://127.0.0.1:${port}/moved`, 'NEARBY')).toBe('REDIRECT')
  expect(heard.map(({ url }) => url)).toEqual(['/moved'])
})

test('an SMS gateway may be in a private network, but not at a link-local address', async () => {
  heard.length = 0
  const message = { id: 'm-1', to: '+66812345678', text: 'hello' }
  await httpSmsSender(`http://127.0.0.1:${port}/send`).send(message)
  expect(heard.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([['/send', message]])
  await expect(httpSmsSender('http://169.254.169.254/send').send(message)).rejects.toThrow(
    'could not be reached (PRIVATE)',
  )
  await expect(httpSmsSender('http://127.0.0.1:1/send').send(message)).rejects.toThrow(
    'could not be reached (ECONNREFUSED)',
  )
})
