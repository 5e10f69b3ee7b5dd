/**
 * The server's side of values that are told as deltas (kernel/deltas.ts). The values stand where the product
 * keeps them, with their version, so that every process answers the same snapshot; this tells what changed.
 */
import { deltasOf, type Snapshot } from '../kernel/deltas.ts'
import type { Hub } from './hub.ts'

export interface DeltaFeed {
  /** E.g. `sport:football`. */
  readonly topic: string
  /** For the readers of one merchant; without it everybody's. */
  readonly merchantId?: string
}

/**
 * Tells the readers of a topic how `before` became `after`, and returns the new snapshot, whose version is
 * one higher unless nothing changed. To be called after the commit that stored it, by one caller at a time.
 */
export function tellChange<Value>(
  hub: Pick<Hub, 'push'>,
  feed: DeltaFeed,
  before: Snapshot<Value>,
  after: Snapshot<Value>['values'],
): Snapshot<Value> {
  const deltas = deltasOf(before, after)
  for (const delta of deltas) hub.push({ ...feed, data: { ...delta } })
  return deltas.length === 0 ? before : { version: before.version + 1, values: after }
}
