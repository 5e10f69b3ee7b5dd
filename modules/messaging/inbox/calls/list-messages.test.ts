import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { quickHumanCheck } from '../../../../tests/support/identity.ts'
import type { Inbox } from '../../../../tests/support/inbox.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { sendMessage, type MessageDraft } from '../../index.ts'

describe('platform messages', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const sendTo = (memberId: string | null, more: Partial<MessageDraft> = {}) =>
    server.process.database.transaction((tx) =>
      sendMessage(tx, {
        merchantId: 'demo',
        memberId,
        category: 'MONEY',
        titles: { TH: 'เงินเข้าแล้ว', EN: 'Your money has arrived' },
        contents: { TH: 'ฝาก ฿100.00', EN: '' },
        ...more,
      }),
    )
  const inbox = async (token: string, query = '', headers = {}) =>
    (await server.client().get<Inbox>(`/api/wps/relay/CSP_messageList${query}`, { token, headers })).value
  const unread = async (token: string) =>
    (await server.client().get<{ unreadMessage: number }>('/api/wps/relay/CSP_unreadCount', { token })).value
      .unreadMessage

  it('are read in the caller’s language, counted everywhere, and marked one by one or all at once', async () => {
    const token = await server.client().signIn('member11')
    const before = await unread(token)
    await sendTo(demoMemberId(11), { link: '/member?page=depositv2' })
    await sendTo(demoMemberId(11), { category: 'SYSTEM' })
    const list = await inbox(token)
    expect(list.unreadMessage).toBe(before + 2)
    expect(list.list[1]).toMatchObject({
      title: 'Your money has arrived',
      content: 'ฝาก ฿100.00',
      isRead: false,
      category: 'MONEY',
      link: '/member?page=depositv2',
    })
    expect((await inbox(token, '', { 'accept-language': 'th' })).list[0]!.title).toBe('เงินเข้าแล้ว')
    expect((await server.client().get('/api/wps/member/info/public', { token })).value).toMatchObject({
      unreadMessage: before + 2,
    })
    const read = await server
      .client()
      .post('/api/wps/relay/CSP_messageRead', { messageIds: [list.list[0]!.messageId] }, { token })
    expect(read.value).toEqual({ unreadMessage: before + 1 })
    expect((await inbox(token, '?status=UNREAD')).list.map(({ messageId }) => messageId)).not.toContain(
      list.list[0]!.messageId,
    )
    expect((await inbox(token, '?category=SYSTEM')).list.every(({ category }) => category === 'SYSTEM')).toBe(
      true,
    )
    expect((await server.client().post('/api/wps/relay/CSP_messageRead', {}, { token })).value).toEqual({
      unreadMessage: 0,
    })
    expect(await unread(token)).toBe(0)
  })

  it('are deleted for their member only, and nobody can change the messages of another', async () => {
    const client = server.client()
    const [mine, other] = [await client.signIn('member12'), await client.signIn('member13')]
    await sendTo(demoMemberId(12))
    const messageIds = [(await inbox(mine)).list[0]!.messageId]
    for (const path of ['CSP_messageRead', 'CSP_messageDelete']) {
      expect(await client.post(`/api/wps/relay/${path}`, { messageIds }, { token: other })).toMatchObject({
        status: 404,
        code: 'MESSAGE_NOT_FOUND',
      })
    }
    const { totalCount } = await inbox(mine)
    expect(
      (await client.post('/api/wps/relay/CSP_messageDelete', { messageIds }, { token: mine })).status,
    ).toBe(200)
    expect((await inbox(mine)).totalCount).toBe(totalCount - 1)
    expect(
      await client.post('/api/wps/relay/CSP_messageDelete', { messageIds }, { token: mine }),
    ).toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
  })

  it('to all reach everybody who is a member then, each with a state of their own', async () => {
    const client = server.client()
    const [one, two] = [await client.signIn('member14'), await client.signIn('agent1')]
    const before = await unread(two)
    await sendTo(null)
    const { list } = await inbox(one)
    await client.post(
      '/api/wps/relay/CSP_messageDelete',
      { messageIds: [list[0]!.messageId] },
      { token: one },
    )
    expect(await unread(two)).toBe(before + 1)
    await server.process.database.pool.query(
      `UPDATE identity.account SET created_at = app.now() + interval '1 minute' WHERE username = 'agent1'`,
    )
    expect(await unread(two)).toBe(0)
  })

  it('arrive once under one key', async () => {
    const token = await server.client().signIn('member15')
    const before = await unread(token)
    for (let time = 0; time < 2; time++) await sendTo(demoMemberId(15), { key: 'withdrawal:1:paid' })
    expect(await unread(token)).toBe(before + 1)
  })

  it('are pushed to the member’s open pages at once', async () => {
    const token = await server.client().signIn('member16')
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`)
    const frames: { type: string; topic?: string; data?: { unreadMessage: number } }[] = []
    socket.on('message', (data) => frames.push(JSON.parse(String(data)) as (typeof frames)[number]))
    await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
    socket.send(JSON.stringify({ type: 'hello', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topics: ['inbox', 'notice'] }))
    await expect.poll(() => frames.some(({ type }) => type === 'subscribed')).toBe(true)
    const before = await unread(token)
    await sendTo(demoMemberId(16))
    await expect
      .poll(() => frames.find(({ topic }) => topic === 'inbox')?.data)
      .toEqual({ unreadMessage: before + 1 })
    await sendTo(null)
    await expect.poll(() => frames.some(({ topic }) => topic === 'notice')).toBe(true)
    socket.close()
  })

  it('are not for trial accounts: every call is refused', async () => {
    const client = server.client()
    const { value } = await client.post<{ token: string }>('/api/wps/session/login/freeplay', {
      os: 'WEB',
      platform: 'W',
      humanCheck: await quickHumanCheck(client, 'login'),
    })
    for (const path of ['CSP_messageList', 'CSP_unreadCount'])
      expect(await client.get(`/api/wps/relay/${path}`, { token: value.token })).toMatchObject({
        status: 403,
        code: 'GAME_TRIAL_BLOCKED',
      })
    for (const path of ['CSP_messageRead', 'CSP_messageDelete'])
      expect(
        await client.post(`/api/wps/relay/${path}`, { messageIds: ['a'] }, { token: value.token }),
      ).toMatchObject({ code: 'GAME_TRIAL_BLOCKED' })
    expect((await client.get('/api/wps/member/info/public', { token: value.token })).value).toMatchObject({
      unreadMessage: 0,
    })
  })
})
