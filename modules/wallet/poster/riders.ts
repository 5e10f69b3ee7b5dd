/**
 * Riders: what a product or a pool does with messages of its kind, in the transaction of their batch
 * (docs/flows/product-bet.md). Locks are taken in one order: the product's rows by their keys, then accounts
 * by their ids, then jackpot pools; a counter that all bets share may come behind the accounts, if a batch
 * that finds it used up throws a serialization failure (docs/decisions/0132-what-a-product-bet-costs.md).
 */
import type { Tx } from '../../../platform/postgres.ts'
import type { Ride, RidingResult, VendorPosting } from '../types.ts'

export interface RiderItem<Load extends Ride = Ride> {
  readonly message: VendorPosting
  readonly ride: Load
  /** For `store`: the code with which the judge refused it. */
  readonly refusal?: string | undefined
}

interface RiderOfKind<Load extends Ride = Ride> {
  /** What the rides of its messages name. */
  readonly kind: string
  /**
   * How many rows a message writes, e.g. the lines of a ticket, where that differs; 1 by default. A batch
   * ends before it weighs more than the poster's `batchWeight`, so that a small bet does not wait for a
   * hundred large ones.
   */
  weightOf?(ride: Load): number
  /**
   * How many lanes of the poster its messages have, 1 by default. More than one only if two batches seldom
   * need the same row of the product.
   */
  readonly lanes?: number
}

/** A product's rider: it judges a batch before the money moves, and stores what the wallet took. */
export interface JudgingRider<Load extends Ride = Ride> extends RiderOfKind<Load> {
  /**
   * Locks and reads what the product decides by, in the order of keys, and answers for each item the
   * product's code if it refuses it, else undefined. The posting function ranks a refusal behind repeats,
   * blocks and closed games, and the same bet sent again is refused with the first code. Repeats are judged
   * too, so what is reserved here is released in `store` for items that passed and are not `isTaken`. A
   * thrown `Refusal` fails its item alone.
   */
  judge(tx: Tx, items: readonly RiderItem<Load>[]): Promise<readonly (string | undefined)[]>
  /**
   * Writes the product's rows for what the wallet took, and releases what it did not take. If `isLast`,
   * nothing follows in the transaction, so its last statement may be one that commits (`lastPrepared`).
   */
  store(
    tx: Tx,
    items: readonly RiderItem<Load>[],
    results: readonly RidingResult[],
    isLast: boolean,
  ): Promise<void>
}

/**
 * A rider that refuses nothing and stores by an SQL function, which is called in the statement that posts the
 * batch: no round trip more than without it.
 */
interface StatementRider<Load extends Ride = Ride> extends RiderOfKind<Load> {
  /** `schema.name`, from code; it takes the status, transaction and marks of each item and its own lists. */
  readonly functionName: string
  /** Its own lists as PostgreSQL's array text, one element for each item. */
  argumentsOf(items: readonly RiderItem<Load>[]): string[]
}

export type BatchRider<Load extends Ride = Ride> = JudgingRider<Load> | StatementRider<Load>

/** Whether an answer is that of a message which moved its money now. */
export const isTaken = ({ status, isRepeat }: RidingResult): boolean => status === 'OK' && !isRepeat

/** The items of a batch whose messages all have a ride. */
export const itemsOf = (messages: readonly VendorPosting[]): RiderItem[] =>
  messages.map((message) => ({ message, ride: message.ride! }))
