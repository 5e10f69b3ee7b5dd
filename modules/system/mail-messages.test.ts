import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { queueTest, type TestMessage } from '../../tests/support/queued-messages.ts'
import { sendDueMessages, sendersOf } from './messages.ts'

let fresh: FreshDatabase
let database: Database
const closers: (() => void)[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const queue = (message: TestMessage) => queueTest(database, message)
const statesOf = async (recipient: string) =>
  rowsOf(
    database.kysely,
    sql<{ state: string; attempts: number; text: string; failed_with: string | null }>`
  SELECT state, attempts, text, failed_with FROM system.message WHERE recipient = ${recipient} ORDER BY created_at`,
  )

test('mail reaches a real SMTP server in Thai, and a refused mailbox is not tried again', async () => {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(
        address.address.startsWith('closed')
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => server.close())
  const port = (server.server.address() as AddressInfo).port
  const senders = sendersOf({
    smsGatewayUrl: null,
    mailUrl: `smtp://127.0.0.1:${port}/?from=${encodeURIComponent('ศาลา <no-reply@sala.example>')}`,
  })
  closers.push(() => senders.mail?.close())
  const id = await queue({
    channel: 'MAIL',
    recipient: 'open@player.example',
    subject: 'รหัสผ่านใหม่',
    text: 'สวัสดี',
    html: '<p>สวัสดี</p>',
  })
  await queue({ channel: 'MAIL', recipient: 'closed@player.example', subject: 'x', text: 'x' })
  await sendDueMessages(database, senders)
  expect(mails).toMatchObject([
    {
      subject: 'รหัสผ่านใหม่',
      from: { address: 'no-reply@sala.example', name: 'ศาลา' },
      messageId: `<${id}@sala.example>`,
    },
  ])
  expect(mails[0]!.text!.trim()).toBe('สวัสดี')
  expect((await statesOf('open@player.example'))[0]!.state).toBe('SENT')
  expect(await statesOf('closed@player.example')).toMatchObject([{ state: 'FAILED', attempts: 1 }])
})
