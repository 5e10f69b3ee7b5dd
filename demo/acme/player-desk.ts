/**
 * ACME's side of transfer mode: what the platform calls, answered as docs/vendors requires, and the faults
 * that a demo or a test can order for the next messages that move money.
 */
import {
  playerCalls,
  type PlayerAnswer,
  type PlayerCall,
  type PlayerMoneyMessage,
} from '../../contract/vendor/launch/player-calls.ts'
import { isRealCurrency } from '../../kernel/money.ts'
import { parseStrictJson } from '../../platform/json.ts'
import { isSignedByOneOf } from '../../platform/vendor-signature.ts'
import type { AcmeBooks } from './store.ts'

/**
 * LATE: done long after the platform stopped waiting. NEVER: not done, and no answer. LOST: done, and the
 * answer lost. TWICE: the message arrives twice. BROKEN: done, and the answer is not JSON. ERROR: not done,
 * HTTP 500. NO: refused.
 */
export const acmeFaults = ['LATE', 'NEVER', 'LOST', 'TWICE', 'BROKEN', 'ERROR', 'NO'] as const
export type AcmeFault = (typeof acmeFaults)[number]

export interface DeskRequest {
  call: string
  vendor: string
  timestamp: string
  signature: string
  body: string
}

/** `hangUp`: the connection ends without an answer. */
export type DeskReply = { http: number; text: string } | 'hangUp'

const WINDOW_S = 300
const LATE_MS = 6_000
const PRINTABLE = /^[\x20-\x7e]{1,64}$/
const MAX_AMOUNT = 9_000_000_000_000

export class PlayerDesk {
  readonly #books: AcmeBooks
  readonly #secret: string
  readonly #lateMs: number
  #faults: AcmeFault[] = []
  /** Questions about transactions that get no answer. */
  #deafFor = 0

  constructor(books: AcmeBooks, secret: string, lateMs = LATE_MS) {
    this.#books = books
    this.#secret = secret
    this.#lateMs = lateMs
  }

  /**
   * Faults of the next messages that move money, one each; after them this many questions stay unanswered.
   */
  order(faults: readonly AcmeFault[], deafFor = 0): void {
    this.#faults = [...faults]
    this.#deafFor = deafFor
  }

  async receive(request: DeskRequest): Promise<DeskReply> {
    const age = Math.abs(Date.now() / 1000 - Number.parseInt(request.timestamp, 10))
    if (
      request.vendor !== 'ACME' ||
      !(age <= WINDOW_S) ||
      !isSignedByOneOf([this.#secret], request.timestamp, request.body, request.signature)
    )
      return json(401, { status: 'INVALID_SIGNATURE' })
    const call = playerCalls.find((known) => known === request.call)
    const message = messageOf(request.body)
    if (!call || !message || !isWellFormed(call, message)) return json(200, { status: 'INVALID_REQUEST' })
    return call === 'deposit' || call === 'withdraw'
      ? this.#move(call, message as unknown as PlayerMoneyMessage)
      : this.#tell(call, message)
  }

  async #tell(call: 'balance' | 'transaction', message: Record<string, unknown>): Promise<DeskReply> {
    if (call === 'balance')
      return json(200, {
        status: 'OK',
        balanceAmount: await this.#books.balance(message.memberId as string),
      } satisfies PlayerAnswer)
    if (this.#deafFor > 0) {
      this.#deafFor -= 1
      return json(503, { status: 'BUSY' })
    }
    return json(200, await this.#books.transaction(message.transactionId as string))
  }

  async #move(call: 'deposit' | 'withdraw', message: PlayerMoneyMessage): Promise<DeskReply> {
    const move = () => this.#books.move(call === 'deposit' ? 'DEPOSIT' : 'WITHDRAW', message)
    const fault = this.#faults.shift()
    switch (fault) {
      case undefined:
        return json(200, await move())
      case 'TWICE':
        return json(200, (await Promise.all([move(), move()]))[0])
      case 'NEVER':
        return 'hangUp'
      case 'ERROR':
        return json(500, { status: 'ERROR' })
      case 'NO':
        return json(200, { status: 'NOT_FOUND', balanceAmount: 0 })
      case 'LOST':
        await move()
        return 'hangUp'
      case 'BROKEN':
        await move()
        return { http: 200, text: '<html>OK</html>' }
      case 'LATE':
        await new Promise((done) => {
          setTimeout(done, this.#lateMs).unref()
        })
        return json(200, await move())
    }
  }
}

const json = (http: number, answer: object): DeskReply => ({ http, text: JSON.stringify(answer) })

function messageOf(body: string): Record<string, unknown> | undefined {
  try {
    const value = parseStrictJson(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function isWellFormed(call: PlayerCall, message: Record<string, unknown>): boolean {
  const isId = (value: unknown) => typeof value === 'string' && PRINTABLE.test(value)
  if (call === 'balance') return isId(message.memberId)
  if (call === 'transaction') return isId(message.transactionId)
  const { transactionId, memberId, amount, currency } = message
  return (
    isId(transactionId) &&
    isId(memberId) &&
    typeof currency === 'string' &&
    isRealCurrency(currency) &&
    Number.isInteger(amount) &&
    (amount as number) > 0 &&
    (amount as number) <= MAX_AMOUNT
  )
}
