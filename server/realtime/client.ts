/** One reader's socket: what is known of it, and how frames are written to it. */
import type { WebSocket } from 'ws'
import type { Session } from '../../platform/sessions.ts'
import type { GatewayParts } from '../gateway/parts.ts'
import type { Place } from '../gateway/two-sites.ts'
import { streamOf } from './frames.ts'

export interface Client {
  socket: WebSocket
  session: Session | null
  /** Its merchant, known after the hello. */
  merchantId: string
  host: string
  place: Place | null
  topics: Set<string>
  sequences: Map<string, number>
  isGreeted: boolean
  isAlive: boolean
  tokens: number
  tokensAtMs: number
  /** Frames are processed one after the other: a subscribe sent right after the hello waits for it. */
  turn: Promise<void>
}

const WAITING_LIMIT = 1024 * 1024
/** How many frames a socket may send (domain/gaps.md §8, Rate limits). */
const MESSAGES = { burst: 60, perSecond: 20 } as const
export const CODE = { policy: 1008, slow: 1013, ended: 4001, hello: 4000 } as const

export function openClient(
  socket: WebSocket,
  { host, place, rateFactor }: { host: string; place: Place | null; rateFactor: number },
): Client {
  return {
    socket,
    session: null,
    merchantId: '',
    host,
    place,
    topics: new Set(),
    sequences: new Map(),
    isGreeted: false,
    isAlive: true,
    tokens: MESSAGES.burst * rateFactor,
    tokensAtMs: Date.now(),
    turn: Promise.resolve(),
  }
}

/** Whether the socket may send another frame now. */
export function spend(gateway: GatewayParts, client: Client): boolean {
  const { rateFactor } = gateway.config
  if (rateFactor === 0) return true
  const now = Date.now()
  client.tokens = Math.min(
    MESSAGES.burst * rateFactor,
    client.tokens + ((now - client.tokensAtMs) / 1000) * MESSAGES.perSecond * rateFactor,
  )
  client.tokensAtMs = now
  client.tokens -= 1
  return client.tokens >= 0
}

export function write(client: Client, frame: unknown): void {
  writeText(client, JSON.stringify(frame))
}

function writeText(client: Client, text: string): void {
  if (client.socket.readyState !== client.socket.OPEN) return
  if (client.socket.bufferedAmount > WAITING_LIMIT) {
    drop(client.socket)
    return
  }
  client.socket.send(text)
}

export function writeFrame({ socket }: Client, frame: Buffer): void {
  const stream = streamOf(socket)
  if (!stream || socket.readyState !== socket.OPEN) return
  if (stream.writableLength > WAITING_LIMIT) drop(socket)
  else stream.write(frame)
}

function drop(socket: WebSocket): void {
  socket.close(CODE.slow, 'too slow')
  socket.terminate()
}
