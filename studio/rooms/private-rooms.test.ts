/** A private room cannot be read without its code, by calls or sockets. */
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import type { RoomAnswer } from './view.ts'

let at: RoomsHouse
let ann: RoomGuest
let bob: RoomGuest
let cat: RoomGuest
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = [await at.guest('member01'), await at.guest('member02'), await at.guest('member03')]
})
afterAll(() => at.close())

const call = (guest: RoomGuest, method: 'get' | 'post', path: string, body?: object) => {
  const { client, gameToken: token } = guest.player
  const url = `/api/studio/v1/rooms${path}`
  return method === 'get'
    ? client.get<RoomAnswer>(url, { token })
    : client.post<RoomAnswer>(url, body ?? {}, { token, key: randomUUID() })
}

/** The topics that a socket with the member's session receives. */
async function listen(
  guest: RoomGuest | null,
  topics: string[],
): Promise<{ heard: { topic: string }[]; close(): void }> {
  const socket = new WebSocket(`${at.server.origin.replace('http', 'ws')}/api/realtime`)
  const frames: { type: string; topic: string }[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as never))
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
  socket.send(JSON.stringify({ type: 'hello', ...(guest ? { token: guest.player.token } : {}) }))
  await expect.poll(() => frames.some(({ type }) => type === 'welcome')).toBe(true)
  socket.send(JSON.stringify({ type: 'subscribe', topics }))
  await expect.poll(() => frames.some(({ type }) => type === 'subscribed')).toBe(true)
  return {
    get heard() {
      return frames.filter(({ type }) => type === 'event')
    },
    close: () => socket.close(),
  }
}

test('without a seat and the code nobody can read a private room, wait for it or act in it', async () => {
  const { roomId, code } = await at.room(ann)
  await at.sit(bob, { roomId, code })
  for (const reply of [
    await call(cat, 'get', `/${roomId}`),
    await call(cat, 'post', `/${roomId}/presence`, {}),
    await call(cat, 'post', `/${roomId}/wait`),
    await call(cat, 'post', `/${roomId}/seat`, { buyIn: 10_000 }),
    await call(cat, 'post', `/${roomId}/seat`, { buyIn: 10_000, code: 'WRONG2' }),
  ]) {
    expect([reply.status, reply.code, JSON.stringify(reply).includes(code)]).toEqual([
      404,
      'ROOM_NOT_FOUND',
      false,
    ])
  }
  const rooms = await cat.player.client.get<{ list: { roomId: string }[] }>('/api/studio/v1/rooms', {
    token: cat.player.gameToken,
  })
  expect(rooms.value.list.map((row) => row.roomId)).not.toContain(roomId)
})

test('the code opens it for good, the seat while it is held and after, and the opener always has access', async () => {
  const { roomId, code } = await at.room(ann)
  expect((await call(ann, 'get', `/${roomId}`)).value).toMatchObject({ code, room: { roomId } })
  expect((await call(cat, 'get', `/by-code/${code}`)).value).toMatchObject({ code })
  expect((await call(cat, 'get', `/${roomId}`)).value).toMatchObject({ code, mine: null })
  await at.sit(bob, { roomId, code })
  expect((await call(bob, 'get', `/${roomId}`)).value.mine).not.toBeNull()
  await at.leave(bob, roomId)
  expect((await call(bob, 'get', `/${roomId}`)).value).toMatchObject({ code, mine: null })
})

test('pushes of a private room are on a topic that only its readers know; its id is of no use for listening', async () => {
  const { roomId, code } = await at.room(ann)
  const { topic } = (await call(ann, 'get', `/${roomId}`)).value
  expect(topic).not.toContain(roomId)
  const [stranger, visitor, reader] = [
    await listen(cat, [`room:${roomId}`]),
    await listen(null, [`room:${roomId}`]),
    await listen(ann, [`room:${topic}`]),
  ]
  await at.sit(bob, { roomId, code })
  await expect.poll(() => reader.heard.length).toBeGreaterThan(0)
  expect([stranger.heard, visitor.heard]).toEqual([[], []])
  for (const line of [stranger, visitor, reader]) line.close()
})
