import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { hubKey } from '../../platform/keys.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import type { Product } from '../products/product.ts'
import { Topics } from './topics.ts'

/** A product that pushes races to everybody, and wagers to their members. */
const racing: Product = {
  topics: [
    { name: 'race', reach: 'PUBLIC', isNamed: true },
    { name: 'wager', reach: 'PRIVATE' },
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({ products: [racing] })
})
afterAll(() => server.close())

interface Frame {
  type: string
  topic?: string
  topics?: string[]
  data?: unknown
}

/** Reads these topics; a member with a token, a visitor without one. */
async function reader(topics: readonly string[], token?: string) {
  const frames: Frame[] = []
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`)
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame))
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
  socket.send(JSON.stringify({ type: 'hello', token }))
  socket.send(JSON.stringify({ type: 'subscribe', topics }))
  const find = (is: (frame: Frame) => boolean) => frames.find(is)
  await expect.poll(() => find(({ type }) => type === 'subscribed')).toBeDefined()
  return {
    granted: find(({ type }) => type === 'subscribed')!.topics,
    heard: (topic: string) => find((frame) => frame.topic === topic)?.data,
  }
}

test('topics that a product declares are carried, each to its readers, and no other', async () => {
  const client = server.client()
  const token = await client.signIn('member01')
  const { id } = (await client.get<{ id: string }>('/api/wps/member/info', { token })).value
  const asked = ['race:pond', 'race', 'race:', 'race:a b', 'wager', 'match:1', 'table', 'status:1']
  const [member, visitor] = [await reader(asked, token), await reader(asked)]
  expect(member.granted).toEqual(['race:pond', 'wager'])
  expect(visitor.granted).toEqual(['race:pond'])
  const hub = server.process.services.use(hubKey)
  hub.push({ topic: 'wager', data: { wagerId: 'c1' }, accountId: id })
  hub.push({ topic: 'race:pond', data: { lap: 7 } })
  for (const one of [member, visitor]) await expect.poll(() => one.heard('race:pond')).toEqual({ lap: 7 })
  await expect.poll(() => member.heard('wager')).toEqual({ wagerId: 'c1' })
  expect(visitor.heard('wager')).toBeUndefined()
})

test('two kinds of topics of one name stop the start of the process', () => {
  expect(() => new Topics([...racing.topics!, { name: 'race', reach: 'PUBLIC' }])).toThrow('twice')
})
