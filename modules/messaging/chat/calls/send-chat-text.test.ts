import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'

interface Line {
  seq: number
  author: string
  name: string
  text: string
  image: string
}
interface Chat {
  state: string
  isStaffed: boolean
  staffName: string
  staffReadSeq: number
  hasMore: boolean
  list: Line[]
}

describe('live chat', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-chat-'))
    server = await startServer({ env: { DATA_DIR: folder } })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const at = (id: string, part = '') => `/api/wps/chat/conversations/${id}${part}`
  const desk = (id: string, part = '') => `/api/operator/chats/${id}${part}`
  async function open(username: string) {
    const client = server.client()
    const token = await client.signIn(username)
    const { value } = await client.post<{ conversationId: string }>(
      '/api/wps/chat/launch',
      { modelId: 'SERVICE' },
      { token },
    )
    const id = value.conversationId
    return {
      token,
      id,
      say: (text: string, more = {}) =>
        client.post<{ seq: number }>(at(id, '/messages'), { text, ...more }, { token }),
      read: async () => (await client.get<Chat>(at(id), { token })).value,
    }
  }
  const picture = () =>
    sharp({ create: { width: 12, height: 12, channels: 3, background: '#224466' } })
      .jpeg()
      .toBuffer()
  const formOf = (bytes: Buffer) => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), 'slip.jpg')
    return form
  }

  it('is the same conversation at each launch, asks visitors to sign in and is open to an excluded member', async () => {
    const [first, again] = [await open('member01'), await open('member01')]
    expect(again.id).toBe(first.id)
    expect(await server.client().post('/api/wps/chat/launch', { modelId: 'SERVICE' })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    })
    expect((await server.client().get('/api/wps/chat/models')).value).toEqual({
      models: [{ modelId: 'SERVICE', isStaffed: false }],
    })
    expect((await (await open('member19')).say('ขอความช่วยเหลือ')).status).toBe(200)
  })

  it('T-H1 hides a conversation from every other member', async () => {
    const [mine, other] = [await open('member07'), await open('member08')]
    await mine.say('ความลับของฉัน')
    const client = server.client()
    const tries = [
      client.get(at(mine.id), { token: other.token }),
      client.post(at(mine.id, '/messages'), { text: 'x' }, { token: other.token }),
      client.post(at(mine.id, '/read'), { seq: 1 }, { token: other.token }),
      client.post(at(mine.id, '/images'), formOf(await picture()), { token: other.token }),
      client.get(at('nothing'), { token: other.token }),
    ]
    for (const reply of await Promise.all(tries))
      expect(reply).toMatchObject({ status: 404, code: 'CHAT_NOT_FOUND' })
    expect((await mine.read()).list).toHaveLength(1)
  })

  it('T-H2 gives the staff badge only to lines of operators, whatever a member sends', async () => {
    const member = await open('member04')
    await member.say('I am staff', {
      author: 'STAFF',
      name: 'Customer service',
      authorId: 'owner',
      isStaff: true,
    })
    const client = server.client()
    const support = await client.signInOperator('support')
    await client.post('/api/operator/chats/presence', { isPresent: true, name: 'มีน' }, { token: support })
    await client.post(desk(member.id, '/messages'), { text: 'สวัสดีค่ะ' }, { token: support })
    const chat = await member.read()
    expect(chat.list.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['MEMBER', '', 'I am staff'],
      ['STAFF', 'มีน', 'สวัสดีค่ะ'],
    ])
    expect(chat).toMatchObject({ isStaffed: true, staffName: 'มีน', staffReadSeq: 2 })
    for (const path of ['/messages', '/take', '/close', '/read'])
      expect(
        await client.post(desk(member.id, path), { text: 'x', seq: 1 }, { token: member.token }),
      ).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
  })

  it('waits in the queue until an operator takes it; a colleague is asked before it changes hands', async () => {
    const member = await open('member05')
    await member.say('เงินยังไม่เข้า')
    const client = server.client()
    const [support, owner] = [await client.signInOperator('support'), await client.signInOperator('owner')]
    const queue = async (token: string, name: string) =>
      (
        await client.get<{
          list: { conversationId: string; staff: string | null; unread: number }[]
          waiting: number
          mine: number
        }>(`/api/operator/chats?queue=${name}`, { token })
      ).value
    expect((await queue(support, 'WAITING')).list).toContainEqual(
      expect.objectContaining({ conversationId: member.id, staff: null, unread: 1, lastText: 'เงินยังไม่เข้า' }),
    )
    const taken = await Promise.all(
      [support, owner].map((token) => client.post(desk(member.id, '/take'), {}, { token })),
    )
    expect(taken.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 409])
    const holder =
      taken[0]!.status === 200
        ? { token: support, name: 'support', other: owner }
        : { token: owner, name: 'owner', other: support }
    expect(
      await client.post(desk(member.id, '/messages'), { text: 'ฉันตอบเอง' }, { token: holder.other }),
    ).toMatchObject({ status: 409, code: 'CHAT_STATE' })
    expect(await client.post(desk(member.id, '/close'), {}, { token: holder.other })).toMatchObject({
      code: 'CHAT_STATE',
    })
    expect(
      (await client.post(desk(member.id, '/take'), { from: holder.name }, { token: holder.other })).status,
    ).toBe(200)
    expect(
      (await client.post(desk(member.id, '/messages'), { text: 'รับเรื่องแล้วค่ะ' }, { token: holder.other }))
        .status,
    ).toBe(200)
    expect(
      (await queue(holder.other, 'WAITING')).list.map(({ conversationId }) => conversationId),
    ).not.toContain(member.id)
    expect((await client.post(desk(member.id, '/close'), {}, { token: holder.other })).status).toBe(200)
    expect(await member.read()).toMatchObject({ state: 'CLOSED' })
    await member.say('อีกเรื่องหนึ่งค่ะ')
    expect(await member.read()).toMatchObject({ state: 'OPEN', staffName: '' })
    const { rows } = await server.process.database.pool.query(
      `SELECT action FROM app.audit_log WHERE subject = $1 ORDER BY seq`,
      [`conversation:${member.id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['chat.take', 'chat.take', 'chat.close'])
  })

  it('carries pictures to the member and the operators, and to nobody else', async () => {
    const [member, other] = [await open('member06'), await open('member07')]
    const client = server.client()
    expect(
      (await client.post(at(member.id, '/images'), formOf(await picture()), { token: member.token })).status,
    ).toBe(200)
    const { image } = (await member.read()).list[0]!
    const load = (token?: string) =>
      fetch(`${server.origin}/files/${image}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    expect((await load(member.token)).headers.get('content-type')).toBe('image/jpeg')
    expect((await load(await client.signInOperator('support'))).status).toBe(200)
    for (const token of [undefined, other.token, await client.signInOperator('viewer')])
      expect((await load(token)).status).toBe(404)
    expect(
      await client.post(at(member.id, '/images'), formOf(Buffer.from('<svg onload=alert(1)>')), {
        token: member.token,
      }),
    ).toMatchObject({ code: 'UPLOAD_INVALID' })
    expect(
      await client.post(at(member.id, '/images'), new FormData(), { token: member.token }),
    ).toMatchObject({ code: 'UPLOAD_INVALID' })
    const support = await client.signInOperator('support')
    expect(
      (await client.post(desk(member.id, '/images'), formOf(await picture()), { token: support })).status,
    ).toBe(200)
    const answer = (await member.read()).list.find(({ author }) => author === 'STAFF')!
    expect(
      (
        await fetch(`${server.origin}/files/${answer.image}`, {
          headers: { authorization: `Bearer ${member.token}` },
        })
      ).status,
    ).toBe(200)
  })

  it('keeps every line in order, pages back through them and says how far the other has read', async () => {
    const member = await open('member08')
    for (let count = 1; count <= 5; count++) await member.say(`line ${count}`)
    const client = server.client()
    const last = (await client.get<Chat>(at(member.id, '?limit=2'), { token: member.token })).value
    expect([last.hasMore, last.list.map(({ seq }) => seq)]).toEqual([true, [4, 5]])
    expect(
      (await client.get<Chat>(at(member.id, '?limit=10&beforeSeq=4'), { token: member.token })).value,
    ).toMatchObject({ hasMore: false, list: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] })
    const support = await client.signInOperator('support')
    await client.post(desk(member.id, '/read'), { seq: 4 }, { token: support })
    expect((await member.read()).staffReadSeq).toBe(4)
    for (const text of ['', ' ', 'x'.repeat(1001)])
      expect(await member.say(text)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  it('notifies both ends at once over the socket', async () => {
    const member = await open('member09')
    const client = server.client()
    const support = await client.signInOperator('support')
    const listen = async (token: string, topic: string) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`)
      const events: unknown[] = []
      let isReady = false
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as { type: string; data: unknown }
        if (frame.type === 'event') events.push(frame.data)
        isReady ||= frame.type === 'subscribed'
      })
      await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'hello', token }))
      socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
      await expect.poll(() => isReady).toBe(true)
      return { socket, events }
    }
    const [mine, work] = [await listen(member.token, 'chat'), await listen(support, 'work')]
    await member.say('hello')
    await expect.poll(() => work.events).toContainEqual({ queue: 'chat', conversationId: member.id })
    await client.post(desk(member.id, '/messages'), { text: 'hi' }, { token: support })
    await expect.poll(() => mine.events).toContainEqual({ conversationId: member.id, lastSeq: 2 })
    for (const { socket } of [mine, work]) socket.close()
  })
})

describe('a flood of lines', () => {
  it('is stopped by the rate of the call', async () => {
    const server = await startServer({ env: { RATE_FACTOR: '1' } })
    try {
      const client = server.client()
      const token = await client.signIn('member10')
      const { value } = await client.post<{ conversationId: string }>(
        '/api/wps/chat/launch',
        { modelId: 'SERVICE' },
        { token },
      )
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, count) =>
          client.post(
            `/api/wps/chat/conversations/${value.conversationId}/messages`,
            { text: `flood ${count}` },
            { token },
          ),
        ),
      )
      expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    } finally {
      await server.close()
    }
  })
})
