/** What everything about the sea shares, and how its money is called. */
import { randomUUID } from 'node:crypto'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import type { Database } from '../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import type { Seeds } from '../core/seeds.ts'
import type { TellTopic } from '../core/topics.ts'
import type { SittingRow } from './store/sittings.ts'

export interface FishParts {
  readonly database: Database
  readonly port: HousePort
  readonly seeds: Pick<Seeds, 'of' | 'forget' | 'serverSeedOf'>
  readonly secretKey: Buffer
  readonly tell: TellTopic
  readonly onError: (error: unknown) => void
}

/** A window is settled this long after its first shot. */
export const WINDOW_MS = 5_000
/** A request to the wallet that is older than this was interrupted. */
export const CUT_MS = 10_000
/** A member who fires no shot for this long loses their gun. */
export const IDLE_MS = 120_000

/** What may be staked now; wins of unsettled windows count only after their settlement. */
export const fundsOf = (sitting: Pick<SittingRow, 'stack_amount' | 'staked_amount'>): bigint =>
  sitting.stack_amount - sitting.staked_amount
/** What the member has at their gun. */
export const creditOf = (
  sitting: Pick<SittingRow, 'stack_amount' | 'staked_amount' | 'won_amount'>,
): bigint => fundsOf(sitting) + sitting.won_amount

/**
 * The amount with which a member sits down and is topped up: about seven seconds of cannon fire, and at least
 * fifty baht.
 */
const SHOTS_SET_ASIDE = 60
const LEAST_SET_ASIDE = 5_000

/** Amounts to ask for, one after the other, until the wallet accepts one: less if there is less. */
export function amountsToAsk(price: number, cost: number): number[] {
  return [
    ...new Set([
      Math.max(price * SHOTS_SET_ASIDE, LEAST_SET_ASIDE, cost),
      Math.max(cost, price * 20),
      Math.max(cost, price * 5),
      cost,
    ]),
  ]
}

const purposeOf = (sittingId: string) => `fish-sitting:${sittingId}`
export const sealToken = (key: Buffer, sittingId: string, token: string): Buffer =>
  sealSecret(key, purposeOf(sittingId), token)
export const tokenOf = (key: Buffer, sitting: Pick<SittingRow, 'sitting_id' | 'wallet_token'>): string =>
  openSecret(key, purposeOf(sitting.sitting_id), sitting.wallet_token)
export const newOrderId = (): string => randomUUID()
