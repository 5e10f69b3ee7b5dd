/** The platform as the caller of a transfer-mode vendor: same signing as the vendor's own messages, the other way. */
import type { PlayerBalanceMessage, PlayerCall, PlayerMoneyMessage, PlayerTransactionMessage } from '../../../contract/vendor/launch/player-calls.ts'
import { signVendorMessage } from '../../../platform/vendor-signature.ts'
import { readPlayerReply, type PlayerReply } from '../rules/read-player-answer.ts'
import type { Vendor } from '../vendors.ts'

const TIMEOUT_MS = 4_000
const MOST_BYTES = 64 * 1024

export class PlayerApi {
  /** Where this house itself is heard, for a vendor whose address is a path of it. */
  #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  hearAt(origin: string): void {
    this.#origin = origin
  }

  balance(vendor: Vendor, message: PlayerBalanceMessage): Promise<PlayerReply> {
    return this.#send(vendor, 'balance', message, nowS())
  }

  /** `signedAt` is fixed with the order: however late this leaves, the vendor takes it for as old as it is. */
  move(vendor: Vendor, call: 'deposit' | 'withdraw', message: PlayerMoneyMessage, signedAt: Date): Promise<PlayerReply> {
    return this.#send(vendor, call, message, Math.floor(signedAt.getTime() / 1000))
  }

  transaction(vendor: Vendor, message: PlayerTransactionMessage): Promise<PlayerReply> {
    return this.#send(vendor, 'transaction', message, nowS())
  }

  /** The newest secret first; a vendor that has not taken it yet is spoken to with the one before. */
  async #send(vendor: Vendor, call: PlayerCall, message: object, atS: number): Promise<PlayerReply> {
    if (vendor.apiUrl === null) return { kind: 'UNKNOWN', why: 'NO_ADDRESS' }
    const url = `${vendor.apiUrl.startsWith('/') ? this.#origin : ''}${vendor.apiUrl.replace(/\/$/, '')}/player/${call}`
    let reply: PlayerReply = { kind: 'UNSIGNED' }
    for (const secret of vendor.secrets.toReversed()) {
      reply = await post(url, vendor.code, secret, JSON.stringify(message), String(atS))
      if (reply.kind !== 'UNSIGNED') return reply
    }
    return reply
  }
}

const nowS = () => Math.floor(Date.now() / 1000)

async function post(url: string, vendor: string, secret: string, body: string, timestamp: string): Promise<PlayerReply> {
  try {
    const reply = await fetch(url, {
      method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-signature': signVendorMessage(secret, timestamp, body) },
    })
    return readPlayerReply(reply.status, await textOf(reply))
  } catch (error) {
    return { kind: 'UNKNOWN', why: error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_ANSWER' }
  }
}

/** At most so much of the body: an answer is short, and what is longer is none. */
async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
