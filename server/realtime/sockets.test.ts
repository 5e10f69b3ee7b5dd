import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { hubKey, sessionsKey } from '../../platform/keys.ts'
import { sessionLives } from '../../platform/sessions.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import type { Product } from '../products/product.ts'

interface Frame {
  type: string
  topic?: string
  seq?: number
  seqs?: Record<string, number>
  topics?: string[]
  data?: Record<string, unknown>
}

class Socket {
  readonly frames: Frame[] = []
  closedWith: number | undefined
  readonly socket: WebSocket
  constructor(server: TestServer, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`, { headers })
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as Frame))
    this.socket.on('close', (code) => {
      this.closedWith = code
    })
    this.socket.on('error', () => {
      this.closedWith ??= -1
    })
  }
  async open(): Promise<this> {
    await expect.poll(() => this.socket.readyState).toBe(WebSocket.OPEN)
    return this
  }
  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
  async until(type: string): Promise<Frame> {
    await expect.poll(() => this.frames.some((frame) => frame.type === type)).toBe(true)
    return this.frames.find((frame) => frame.type === type)!
  }
}

const racing: Product = { topics: [{ name: 'race', reach: 'PUBLIC', isNamed: true }] }

describe('the realtime connection', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ seed: false, products: [racing] })
  })
  afterAll(() => server.close())

  const signIn = (accountId: string) =>
    server.process.database.transaction((tx) =>
      server.process.services.use(sessionsKey).create(tx, {
        audience: 'player',
        accountId,
        merchantId: 'demo',
        claims: { account: accountId, type: 3, isTrial: false, isAgent: false },
        address: '127.0.0.1',
        device: '',
        ...sessionLives.player,
      }),
    )
  const greeted = async (token?: string) => {
    const socket = await new Socket(server).open()
    socket.send({ type: 'hello', token })
    await socket.until('welcome')
    return socket
  }
  const push = (topic: string, data: Record<string, unknown>, accountId?: string) =>
    server.process.services.use(hubKey).push({ topic, data, accountId })

  it('T-WS1 refuses a browser of a foreign origin and accepts a program without one', async () => {
    const foreign = new Socket(server, { origin: 'https://evil.example' })
    await expect.poll(() => foreign.closedWith).toBeDefined()
    expect(foreign.frames).toEqual([])
    const own = await new Socket(server, { origin: server.origin }).open()
    own.socket.close()
  })

  it('T-WS2 pushes private topics to their owner only, numbered without a gap', async () => {
    const [mine, other] = [
      await greeted((await signIn('m1')).token),
      await greeted((await signIn('m2')).token),
    ]
    for (const socket of [mine, other]) {
      socket.send({ type: 'subscribe', topics: ['balance'] })
      await socket.until('subscribed')
    }
    push('balance', { balance: 100, version: 1 }, 'm1')
    push('balance', { balance: 90, version: 2 }, 'm1')
    await expect
      .poll(() =>
        mine.frames
          .filter((frame) => frame.type === 'event')
          .map((frame) => [frame.seq, frame.data?.version]),
      )
      .toEqual([
        [1, 1],
        [2, 2],
      ])
    expect(other.frames.filter((frame) => frame.type === 'event')).toEqual([])
  })

  it('T-WS2 gives a visitor public topics and no private one', async () => {
    const visitor = await greeted()
    visitor.send({ type: 'subscribe', topics: ['balance', 'status', 'table:baccarat-1', 'work', 'anything'] })
    expect((await visitor.until('subscribed')).topics).toEqual(['status', 'table:baccarat-1'])
  })

  it('sends everybody one frame, and a latecomer the position of the topic', async () => {
    const first = await greeted()
    first.send({ type: 'subscribe', topics: ['winners'] })
    await first.until('subscribed')
    push('winners', { text: 'ก'.repeat(200) })
    push('winners', { list: [] })
    await expect.poll(() => first.frames.filter(({ topic }) => topic === 'winners').length).toBe(2)
    const late = await greeted()
    late.send({ type: 'subscribe', topics: ['winners', 'status'] })
    expect((await late.until('subscribed')).seqs).toEqual({ winners: 2 })
    server.process.services
      .use(hubKey)
      .push({ topic: 'winners', merchantId: 'another-house', data: { list: ['theirs'] } })
    push('winners', { text: 'x'.repeat(70_000) })
    await expect
      .poll(() =>
        late.frames
          .filter(({ topic }) => topic === 'winners')
          .map(({ seq, data }) => [seq, data?.text === 'x'.repeat(70_000)]),
      )
      .toEqual([[3, true]])
    expect(first.frames.filter(({ topic }) => topic === 'winners').map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(first.frames.find(({ topic }) => topic === 'winners')?.data).toEqual({ text: 'ก'.repeat(200) })
  })

  it('disconnects a client that does not read, and nobody else', async () => {
    const [slow, quick] = [await greeted(), await greeted()]
    for (const socket of [slow, quick]) {
      socket.send({ type: 'subscribe', topics: ['winners'] })
      await socket.until('subscribed')
    }
    slow.socket.pause()
    const held = () => server.process.app.websocketServer.clients.size
    const before = held()
    // The system's own buffers take some of it; a mebibyte beyond them is too much.
    const text = 'y'.repeat(500_000)
    for (let sent = 0; sent < 60 && held() === before; sent++) {
      push('winners', { text, sent })
      await expect.poll(() => quick.frames.at(-1)?.data?.sent).toBe(sent)
    }
    await expect.poll(held).toBe(before - 1)
    expect(quick.closedWith).toBeUndefined()
    slow.socket.terminate()
  })

  it('says which tables somebody watches, once there is a first reader', async () => {
    const told: string[] = []
    server.process.services.use(hubKey).onWatched((topics) => {
      told.push(...topics)
    })
    const [first, second] = [await greeted(), await greeted()]
    for (const socket of [first, second]) {
      socket.send({ type: 'subscribe', topics: ['table:watched-1', 'winners'] })
      await socket.until('subscribed')
    }
    expect(told).toContain('table:watched-1')
    expect(told).not.toContain('winners')
  })

  it('takes a subscribe that follows the hello at once', async () => {
    const socket = await new Socket(server).open()
    socket.send({ type: 'hello', token: (await signIn('m5')).token })
    socket.send({ type: 'subscribe', topics: ['balance'] })
    expect((await socket.until('subscribed')).topics).toEqual(['balance'])
    expect(socket.closedWith).toBeUndefined()
  })

  it('keeps the operators’ topic from members', async () => {
    const member = await greeted((await signIn('m3')).token)
    member.send({ type: 'subscribe', topics: ['work'] })
    expect((await member.until('subscribed')).topics).toEqual([])
  })

  it('T-WS3 closes the sockets of a session that ends', async () => {
    const { token, sessionId } = await signIn('m4')
    const socket = await greeted(token)
    await server.process.database.transaction((tx) =>
      server.process.services.use(sessionsKey).end(tx, sessionId, 'SESSION_EXPIRED'),
    )
    await expect.poll(() => socket.closedWith).toBe(4001)
    expect(socket.frames.at(-1)).toMatchObject({ topic: 'session', data: { ended: 'SESSION_EXPIRED' } })
  })

  it('T-WS4 keeps nothing of closed sockets: 20 rounds of 50, closed and cut', async () => {
    const openSockets = async () => {
      const text = await (await fetch(`${server.origin}/metrics`)).text()
      return {
        counted: /^sala_sockets (\d+)/m.exec(text)?.[1],
        held: server.process.app.websocketServer.clients.size,
      }
    }
    const streams = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    await expect.poll(async () => (await openSockets()).held).toBeLessThan(20)
    const before = { ...(await openSockets()), streams: streams() }
    const { token } = await signIn('m-ws4')
    for (let round = 0; round < 20; round++) {
      const sockets = await Promise.all(
        Array.from({ length: 50 }, () => greeted(round % 2 ? token : undefined)),
      )
      for (const socket of sockets)
        socket.send({ type: 'subscribe', topics: ['status', 'balance', `race:${round}`] })
      await sockets.at(-1)!.until('subscribed')
      for (const [place, { socket }] of sockets.entries()) {
        if (place % 2) socket.close()
        else socket.terminate()
      }
    }
    await expect.poll(openSockets).toEqual({ counted: before.counted, held: before.held })
    // The pool of database connections may have grown meanwhile; of a thousand sockets less than one round's
    // worth is left.
    await expect.poll(streams).toBeLessThan(before.streams + 40)
    // A push to their topics finds no reader and causes no error.
    push('status', { status: 0 })
    push('balance', { balance: 1 }, 'm-ws4')
    expect((await openSockets()).held).toBe(before.held)
  })

  it('refuses an ended token at hello, frames before hello, broken frames and a token in the address', async () => {
    const ended = await new Socket(server).open()
    ended.send({ type: 'hello', token: 'x'.repeat(43) })
    await expect.poll(() => ended.closedWith).toBe(4001)
    for (const frame of [
      { type: 'subscribe', topics: ['status'] },
      'not json',
      { type: 'hello', topics: 5, token: 5 },
    ]) {
      const socket = await new Socket(server).open()
      socket.send(frame)
      if (typeof frame === 'object' && frame.type === 'hello') {
        await socket.until('welcome')
        socket.send({ type: 'unknown', topics: [] })
      }
      await expect.poll(() => socket.closedWith).toBe(1008)
    }
  })

  it('disconnects a caller that floods', async () => {
    const limited = await startServer({
      seed: false,
      env: { RATE_FACTOR: '1' },
      database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
    })
    try {
      const socket = await new Socket(limited).open()
      socket.send({ type: 'hello' })
      for (let count = 0; count < 100; count++) socket.send({ type: 'subscribe', topics: ['status'] })
      await expect.poll(() => socket.closedWith).toBe(1008)
    } finally {
      await limited.close()
    }
  })

  it('carries a push to the sockets of another process', async () => {
    const there = await startServer({
      seed: false,
      database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
    })
    try {
      const socket = await new Socket(there).open()
      socket.send({ type: 'hello' })
      socket.send({ type: 'subscribe', topics: ['status'] })
      await socket.until('subscribed')
      push('status', { status: 1 })
      expect(await socket.until('event')).toMatchObject({ topic: 'status', seq: 1, data: { status: 1 } })
    } finally {
      await there.close()
    }
  })
})
