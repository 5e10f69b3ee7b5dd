/**
 * `/api/realtime` (wire.md §8, Realtime): delivers topics without knowing their content. First frame hello,
 * then subscribe; a member's private topics are numbered per socket so that a gap shows; a slow reader is
 * disconnected, a socket of an ended session closed.
 */
import { randomUUID } from 'node:crypto'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { REALTIME_PATH } from '../../contract/shared/paths.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { GatewayParts } from '../gateway/parts.ts'
import { placeOfRequest } from '../gateway/two-sites.ts'
import { CODE, openClient, spend, type Client } from './client.ts'
import type { RealtimeLine } from './realtime-state.ts'
import { broadcast, endSessions, tellAccount, tellReaders } from './pushes.ts'
import { Readers } from './readers.ts'
import { receive, sayWatched } from './receive.ts'
import { notePresence } from './store.ts'
import { topicsKey } from './topics.ts'

const HEARTBEAT_MS = 25_000
/** How often the number of visitors is reported. */
const PRESENCE_MS = 10_000
/** How often the watched tables and rooms are reported. */
const WATCHED_MS = 15_000
/** How long a socket may take to send its hello. */
const HELLO_MS = 10_000

export async function registerRealtime(
  app: FastifyInstance,
  gateway: GatewayParts,
  parts: ProcessParts,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })
  const clients = new Set<Client>()
  const line: RealtimeLine = {
    gateway,
    numbers: new Map(),
    readers: new Readers(),
    topics: parts.services.use(topicsKey),
    noteWatched: (topics) => parts.hub.noteWatched(topics),
  }
  const stopBeating = beat(line, clients, parts)
  // One after the other, so that the end of an offer never overtakes its start.
  let telling = Promise.resolve()
  parts.hub.onPush((push) => {
    if (push.accountId !== undefined) return tellAccount(line, push, push.accountId)
    const { merchantId } = push
    if (merchantId === undefined || line.topics.kindOf(push.topic)?.reach !== 'PRIVATE')
      return broadcast(line, push)
    telling = telling
      .then(() => tellReaders(line, parts.services, { ...push, merchantId }))
      .catch((error: unknown) => parts.onFault('hub', error))
  })
  parts.sessions.onEnd((ended) => endSessions(line, ended))
  gateway.metrics.setGauge('sala_sockets', 'open sockets', 0)
  app.addHook('onClose', async () => {
    stopBeating()
    for (const client of clients) client.socket.terminate()
  })
  app.get(
    REALTIME_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(gateway, request)) return reply.code(403).send()
      },
    },
    (socket, request) => serve(line, clients, socket, request),
  )
}

/** The periodic work; returns a function that ends it. */
function beat(
  line: RealtimeLine,
  clients: ReadonlySet<Client>,
  { database, onFault }: Pick<ProcessParts, 'database' | 'onFault'>,
): () => void {
  const processId = randomUUID()
  const timers = [
    setInterval(() => heartbeat(clients), HEARTBEAT_MS),
    setInterval(
      () =>
        void notePresence(database.kysely, processId, visitorsIn(clients)).catch((error: unknown) =>
          onFault('presence', error),
        ),
      PRESENCE_MS,
    ),
    setInterval(() => sayWatched(line), WATCHED_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** One socket from its opening to its end. */
function serve(line: RealtimeLine, clients: Set<Client>, socket: WebSocket, request: FastifyRequest): void {
  const { gateway } = line
  const client = openClient(socket, {
    host: request.hostname,
    place: placeOfRequest(gateway, request),
    rateFactor: gateway.config.rateFactor,
  })
  clients.add(client)
  gateway.metrics.setGauge('sala_sockets', 'open sockets', clients.size)
  const greeting = setTimeout(() => {
    if (!client.isGreeted) socket.close(CODE.hello, 'no hello')
  }, HELLO_MS)
  socket.on('pong', () => {
    client.isAlive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(greeting)
    clients.delete(client)
    line.readers.leave(client)
    gateway.metrics.setGauge('sala_sockets', 'open sockets', clients.size)
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary || !spend(gateway, client)) {
      socket.close(CODE.policy, 'not accepted')
      return
    }
    const text = String(data)
    client.turn = client.turn
      .then(() => receive(line, client, text))
      .catch(() => socket.close(CODE.policy, 'not understood'))
  })
}

/** A browser names its origin, and only our own may connect; a program names none. */
function isOwnOrigin(gateway: GatewayParts, request: FastifyRequest): boolean {
  const place = placeOfRequest(gateway, request)
  const { origin, host } = request.headers
  if (place === 'neither') return false
  if (!origin) return true
  const { publicOrigin, operatorOrigin } = gateway.config
  if (place === 'console' || origin === operatorOrigin)
    return place === 'console' && origin === operatorOrigin
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Connections without a signed-in account, by merchant. */
function visitorsIn(clients: ReadonlySet<Client>): Map<string, number> {
  const visitors = new Map<string, number>()
  for (const client of clients)
    if (client.isGreeted && !client.session)
      visitors.set(client.merchantId, (visitors.get(client.merchantId) ?? 0) + 1)
  return visitors
}

function heartbeat(clients: ReadonlySet<Client>): void {
  for (const client of clients) {
    if (!client.isAlive) {
      client.socket.terminate()
      continue
    }
    client.isAlive = false
    client.socket.ping()
  }
}
