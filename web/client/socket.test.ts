import { beforeEach, expect, test, vi } from 'vitest'

/** The server's side of the last connection that was opened. */
let socket: Socket
const opened = (one: Socket) => {
  socket = one
}
class Socket {
  static readonly OPEN = 1
  static readonly CONNECTING = 0
  readyState = 1
  readonly sent: { type: string; topics?: string[] }[] = []
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = () => {}
  constructor() {
    opened(this)
  }
  send(text: string): void {
    const frame = JSON.parse(text) as { type: string; topics?: string[] }
    this.sent.push(frame)
    if (frame.type === 'hello') this.say({ type: 'welcome' })
    if (frame.type === 'subscribe') this.say({ type: 'subscribed', topics: frame.topics, seqs: {} })
  }
  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }
  close(): void {
    this.onclose()
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'sala.test' })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a topic added to an open connection makes nobody else ask again; a new connection makes everybody', async () => {
  const { listen } = await import('./socket.ts')
  const gaps: string[] = []
  const hear = (topic: string) => listen(topic, { onData: () => {}, onGap: () => gaps.push(topic) })
  hear('catalogue')
  socket.onopen()
  expect(gaps).toEqual([])
  hear('winners')
  // Between its page and its subscription something may have come: it asks, and alone.
  expect(gaps).toEqual(['winners'])
  socket.close()
  vi.advanceTimersByTime(1000)
  socket.onopen()
  expect(gaps).toEqual(['winners', 'catalogue', 'winners'])
})

test('a listener is called once the connection breaks, at each failed attempt, and when the topic is followed again', async () => {
  const { listen } = await import('./socket.ts')
  const lines: boolean[] = []
  listen('table:1', { onData: () => {}, onLine: (isUp) => lines.push(isUp) })
  socket.onopen()
  socket.close()
  vi.advanceTimersByTime(1000)
  socket.close()
  expect(lines).toEqual([true, false, false])
  vi.advanceTimersByTime(2000)
  socket.onopen()
  expect(lines).toEqual([true, false, false, true])
})
