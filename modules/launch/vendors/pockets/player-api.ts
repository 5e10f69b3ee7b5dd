/**
 * The platform as the caller of a transfer-mode vendor, with the signing of the vendor port in the other
 * direction.
 */
import type {
  PlayerBalanceMessage,
  PlayerCall,
  PlayerMoneyMessage,
  PlayerTransactionMessage,
} from '../../../../contract/vendor/launch/player-calls.ts'
import { callOutside, OutsideError, type Reach } from '../../../../platform/outgoing-requests.ts'
import { signVendorMessage } from '../../../../platform/vendor-signature.ts'
import { nameOfReply, readPlayerReply, type PlayerReply } from './rules/read-player-answer.ts'
import type { Passed } from '../../shared/passed.ts'
import type { Vendor } from '../access/vendors.ts'

const TIMEOUT_MS = 4_000
const MOST_BYTES = 64 * 1024

export class PlayerApi {
  /** The platform's own address, for a vendor whose address is a path of it. */
  #origin: string
  readonly #reach: Reach
  readonly #note: (passed: Passed) => void

  /** `note` is called with every message that was sent, and its answer. */
  constructor(origin: string, reach: Reach, note: (passed: Passed) => void = () => {}) {
    this.#origin = origin
    this.#reach = reach
    this.#note = note
  }

  hearAt(origin: string): void {
    this.#origin = origin
  }

  balance(vendor: Vendor, message: PlayerBalanceMessage): Promise<PlayerReply> {
    return this.#send(vendor, 'balance', message, nowS())
  }

  /** `signedAt` is fixed with the order, so the vendor sees its real age however late it is sent. */
  move(
    vendor: Vendor,
    call: 'deposit' | 'withdraw',
    message: PlayerMoneyMessage,
    signedAt: Date,
  ): Promise<PlayerReply> {
    return this.#send(vendor, call, message, Math.floor(signedAt.getTime() / 1000))
  }

  transaction(vendor: Vendor, message: PlayerTransactionMessage): Promise<PlayerReply> {
    return this.#send(vendor, 'transaction', message, nowS())
  }

  /** The newest secret first; a vendor that does not accept it yet gets the previous one. */
  async #send(vendor: Vendor, call: PlayerCall, message: object, atS: number): Promise<PlayerReply> {
    if (vendor.apiUrl === null) return { kind: 'UNKNOWN', why: 'NO_ADDRESS' }
    const url = `${vendor.apiUrl.startsWith('/') ? this.#origin : ''}${vendor.apiUrl.replace(/\/$/, '')}/player/${call}`
    let reply: PlayerReply = { kind: 'UNSIGNED' }
    const body = JSON.stringify(message)
    for (const secret of vendor.secrets.toReversed()) {
      const beganMs = performance.now()
      const posted = await post(url, this.#reach, vendor.code, secret, body, String(atS))
      reply = posted.reply
      const { transactionId: reference = null, memberId = null } = message as {
        transactionId?: string
        memberId?: string
      }
      this.#note({
        vendor: vendor.code,
        direction: 'OUT',
        call,
        status: nameOfReply(reply),
        result: resultOf(reply),
        httpStatus: posted.httpStatus,
        durationMs: performance.now() - beganMs,
        reference,
        roundId: null,
        memberId,
        request: body,
        answer: posted.text,
      })
      if (reply.kind !== 'UNSIGNED') return reply
    }
    return reply
  }
}

const nowS = () => Math.floor(Date.now() / 1000)

/** FAILED: the outcome at the vendor is unknown. */
function resultOf(reply: PlayerReply): Passed['result'] {
  if (reply.kind === 'UNKNOWN') return 'FAILED'
  return reply.kind === 'ANSWER' && reply.status === 'OK' ? 'OK' : 'REFUSED'
}

interface Posted {
  reply: PlayerReply
  httpStatus: number | null
  text: string | null
}

async function post(
  address: string,
  reach: Reach,
  vendor: string,
  secret: string,
  body: string,
  timestamp: string,
): Promise<Posted> {
  const url = URL.parse(address)
  if (!url) return { reply: { kind: 'UNKNOWN', why: 'NO_ADDRESS' }, httpStatus: null, text: null }
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'x-vendor': vendor,
    'x-timestamp': timestamp,
    'x-signature': signVendorMessage(secret, timestamp, body),
  }
  try {
    const reply = await callOutside(url, {
      method: 'POST',
      headers,
      body,
      reach,
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
    })
    const text = reply.body.toString('utf8')
    return { reply: readPlayerReply(reply.status, text), httpStatus: reply.status, text }
  } catch (error) {
    return { reply: { kind: 'UNKNOWN', why: whyOf(error) }, httpStatus: null, text: null }
  }
}

/**
 * In the words of the operators' list: the address was not called at all, there was no answer in time, or no
 * readable answer.
 */
function whyOf(error: unknown): string {
  const problem = error instanceof OutsideError ? error.problem : undefined
  if (problem === 'ADDRESS' || problem === 'PRIVATE') return 'ADDRESS_REFUSED'
  return problem === 'TIMEOUT' ? 'TIMEOUT' : 'NO_ANSWER'
}
