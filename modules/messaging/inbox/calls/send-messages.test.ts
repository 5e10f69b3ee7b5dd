import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inbox } from '../../../../tests/support/inbox.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'

describe('an operator’s sending', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const draft = (more: object) => ({
    audience: 'LIST',
    accounts: ['member01', 'MEMBER02'],
    category: 'PROMOTION',
    titles: { TH: 'สวัสดี', EN: 'Hello' },
    contents: { TH: 'ข้อความ', EN: 'Text' },
    link: '',
    ...more,
  })

  it('goes to a list once, is counted as it is read, and is audited', async () => {
    const client = server.client()
    const token = await client.signInOperator('support')
    const key = crypto.randomUUID()
    const sent = await client.post<{ sendingId: string; recipients: number }>(
      '/api/operator/inbox',
      draft({}),
      { token, key },
    )
    expect(sent.value.recipients).toBe(2)
    expect(await client.post('/api/operator/inbox', draft({}), { token, key })).toMatchObject({
      value: sent.value,
    })
    const member = await client.signIn('member01')
    const mine = (await client.get<Inbox>('/api/wps/relay/CSP_messageList', { token: member })).value
    expect(mine.list.filter(({ title }) => title === 'Hello')).toHaveLength(1)
    await client.post('/api/wps/relay/CSP_messageRead', {}, { token: member })
    const { value } = await client.get<{ list: object[] }>('/api/operator/inbox', { token })
    expect(value.list[0]).toMatchObject({
      sendingId: sent.value.sendingId,
      recipients: 2,
      readers: 1,
      sentBy: 'support',
      audience: 'LIST',
    })
    const { rows } = await server.process.database.pool.query(
      `SELECT actor, action FROM app.audit_log WHERE subject = $1`,
      [`sending:${sent.value.sendingId}`],
    )
    expect(rows).toEqual([{ actor: 'support', action: 'message.send' }])
  })

  it('sends nothing if a name is unknown, a text is missing or the link leaves the site', async () => {
    const client = server.client()
    const token = await client.signInOperator('owner')
    const send = (more: object) =>
      client.post('/api/operator/inbox', draft(more), { token, key: crypto.randomUUID() })
    expect(await send({ accounts: ['member01', 'nobody99'] })).toMatchObject({
      code: 'MEMBER_NOT_FOUND',
      value: { accounts: ['nobody99'] },
    })
    for (const fault of [
      { accounts: [] },
      { titles: { TH: '', EN: '' } },
      { contents: { TH: '', EN: '' } },
      { link: '//evil.example' },
      { link: 'https://evil.example' },
      { link: '/\\evil' },
      { category: 'X' },
    ]) {
      expect(await send(fault), JSON.stringify(fault)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    }
    const { rows } = await server.process.database.pool.query<{ sent: bigint }>(
      `SELECT count(*) AS sent FROM messaging.sending WHERE sent_by = 'owner'`,
    )
    expect(Number(rows[0]!.sent)).toBe(0)
  })
})
