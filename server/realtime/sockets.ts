/**
 * `/api/realtime` (WIRE.md, Realtime): carries topics and knows none of them. First frame hello, then subscribe; a
 * member's private topics are numbered per socket so that a gap shows; a slow reader is cut, an ended session closed.
 */
import { randomUUID } from 'node:crypto'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { REALTIME_PATH } from '../../contract/shared/paths.ts'
import { isOperatorTopic, isPrivateTopic, isTopic } from '../../contract/pushes/topics.ts'
import { merchantDirectoryKey } from '../../platform/calls.ts'
import type { Push } from '../../platform/hub.ts'
import type { Session } from '../../platform/sessions.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { GatewayParts } from '../gateway/parts.ts'
import { placeOfRequest, type Place } from '../gateway/places.ts'
import { streamOf, textFrame } from './frames.ts'
import { Readers } from './readers.ts'
import { notePresence } from './store.ts'

interface Client {
  socket: WebSocket
  session: Session | null
  /** The house it belongs to, known from the greeting on. */
  merchantId: string
  host: string
  place: Place | null
  topics: Set<string>
  sequences: Map<string, number>
  isGreeted: boolean
  isAlive: boolean
  tokens: number
  tokensAtMs: number
  /** Frames are taken one after the other: a subscribe sent right behind the hello waits for it. */
  turn: Promise<void>
}

const HEARTBEAT_MS = 25_000
/** How often it is told how many visitors are here. */
const PRESENCE_MS = 10_000
/** How often it is said which tables and rooms are looked at. */
const WATCHED_MS = 15_000
const WAITING_LIMIT = 1024 * 1024
const TOPICS_LIMIT = 50
const SLICE = 500
/** What a socket may say (domain/gaps.md §8, Rate limits). */
const MESSAGES = { burst: 60, perSecond: 20 } as const
const CODE = { policy: 1008, slow: 1013, ended: 4001, hello: 4000 } as const

export async function registerRealtime(app: FastifyInstance, gateway: GatewayParts, parts: ProcessParts): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })
  const clients = new Set<Client>()
  const line: RealtimeLine = { gateway, numbers: new Map(), readers: new Readers(), noteWatched: (topics) => parts.hub.noteWatched(topics) }
  const processId = randomUUID()
  const beat = setInterval(() => heartbeat(clients), HEARTBEAT_MS)
  beat.unref()
  const count = setInterval(() => void notePresence(parts.database.kysely, processId, visitorsIn(clients)).catch(() => {}), PRESENCE_MS)
  count.unref()
  const watch = setInterval(() => sayWatched(line), WATCHED_MS)
  watch.unref()
  parts.hub.onPush((push) => (push.accountId === undefined ? broadcast(line, push) : tellAccount(line, push, push.accountId)))
  parts.sessions.onEnd((ended) => endSessions(line, ended))
  gateway.metrics.setGauge('sala_sockets', 'open sockets', 0)
  app.addHook('onClose', async () => {
    clearInterval(beat)
    clearInterval(count)
    clearInterval(watch)
    for (const client of clients) client.socket.terminate()
  })
  app.get(REALTIME_PATH, {
    websocket: true,
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(gateway, request)) return reply.code(403).send()
    },
  }, (socket, request) => {
    const client: Client = { socket, session: null, merchantId: '', host: request.hostname, place: placeOfRequest(gateway, request), topics: new Set(), sequences: new Map(), isGreeted: false, isAlive: true, tokens: MESSAGES.burst * gateway.config.rateFactor, tokensAtMs: Date.now(), turn: Promise.resolve() }
    clients.add(client)
    gateway.metrics.setGauge('sala_sockets', 'open sockets', clients.size)
    const greeting = setTimeout(() => { if (!client.isGreeted) socket.close(CODE.hello, 'no hello') }, 10_000)
    socket.on('pong', () => { client.isAlive = true })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => { clearTimeout(greeting); clients.delete(client); line.readers.leave(client); gateway.metrics.setGauge('sala_sockets', 'open sockets', clients.size) })
    socket.on('message', (data, isBinary) => {
      if (isBinary || !spend(gateway, client)) { socket.close(CODE.policy, 'not accepted'); return }
      const text = String(data)
      client.turn = client.turn.then(() => receive(line, client, text)).catch(() => socket.close(CODE.policy, 'not understood'))
    })
  })
}

/** A browser names its origin, and only our own may connect; a program names none. */
function isOwnOrigin(gateway: GatewayParts, request: FastifyRequest): boolean {
  const place = placeOfRequest(gateway, request)
  const { origin, host } = request.headers
  if (place === 'neither') return false
  if (!origin) return true
  const { publicOrigin, operatorOrigin } = gateway.config
  if (place === 'console' || origin === operatorOrigin) return place === 'console' && origin === operatorOrigin
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Where the console has an address of its own, its sessions count there alone, and members' sessions do not. */
function isInPlace(client: Client, session: Session): boolean {
  return client.place === null || (session.audience === 'operator') === (client.place === 'console')
}

function spend(gateway: GatewayParts, client: Client): boolean {
  const { rateFactor } = gateway.config
  if (rateFactor === 0) return true
  const now = Date.now()
  client.tokens = Math.min(MESSAGES.burst * rateFactor, client.tokens + ((now - client.tokensAtMs) / 1000) * MESSAGES.perSecond * rateFactor)
  client.tokensAtMs = now
  client.tokens -= 1
  return client.tokens >= 0
}

async function receive(line: RealtimeLine, client: Client, text: string): Promise<void> {
  const { gateway, readers } = line
  const frame = JSON.parse(text) as { type?: unknown; token?: unknown; topics?: unknown }
  if (frame.type === 'hello' && !client.isGreeted) {
    if (typeof frame.token === 'string' && frame.token !== '') {
      const found = await gateway.sessions.find(frame.token)
      if (!('session' in found) || !isInPlace(client, found.session)) {
        const ended = 'session' in found ? 'SESSION_EXPIRED' : found.endedWith
        write(client, { type: 'event', topic: 'session', seq: 1, data: { ended } })
        client.socket.close(CODE.ended, ended)
        return
      }
      client.session = found.session
    }
    client.merchantId = client.session?.merchantId ?? await houseOf(gateway, client.host)
    client.isGreeted = true
    // A socket that closed while it was being greeted has left already.
    if (client.socket.readyState === client.socket.OPEN) readers.greet(client)
    write(client, { type: 'welcome', signedIn: client.session !== null })
    return
  }
  if (!client.isGreeted || !Array.isArray(frame.topics)) throw new Error('hello comes first')
  const topics = frame.topics.filter((topic): topic is string => typeof topic === 'string' && isTopic(topic))
  if (frame.type === 'subscribe') subscribe(line, client, topics)
  else if (frame.type === 'unsubscribe') for (const topic of topics) readers.unsubscribe(client, topic)
  else throw new Error('an unknown frame')
}

/** A visitor's house; '' where there is none at all yet. */
async function houseOf(gateway: GatewayParts, host: string): Promise<string> {
  return (await gateway.services.use(merchantDirectoryKey).byHost(host).catch(() => undefined))?.id ?? ''
}

function subscribe({ numbers, readers, noteWatched }: RealtimeLine, client: Client, topics: readonly string[]): void {
  if (client.socket.readyState !== client.socket.OPEN) return
  const granted: string[] = []
  const fresh: string[] = []
  for (const topic of topics) {
    if (isPrivateTopic(topic) && !client.session) continue
    if (isOperatorTopic(topic) && client.session?.audience !== 'operator') continue
    if (client.place === 'console' && !isOperatorTopic(topic)) continue
    if (client.topics.size >= TOPICS_LIMIT) break
    if (readers.subscribe(client, topic) && isWatchable(topic)) fresh.push(topic)
    granted.push(topic)
  }
  if (fresh.length > 0) noteWatched(fresh)
  // Where each public topic stands, so that the next frame shows whether one was missed.
  const seqs = Object.fromEntries(granted.flatMap((topic) => { const seq = numbers.get(nameOf(client.merchantId, topic)); return seq === undefined || isPrivateTopic(topic) ? [] : [[topic, seq]] }))
  write(client, { type: 'subscribed', topics: granted, seqs })
}

function write(client: Client, frame: unknown): void {
  writeText(client, JSON.stringify(frame))
}

function writeText(client: Client, text: string): void {
  if (client.socket.readyState !== client.socket.OPEN) return
  if (client.socket.bufferedAmount > WAITING_LIMIT) { drop(client.socket); return }
  client.socket.send(text)
}

/** The last number of each public topic of each house; a frame has the same one for everybody. */
type Numbers = Map<string, number>
const nameOf = (merchantId: string, topic: string) => `${merchantId}\n${topic}`

/** What a process keeps of its line. */
interface RealtimeLine {
  readonly gateway: GatewayParts
  readonly numbers: Numbers
  readonly readers: Readers<Client>
  noteWatched(topics: readonly string[]): void
}

/** Tables and rooms deal while somebody looks on. */
const isWatchable = (topic: string) => topic.startsWith('table:') || topic.startsWith('room:')

function sayWatched({ readers, noteWatched }: RealtimeLine): void {
  const watched = [...readers.topics()].filter(isWatchable)
  if (watched.length > 0) noteWatched(watched)
}

/** A push to one account: few sockets, each with numbers of its own. */
function tellAccount({ readers }: RealtimeLine, push: Push, accountId: string): void {
  for (const client of readers.ofAccount(accountId)) {
    if (!client.topics.has(push.topic)) continue
    const seq = (client.sequences.get(push.topic) ?? 0) + 1
    client.sequences.set(push.topic, seq)
    write(client, { type: 'event', topic: push.topic, seq, data: push.data })
  }
}

/** A push to everybody: one frame a house, sent in slices, so that HTTP keeps breathing between them. */
function broadcast({ readers, numbers }: RealtimeLine, push: Push): void {
  for (const [merchantId, house] of readers.housesOf(push.topic, push.merchantId)) {
    const seq = (numbers.get(nameOf(merchantId, push.topic)) ?? 0) + 1
    numbers.set(nameOf(merchantId, push.topic), seq)
    sendSlices([...house], textFrame(JSON.stringify({ type: 'event', topic: push.topic, seq, data: push.data })), 0)
  }
}

function sendSlices(readers: readonly Client[], frame: Buffer, start: number): void {
  const end = Math.min(start + SLICE, readers.length)
  for (let at = start; at < end; at++) writeFrame(readers[at]!, frame)
  if (end < readers.length) setImmediate(sendSlices, readers, frame, end)
}

function writeFrame({ socket }: Client, frame: Buffer): void {
  const stream = streamOf(socket)
  if (!stream || socket.readyState !== socket.OPEN) return
  if (stream.writableLength > WAITING_LIMIT) drop(socket)
  else stream.write(frame)
}

function drop(socket: WebSocket): void {
  socket.close(CODE.slow, 'too slow')
  socket.terminate()
}

/** People without an account that is signed in, by house. */
function visitorsIn(clients: ReadonlySet<Client>): Map<string, number> {
  const visitors = new Map<string, number>()
  for (const client of clients) if (client.isGreeted && !client.session) visitors.set(client.merchantId, (visitors.get(client.merchantId) ?? 0) + 1)
  return visitors
}

function endSessions({ readers }: RealtimeLine, ended: { sessionId?: string; accountId: string; code: string }): void {
  for (const client of readers.ofAccount(ended.accountId)) {
    if (ended.sessionId && client.session?.sessionId !== ended.sessionId) continue
    write(client, { type: 'event', topic: 'session', seq: (client.sequences.get('session') ?? 0) + 1, data: { ended: ended.code } })
    client.socket.close(CODE.ended, ended.code)
  }
}

function heartbeat(clients: ReadonlySet<Client>): void {
  for (const client of clients) {
    if (!client.isAlive) { client.socket.terminate(); continue }
    client.isAlive = false
    client.socket.ping()
  }
}
