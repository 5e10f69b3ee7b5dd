/**
 * The realtime stream (wire.md §8, Realtime): delivers topics without knowing their content. A topic's
 * listener gets its data; when frames were missed (a gap in `seq`, or a new connection) `onGap` is called,
 * which asks again over HTTP.
 */
import { REALTIME_PATH } from '../../contract/shared/paths.ts'
import { session } from './session.ts'

export interface TopicListener {
  onData: (data: never) => void
  /** Something may have been missed: fetch the current state. Also called after each reconnect. */
  onGap?: (() => void) | undefined
  /** The connection broke off, or did not come about; true once the topic is followed again. */
  onLine?: ((isUp: boolean) => void) | undefined
}

interface Frame {
  type: string
  topic?: string
  topics?: string[]
  seq?: number
  seqs?: Record<string, number>
  data?: unknown
}

const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000]

const listeners = new Map<string, Set<TopicListener>>()
const sequences = new Map<string, number>()
let socket: WebSocket | null = null
let failures = 0
let retryTimer: ReturnType<typeof setTimeout> | undefined
let wasConnected = false
let isGreeted = false

/**
 * Listens to one topic; the connection opens with the first listener and closes after the last. Returns the
 * removal.
 */
export function listen(topic: string, listener: TopicListener): () => void {
  const ofTopic = listeners.get(topic) ?? new Set()
  ofTopic.add(listener)
  listeners.set(topic, ofTopic)
  if (ofTopic.size === 1) sendFrame({ type: 'subscribe', topics: [topic] })
  connect()
  return () => {
    ofTopic.delete(listener)
    if (ofTopic.size > 0) return
    listeners.delete(topic)
    sequences.delete(topic)
    sendFrame({ type: 'unsubscribe', topics: [topic] })
    if (listeners.size === 0) disconnect()
  }
}

function connect(): void {
  if (socket || listeners.size === 0 || retryTimer) return
  sequences.clear()
  isGreeted = false
  const opened = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${REALTIME_PATH}`,
  )
  socket = opened
  opened.onopen = () =>
    opened.send(JSON.stringify({ type: 'hello', token: session.getState().token ?? undefined }))
  opened.onmessage = (event) => receive(JSON.parse(String(event.data)) as Frame)
  opened.onclose = () => {
    if (socket === opened) reconnectLater()
  }
}

function disconnect(): void {
  clearTimeout(retryTimer)
  retryTimer = undefined
  wasConnected = false
  const closing = socket
  socket = null
  // Closing while it still opens would be an error in the browser's eyes.
  if (closing?.readyState === WebSocket.CONNECTING) closing.onopen = () => closing.close()
  else closing?.close()
}

/** 1, 2, 5, 10, 30 seconds; at once when the network is back. */
function reconnectLater(): void {
  socket = null
  tellLine(listeners.keys(), false)
  const pause = PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]!
  retryTimer = setTimeout(() => {
    retryTimer = undefined
    connect()
  }, pause)
}

function receive(frame: Frame): void {
  if (frame.type === 'welcome') {
    isGreeted = true
    return sendFrame({ type: 'subscribe', topics: [...listeners.keys()] })
  }
  if (frame.type === 'subscribed') {
    failures = 0
    // Public topics are numbered for everybody; they are followed from their present number.
    for (const [topic, seq] of Object.entries(frame.seqs ?? {})) sequences.set(topic, seq)
    tellLine(frame.topics ?? [], true)
    // After a new connection that is every topic; one added to an open connection says nothing about the
    // others.
    if (wasConnected)
      for (const topic of frame.topics ?? [])
        for (const listener of listeners.get(topic) ?? []) listener.onGap?.()
    wasConnected = true
    return
  }
  if (frame.type !== 'event' || !frame.topic) return
  const expected = (sequences.get(frame.topic) ?? 0) + 1
  const seq = frame.seq ?? expected
  sequences.set(frame.topic, seq)
  for (const listener of listeners.get(frame.topic) ?? []) {
    if (seq !== expected) listener.onGap?.()
    listener.onData(frame.data as never)
  }
}

function tellLine(topics: Iterable<string>, isUp: boolean): void {
  for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener.onLine?.(isUp)
}

/** Nothing is sent before the hello: every topic is in the first subscription then. */
function sendFrame(frame: unknown): void {
  if (isGreeted && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}

/** Another token (or none) means another hello: the connection is made again. */
session.subscribe((state, before) => {
  if (state.token === before.token || listeners.size === 0) return
  disconnect()
  failures = 0
  connect()
})

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    if (!retryTimer) return
    clearTimeout(retryTimer)
    retryTimer = undefined
    connect()
  })
}
