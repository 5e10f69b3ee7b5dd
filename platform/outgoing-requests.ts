/**
 * Calls to outside addresses (security/decisions.md §4, T-J1): resolved first and connected to the resolved
 * address, never to a network that the platform may not reach, no redirects, limited in bytes and time.
 */
import { lookup } from 'node:dns/promises'
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isNearbyAddress, isPublicAddress } from './network-addresses.ts'

export type OutsideProblem =
  | 'ADDRESS'
  | 'HOST'
  | 'PRIVATE'
  | 'REDIRECT'
  | 'STATUS'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'UNREACHABLE'

export class OutsideError extends Error {
  readonly problem: OutsideProblem
  constructor(problem: OutsideProblem, cause?: unknown) {
    super(`the address could not be read: ${problem}`, { cause })
    this.problem = problem
  }
}

/**
 * PUBLIC: the open internet only. NEARBY: this machine and private networks too, but no link-local or
 * multicast addresses.
 */
export type Reach = 'PUBLIC' | 'NEARBY'

export interface OutsideCall {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
  readonly reach: Reach
  readonly maxBytes: number
  readonly timeoutMs: number
}

export interface OutsideAnswer {
  readonly status: number
  readonly body: Buffer
}

export interface OutsideOptions {
  readonly allowedHosts: readonly string[]
  readonly maxBytes: number
  readonly timeoutMs: number
}

type Resolved = readonly { address: string; family: number }[]

/** What a test uses instead of the network. */
export interface OutsideWorld {
  resolve(host: string): Promise<Resolved>
  isPublic(address: string): boolean
  request(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest
}

const world: OutsideWorld = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  request: (url, options, onAnswer) =>
    (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, onAnswer),
}

/** The bytes of an https address of an allowed host; throws OutsideError. */
export async function readOutside(
  address: string,
  { allowedHosts, maxBytes, timeoutMs }: OutsideOptions,
  used = world,
): Promise<Buffer> {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.port !== '' || isIP(bareHost(url)) !== 0)
    throw new OutsideError('ADDRESS')
  if (!allowedHosts.includes(url.hostname)) throw new OutsideError('HOST')
  const headers = {
    accept: 'text/csv, application/json',
    'accept-encoding': 'identity',
    'user-agent': 'Sala',
  }
  const { status, body } = await callOutside(
    url,
    { method: 'GET', headers, reach: 'PUBLIC', maxBytes, timeoutMs },
    used,
  )
  if (status !== 200) throw new OutsideError('STATUS')
  return body
}

/** One request and its answer, whatever its status; a redirect is not followed. Throws OutsideError. */
export async function callOutside(
  url: URL,
  call: OutsideCall,
  { resolve, isPublic, request } = world,
): Promise<OutsideAnswer> {
  if (
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.hostname.endsWith('.')
  )
    throw new OutsideError('ADDRESS')
  const deadline = Date.now() + call.timeoutMs
  const found = await within(call.timeoutMs, resolve(bareHost(url)))
  const isOpen = (address: string) =>
    isPublic(address) || (call.reach === 'NEARBY' && isNearbyAddress(address))
  // One closed address among others is enough: a name that resolves to both is an attack.
  if (found.length === 0 || !found.every((one) => isOpen(one.address))) throw new OutsideError('PRIVATE')
  return send(url, found, { ...call, timeoutMs: Math.max(1, deadline - Date.now()) }, request)
}

/** The host of an address without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

async function within(timeoutMs: number, found: Promise<Resolved>): Promise<Resolved> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new OutsideError('TIMEOUT')), timeoutMs)
  try {
    return await Promise.race([
      found.catch((error: unknown) => {
        throw new OutsideError('UNREACHABLE', error)
      }),
      promise,
    ])
  } finally {
    clearTimeout(timer)
  }
}

function send(
  url: URL,
  found: Resolved,
  call: OutsideCall,
  request: OutsideWorld['request'],
): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    const [first] = found
    const fail = (problem: OutsideProblem, cause?: unknown) => {
      clearTimeout(timer)
      sent.destroy()
      reject(new OutsideError(problem, cause))
    }
    const sent = request(
      url,
      {
        agent: false,
        method: call.method,
        headers: call.headers,
        // The name is not resolved a second time: the connection uses the checked address.
        lookup: (_host, wanted, done) =>
          typeof wanted === 'object' && wanted.all
            ? done(null, [...found] as never)
            : done(null, first!.address, first!.family),
      },
      (answer) => {
        const status = answer.statusCode ?? 0
        if (status >= 300 && status < 400) return fail('REDIRECT')
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > call.maxBytes) fail('TOO_LARGE')
          else parts.push(part)
        })
        answer.on('end', () => {
          clearTimeout(timer)
          resolve({ status, body: Buffer.concat(parts) })
        })
        answer.on('error', (error) => fail('UNREACHABLE', error))
      },
    )
    const timer = setTimeout(() => fail('TIMEOUT'), call.timeoutMs)
    sent.on('error', (error) => fail('UNREACHABLE', error))
    sent.end(call.body)
  })
}
