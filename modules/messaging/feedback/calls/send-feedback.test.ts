import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'

interface Row {
  feedbackId: string
  content: string
  images: string[]
  status: string
  answer: string
  kind: string
}

describe('feedback', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-feedback-'))
    server = await startServer({ env: { DATA_DIR: folder } })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const png = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#aa2211' } })
      .png()
      .toBuffer()
  const send = (token: string, content: string, images: Buffer[] = []) => {
    const form = new FormData()
    form.set('content', content)
    for (const bytes of images) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png')
    return server.client().put<{ feedbackId: string; status: string }>('/api/wps/feedback', form, { token })
  }

  it('is stored with its pictures, answered once by an operator, and the answer arrives as a platform message', async () => {
    const client = server.client()
    const member = await client.signIn('member01')
    const sent = await send(member, 'ปุ่มฝากเงินเล็กไป', [await png(), await png()])
    expect(sent.value).toEqual({ feedbackId: expect.any(String), status: 'OPEN' })
    const support = await client.signInOperator('support')
    const { value } = await client.get<{ list: Row[]; open: number }>(
      '/api/operator/feedback?status=OPEN&pageSize=100',
      { token: support },
    )
    const row = value.list.find(({ feedbackId }) => feedbackId === sent.value.feedbackId)!
    expect(row).toMatchObject({
      content: 'ปุ่มฝากเงินเล็กไป',
      account: 'member01',
      status: 'OPEN',
      kind: 'FEEDBACK',
    })
    expect(row.images).toHaveLength(2)
    const load = async (token: string) =>
      (
        await fetch(`${server.origin}/files/${row.images[0]}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status
    expect([
      await load(support),
      await load(member),
      await load(await client.signIn('member02')),
      await load(await client.signInOperator('viewer')),
    ]).toEqual([200, 200, 404, 404])
    const answer = () =>
      client.post(
        `/api/operator/feedback/${sent.value.feedbackId}/answer`,
        { answer: 'ขยายปุ่มแล้วค่ะ ขอบคุณมาก' },
        { token: support },
      )
    expect((await answer()).status).toBe(200)
    expect(await answer()).toMatchObject({ status: 409, code: 'FEEDBACK_STATE' })
    const inbox = (
      await client.get<{ list: { title: string; content: string; category: string }[] }>(
        '/api/wps/relay/CSP_messageList',
        { token: member, headers: { 'accept-language': 'th' } },
      )
    ).value.list
    expect(inbox[0]).toMatchObject({
      title: 'ตอบกลับข้อเสนอแนะของคุณ',
      category: 'SERVICE',
      content: 'ขยายปุ่มแล้วค่ะ ขอบคุณมาก\n\nข้อความของคุณ: ปุ่มฝากเงินเล็กไป',
    })
    expect(
      (await client.get<{ list: Row[] }>('/api/wps/feedback', { token: member })).value.list[0],
    ).toMatchObject({ status: 'ANSWERED', answer: 'ขยายปุ่มแล้วค่ะ ขอบคุณมาก' })
    const { rows } = await server.process.database.pool.query(
      `SELECT actor FROM app.audit_log WHERE action = 'feedback.answer' AND subject = $1`,
      [`feedback:${sent.value.feedbackId}`],
    )
    expect(rows).toEqual([{ actor: 'support' }])
  })

  it('accepts 1 to 140 characters, counted as people count them, and only real pictures', async () => {
    const token = await server.client().signIn('member07')
    for (const content of ['', '   ', 'x'.repeat(141)])
      expect(await send(token, content)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(await send(token, 'ดี', [Buffer.from('<svg/>')])).toMatchObject({ code: 'UPLOAD_INVALID' })
    expect(await send(token, 'ดี', [await png(), await png(), await png(), await png()])).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
    })
    expect((await send(token, '😀'.repeat(140))).status).toBe(200)
    expect(await server.client().put('/api/wps/feedback', { content: 'json' }, { token })).toMatchObject({
      status: 415,
    })
    const { value } = await server.client().get<{ totalCount: number }>('/api/wps/feedback', { token })
    expect(value.totalCount).toBe(1)
  })

  it('is accepted five times a day, however many are sent at once', async () => {
    const token = await server.client().signIn('member08')
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, count) => send(token, `ความเห็น ${count}`)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.find(({ status }) => status !== 200)!
    expect([refused.status, refused.code, refused.message]).toEqual([
      422,
      'FEEDBACK_LIMIT',
      'You can send 5 messages a day',
    ])
    await server.client().post('/api/dev/clock', { advance: 'PT24H' })
    const later = await server.client().signIn('member04')
    expect((await send(later, 'พรุ่งนี้')).status).toBe(200)
  })

  it('of one member is hidden from others, and visitors send none', async () => {
    expect(await server.client().put('/api/wps/feedback', new FormData())).toMatchObject({ status: 401 })
    const other = await server.client().signIn('member05')
    expect(
      (await server.client().get<{ totalCount: number }>('/api/wps/feedback', { token: other })).value
        .totalCount,
    ).toBe(0)
    const support = await server.client().signInOperator('support')
    expect(
      await server
        .client()
        .post('/api/operator/feedback/nothing/answer', { answer: 'a' }, { token: support }),
    ).toMatchObject({ status: 404, code: 'FEEDBACK_NOT_FOUND' })
  })

  it('as a question has 3 to 200 words, in Thai too', async () => {
    const client = server.client()
    const token = await client.signIn('member06')
    const ask = (content: string) => client.post('/api/wps/support/question', { content }, { token })
    for (const content of ['ช่วยด้วย', 'help me', 'word '.repeat(201)]) {
      expect(await ask(content), content.slice(0, 20)).toMatchObject({
        status: 422,
        code: 'QUESTION_LENGTH',
        message: 'Question content must be between 3 and 200 words',
      })
    }
    for (const content of ['ถอนเงินแล้วยังไม่เข้าบัญชีธนาคาร', 'Where is my withdrawal?', 'word '.repeat(200)])
      expect((await ask(content)).status, content.slice(0, 20)).toBe(200)
  })
})
