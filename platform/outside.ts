/**
 * Reading an address of somebody else's (SECURITY §4, T-J1): https on its usual port, a host that the caller allows by its
 * name, resolved first and connected to what was resolved, never to a private network, no redirects, bounded in bytes and time.
 */
import { lookup } from 'node:dns/promises'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from './addresses.ts'

export type OutsideProblem = 'ADDRESS' | 'HOST' | 'PRIVATE' | 'REDIRECT' | 'STATUS' | 'TIMEOUT' | 'TOO_LARGE' | 'UNREACHABLE'

export class OutsideError extends Error {
  readonly problem: OutsideProblem
  constructor(problem: OutsideProblem) {
    super(`the address could not be read: ${problem}`)
    this.problem = problem
  }
}

export interface OutsideOptions {
  readonly allowedHosts: readonly string[]
  readonly maxBytes: number
  readonly timeoutMs: number
}

type Resolved = readonly { address: string; family: number }[]

/** What a test puts in place of the world. */
export interface OutsideWorld {
  resolve(host: string): Promise<Resolved>
  isPublic(address: string): boolean
  request(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest
}

const world: OutsideWorld = { resolve: (host) => lookup(host, { all: true }), isPublic: isPublicAddress, request: httpsRequest }

/** The bytes behind an address; throws OutsideError. */
export async function readOutside(address: string, options: OutsideOptions, { resolve, isPublic, request } = world): Promise<Buffer> {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '' || isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new OutsideError('ADDRESS')
  if (!options.allowedHosts.includes(url.hostname)) throw new OutsideError('HOST')
  const found = await resolve(url.hostname).catch(() => { throw new OutsideError('UNREACHABLE') })
  // One private address among others is enough: a name that answers both ways is aimed at us.
  if (found.length === 0 || !found.every((one) => isPublic(one.address))) throw new OutsideError('PRIVATE')
  return download(url, found, options, request)
}

function download(url: URL, found: Resolved, { maxBytes, timeoutMs }: OutsideOptions, request: OutsideWorld['request']): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const [first] = found
    const fail = (problem: OutsideProblem) => { clearTimeout(timer); sent.destroy(); reject(new OutsideError(problem)) }
    const sent = request(url, {
      agent: false, headers: { accept: 'text/csv, application/json', 'accept-encoding': 'identity', 'user-agent': 'Sala' },
      // The name is not resolved a second time: what was judged is what is connected to.
      lookup: (_host, wanted, done) => (typeof wanted === 'object' && wanted.all ? done(null, [...found] as never) : done(null, first!.address, first!.family)),
    }, (answer) => {
      const status = answer.statusCode ?? 0
      if (status >= 300 && status < 400) return fail('REDIRECT')
      if (status !== 200) return fail('STATUS')
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > maxBytes) fail('TOO_LARGE')
        else parts.push(part)
      })
      answer.on('end', () => { clearTimeout(timer); resolve(Buffer.concat(parts)) })
      answer.on('error', () => fail('UNREACHABLE'))
    })
    const timer = setTimeout(() => fail('TIMEOUT'), timeoutMs)
    sent.on('error', () => fail('UNREACHABLE'))
    sent.end()
  })
}

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
] as const) closed.addSubnet(network, bits, 'ipv4')
// Inside the public block of IPv6: documentation, and tunnels that end at any IPv4 address.
for (const [network, bits] of [['2001:db8::', 32], ['2001::', 23], ['2002::', 16], ['3fff::', 20]] as const) closed.addSubnet(network, bits, 'ipv6')
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** True for an address of the open internet. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4')
  return isIPv6(plain) && routed.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}
