/** SMS gateways that a test plays: what they were sent, and what they answer. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const opened: Server[] = []

/** After each test; a gateway answers one test only. */
export function closeGateways(): void {
  for (const server of opened.splice(0)) server.close()
}

interface Received {
  headers: Record<string, unknown>
  body: { id: string; to: string; text: string }
}
export async function gateway(
  answer: (received: Received[]) => number | 'hang up',
): Promise<{ url: string; received: Received[]; server: Server }> {
  const received: Received[] = []
  const server: Server = createServer((request, reply) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) as Received['body'] })
      const status = answer(received)
      if (status === 'hang up') request.socket.destroy()
      else reply.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return {
    url: `http://key:s%40fe@127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    received,
    server,
  }
}

interface Taken {
  method: string
  url: string
  headers: Record<string, unknown>
  body: string
}
export async function anyGateway(): Promise<{ origin: string; taken: Taken[] }> {
  const taken: Taken[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      taken.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      reply.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken }
}
