/**
 * Quotes of cash-outs: nothing is stored. The id of a quote says until when it holds and what was offered,
 * and is signed for one bet as it then was.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const QUOTE_MS = 5_000

export interface QuotedBet {
  readonly betId: string
  readonly memberId: string
  readonly cashedStake: bigint
}

export interface Quote {
  readonly offer: bigint
  readonly expiresAtMs: number
}

export const quoteId = (secret: Buffer, bet: QuotedBet, { offer, expiresAtMs }: Quote): string => {
  const said = `${expiresAtMs.toString(36)}.${offer.toString(36)}`
  return `${said}.${signatureOf(secret, bet, said)}`
}

/** Undefined for what was never quoted for this bet, or was before a part of it was cashed out. */
export function readQuote(secret: Buffer, bet: QuotedBet, id: string): Quote | undefined {
  const at = id.lastIndexOf('.')
  const said = id.slice(0, Math.max(at, 0))
  const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,12})$/.exec(said)
  if (!match || !isSame(id.slice(at + 1), signatureOf(secret, bet, said))) return undefined
  return {
    expiresAtMs: Number.parseInt(match[1]!, 36),
    offer: [...match[2]!].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n),
  }
}

const signatureOf = (secret: Buffer, { betId, memberId, cashedStake }: QuotedBet, said: string): string =>
  createHmac('sha256', secret)
    .update(['sports.cash-out', betId, memberId, cashedStake, said].join('\n'))
    .digest('hex')
    .slice(0, 32)

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
