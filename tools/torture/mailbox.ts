/** A mail server behind a line with faults. */
import { SMTPServer } from 'smtp-server'
import { FaultProxy } from '../../tests/support/fault-proxy.ts'

interface Mailbox {
  url: string
  received: Map<string, number>
  close(): Promise<void>
}

/** A mail server that counts what it took in, by message id. */
export async function openMailbox(): Promise<{ box: Mailbox; proxy: FaultProxy }> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      let text = ''
      stream
        .on('data', (part: Buffer) => {
          text += part.toString()
        })
        .on('end', () => {
          const id = /^message-id: <([^@>]+)@/im.exec(text)?.[1] ?? 'none'
          received.set(id, (received.get(id) ?? 0) + 1)
          done()
        })
    },
  })
  server.on('error', () => {}) // the line is cut on purpose
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => {
      done()
    })
  })
  const proxy = await FaultProxy.open({
    host: '127.0.0.1',
    port: (server.server.address() as { port: number }).port,
  })
  return {
    proxy,
    box: {
      url: `smtp://127.0.0.1:${proxy.port}/?from=house@example.com`,
      received,
      close: async () => {
        await proxy.close()
        await new Promise<void>((done) => {
          server.close(() => {
            done()
          })
        })
      },
    },
  }
}
