/** What everything about the sea shares, and how its money is spoken of. */
import { randomUUID } from 'node:crypto'
import type { StackPort, WalletPort } from '../../contract/vendor/launch/port.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database } from '../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import type { Seeds } from '../seeds.ts'
import type { TellTopic } from '../tables/news.ts'
import type { SittingRow } from './store/rooms.ts'

export interface FishParts {
  readonly database: Database
  readonly port: WalletPort
  readonly seeds: Pick<Seeds, 'of' | 'forget' | 'serverSeedOf'>
  readonly secretKey: Buffer
  readonly tell: TellTopic
  readonly onError: (error: unknown) => void
}

/** A studio that reaches its wallet over HTTP has no stacks, and no sea for real money. */
export function stacksOf({ port }: Pick<FishParts, 'port'>): StackPort {
  if (!port.stacks) throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  return port.stacks
}

/** A window is settled this long after its first shot. */
export const WINDOW_MS = 5_000
/** What was asked of the wallet longer ago than this was cut off. */
export const CUT_MS = 10_000
/** Who fires no shot for so long gives his gun to somebody else. */
export const IDLE_MS = 120_000

/** What may be staked now: wins of windows that are not settled wait for that. */
export const fundsOf = (sitting: Pick<SittingRow, 'stack_amount' | 'staked_amount'>): bigint => sitting.stack_amount - sitting.staked_amount
/** What the member has at his gun. */
export const creditOf = (sitting: Pick<SittingRow, 'stack_amount' | 'staked_amount' | 'won_amount'>): bigint => fundsOf(sitting) + sitting.won_amount

/** With how much a member sits down and is topped up: some seven seconds of cannon fire, and no less than fifty baht. */
const SHOTS_SET_ASIDE = 60
const LEAST_SET_ASIDE = 5_000

/** What is asked for, one after the other, until the wallet gives it: less where there is less. */
export function amountsToAsk(price: number, cost: number): number[] {
  return [...new Set([Math.max(price * SHOTS_SET_ASIDE, LEAST_SET_ASIDE, cost), Math.max(cost, price * 20), Math.max(cost, price * 5), cost])]
}

const purposeOf = (sittingId: string) => `fish-sitting:${sittingId}`
export const sealToken = (key: Buffer, sittingId: string, token: string): Buffer => sealSecret(key, purposeOf(sittingId), token)
export const tokenOf = (key: Buffer, sitting: Pick<SittingRow, 'sitting_id' | 'wallet_token'>): string => openSecret(key, purposeOf(sitting.sitting_id), sitting.wallet_token)
export const newOrderId = (): string => randomUUID()
