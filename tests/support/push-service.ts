/** A push service on this machine, and browsers that subscribed there and can read what it was given. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  origin: string
  pushed: Pushed[]
  /** What a path answers from now on; 201 unless said. */
  answers(path: string, status: number): void
  /** A browser under this path, as it hands itself out, and what it reads of a message. */
  browser(path: string): Browser
  close(): void
}

export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  read(body: Buffer): Record<string, string>
}

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = []
  const statuses = new Map<string, number>()
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      reply.writeHead(statuses.get(path) ?? 201).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushed,
    answers: (path, status) => statuses.set(path, status),
    browser: (path) => openBrowserAt(`${origin}${path}`),
    close: () => server.close(),
  }
}

function openBrowserAt(endpoint: string): Browser {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const derive = (ikm: Buffer, salt: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, info, length))
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20]!)
      const record = body.subarray(21 + body[20]!)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
      const shared = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, string>
    },
  }
}
