/** The lanes of the poster: the messages that wait in each, and the batches that leave them. */
import type { RidingResult, VendorPosting } from '../types.ts'
import type { BatchRider } from './riders.ts'

export interface Waiting {
  message: VendorPosting
  weight: number
  resolve: (result: RidingResult) => void
  reject: (error: unknown) => void
}

/** The members of one lane: the waiting messages, and whether a batch is in flight. */
export interface Lane {
  queue: Waiting[]
  /** Of the waiting messages together. */
  weight: number
  isBusy: boolean
  isScheduled: boolean
  /** The lanes that may send each other's waiting messages. */
  peers: Lane[]
  rider: BatchRider | undefined
}

/** See the poster's options. */
interface BatchLimits {
  readonly batchSize: number
  readonly batchWeight: number
}

/** The next messages of a lane: at least one, however much it weighs. */
export function takeBatch(lane: Lane, { batchSize, batchWeight }: BatchLimits): Waiting[] {
  let [size, weight] = [0, 0]
  for (const waiting of lane.queue) {
    if (size === batchSize || (size > 0 && weight + waiting.weight > batchWeight)) break
    size += 1
    weight += waiting.weight
  }
  lane.weight -= weight
  return lane.queue.splice(0, size)
}

export function lanesOf(count: number, rider: BatchRider | undefined): Lane[] {
  const peers: Lane[] = []
  for (let lane = 0; lane < count; lane++)
    peers.push({ queue: [], weight: 0, isBusy: false, isScheduled: false, peers, rider })
  return peers
}
