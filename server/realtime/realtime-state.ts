/** A process's realtime state: its readers, and the position of each public topic. */
import type { GatewayParts } from '../gateway/parts.ts'
import type { Client } from './client.ts'
import type { Readers } from './readers.ts'
import type { Topics } from './topics.ts'

/** The last number of each public topic of each merchant; a frame has the same number for everybody. */
type Numbers = Map<string, number>
export const nameOf = (merchantId: string, topic: string) => `${merchantId}\n${topic}`

export interface RealtimeLine {
  readonly gateway: GatewayParts
  readonly numbers: Numbers
  readonly readers: Readers<Client>
  readonly topics: Topics
  noteWatched(topics: readonly string[]): void
}
