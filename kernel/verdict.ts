/** What a wallet's refusal of a stake means for the player. */
import { Refusal } from './refusal.ts'

/** What a verdict needs of the wallet's answer. */
export interface WalletAnswer {
  readonly status: string
  readonly reason?: string
  readonly limitAmount?: number
  readonly blockedUntil?: string
}

/**
 * `releasesKey`: the answer is not definite for the round (wire.md §1, Idempotency-Key), so the same key may
 * be tried again.
 */
export interface Verdict {
  readonly code: string
  readonly params: readonly string[]
  readonly releasesKey: boolean
}

/** The blocks of a member that have a sentence of their own. */
const blocks: Record<string, string> = {
  SELF_EXCLUDED: 'AUTH_SELF_EXCLUDED',
  TIMEOUT: 'RG_TIMEOUT',
  SESSION_LIMIT: 'RG_SESSION_LIMIT',
}

export function verdictOn(answer: WalletAnswer): Verdict {
  switch (answer.status) {
    case 'INSUFFICIENT_FUNDS':
      return definite('BAL_INSUFFICIENT')
    case 'LIMIT_REACHED':
      return definite(
        answer.reason ?? 'RG_STAKE_LIMIT',
        ...(answer.limitAmount === undefined ? [] : [formatMinor(answer.limitAmount)]),
      )
    // An exclusion lasts beyond its end until somebody lifts it, so the wallet names no end.
    case 'MEMBER_BLOCKED':
      return passing(blocks[answer.reason ?? ''] ?? 'AUTH_DISABLED', answer.blockedUntil ?? 'ASKED')
    case 'GAME_DISABLED':
      return passing('GAME_MAINTENANCE')
    case 'SESSION_EXPIRED':
    case 'MEMBER_NOT_FOUND':
    case 'CURRENCY_MISMATCH':
      return passing('GAME_TOKEN_INVALID')
    case 'GRANT_REFUSED':
      return passing(answer.reason ?? 'FREE_ROUNDS_OVER')
    case 'BET_CANCELLED':
      return passing('ROUND_STATE')
    default:
      throw new Error(`the wallet answered a round with ${answer.status}`)
  }
}

const definite = (code: string, ...params: string[]): Verdict => ({ code, params, releasesKey: false })
const passing = (code: string, ...params: string[]): Verdict => ({ code, params, releasesKey: true })

export function toRefusal({ code, params }: Pick<Verdict, 'code' | 'params'>): Refusal {
  return new Refusal(code, { params, ...(code === 'GAME_MAINTENANCE' ? { retryAfterS: 60 } : {}) })
}

/** 150000 → '1,500.00' */
export function formatMinor(amount: number): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}
