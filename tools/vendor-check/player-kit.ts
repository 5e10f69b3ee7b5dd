/** Signed calls to a vendor's own endpoints, right ones and spoiled ones. */
import { randomUUID } from 'node:crypto'
import type { PlayerCall } from '../../contract/vendor/launch/player-calls.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { Failure } from './kit.ts'

export interface PlayerOptions {
  api: string
  vendor: string
  secret: string
  member: string
  'not-found-is-final'?: boolean
}

interface Answer {
  http: number
  status: string
  balanceAmount?: unknown
}
interface Spoiled {
  secret?: string
  skewS?: number
  signedBody?: string
  vendor?: string
  hangUpMs?: number
}

export const AMOUNT = 500

export class PlayerKit {
  readonly options: PlayerOptions

  constructor(options: PlayerOptions) {
    this.options = options
  }

  async send(call: PlayerCall, message: object, spoiled: Spoiled = {}): Promise<Answer> {
    const { api, vendor, secret } = this.options
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000) + (spoiled.skewS ?? 0))
    const reply = await fetch(`${api.replace(/\/$/, '')}/player/${call}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(spoiled.hangUpMs ?? 10_000),
      headers: {
        'content-type': 'application/json',
        'x-vendor': spoiled.vendor ?? vendor,
        'x-timestamp': timestamp,
        'x-signature': signVendorMessage(spoiled.secret ?? secret, timestamp, spoiled.signedBody ?? body),
      },
    })
    return {
      ...((await reply.json().catch(() => ({ status: 'no JSON' }))) as { status: string }),
      http: reply.status,
    }
  }

  /**
   * Sends a message and hangs up without reading what came of it: the outcome is unknown, as after a cut
   * line.
   */
  async lose(call: PlayerCall, message: object): Promise<void> {
    await this.send(call, message, { hangUpMs: 5 }).catch(() => {})
  }

  money(amount = AMOUNT, transactionId: string = randomUUID()) {
    return { transactionId, memberId: this.options.member, amount, currency: 'THB' }
  }

  async balance(): Promise<number> {
    const answer = await this.sendFor('OK', 'balance', { memberId: this.options.member })
    return answer.balanceAmount as number
  }

  /** Sends and expects a status, with HTTP 200 and a whole balance. */
  async sendFor(status: string, call: PlayerCall, message: object): Promise<Answer> {
    const answer = await this.send(call, message)
    if (answer.status !== status || answer.http !== 200)
      throw new Failure(`${call} answered HTTP ${answer.http} ${answer.status} and not ${status}`)
    if (status === 'OK' && !(Number.isInteger(answer.balanceAmount) && (answer.balanceAmount as number) >= 0))
      throw new Failure(`balanceAmount is ${JSON.stringify(answer.balanceAmount)}`)
    return answer
  }

  async moves(amount: number, work: () => Promise<unknown>): Promise<void> {
    const before = await this.balance()
    await work()
    const after = await this.balance()
    if (after - before !== amount)
      throw new Failure(`the pocket moved by ${after - before} and not by ${amount}`)
  }
}
