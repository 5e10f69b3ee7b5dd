/** The line between the platform and a vendor with pockets, with every mishap that it may have. */
import type { PlayerApi } from '../../modules/launch/vendors/pockets/player-api.ts'
import {
  readPlayerReply,
  type PlayerReply,
} from '../../modules/launch/vendors/pockets/rules/read-player-answer.ts'
import { PocketVendor } from './pocket-vendor.ts'

/**
 * What the line between does: `die` is the platform's end before the message leaves, `die after` before the
 * answer is read.
 */
export const mishaps = [
  'none',
  'none',
  'die',
  'die after',
  'lost before',
  'lost after',
  'twice',
  'late',
  'HTTP 503',
  'garbage',
] as const
export type Mishap = (typeof mishaps)[number]

const unknown: PlayerReply = { kind: 'UNKNOWN', why: 'NO_ANSWER' }
const never = new Promise<never>(() => {})

export class PocketLine {
  readonly vendor = new PocketVendor()
  mishap: Mishap = 'none'
  isDeaf = false
  readonly #late: (() => void)[] = []

  readonly api = {
    balance: async (_vendor: unknown, message: object) => this.#say('balance', message),
    transaction: async (_vendor: unknown, message: object) =>
      this.isDeaf ? unknown : this.#say('transaction', message),
    move: async (_vendor: unknown, call: 'deposit' | 'withdraw', message: object) => {
      const say = () => this.#say(call, message)
      switch (this.mishap) {
        case 'none':
          return say()
        case 'die':
          return never
        case 'die after':
          say()
          return never
        case 'lost before':
          return unknown
        case 'lost after':
          say()
          return unknown
        case 'twice':
          say()
          return say()
        case 'late':
          this.#late.push(say)
          return unknown
        case 'HTTP 503':
          return readPlayerReply(503, '{}')
        case 'garbage':
          say()
          return readPlayerReply(200, '<html>')
      }
    },
  } as unknown as PlayerApi

  #say(call: 'balance' | 'deposit' | 'withdraw' | 'transaction', message: object): PlayerReply {
    return readPlayerReply(200, JSON.stringify(this.vendor.answer(call, message as Record<string, unknown>)))
  }

  /** What was on its way all the time arrives. */
  arrive(): void {
    for (const say of this.#late.splice(0)) say()
  }
}
