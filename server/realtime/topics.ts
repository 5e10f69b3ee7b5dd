/** Which topics there are in this process: those of the house and those that its products declare. */
import type { TopicKind } from '../../contract/pushes/topics.ts'
import { defineService } from '../../platform/services.ts'

const NAME = /^[A-Za-z0-9_-]{1,40}$/

export class Topics {
  readonly #kinds: ReadonlyMap<string, TopicKind>

  constructor(kinds: readonly TopicKind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]))
    if (this.#kinds.size < kinds.length) throw new Error('a realtime topic is declared twice')
  }

  /** Undefined for what is no topic. */
  kindOf(topic: string): TopicKind | undefined {
    const colon = topic.indexOf(':')
    const kind = this.#kinds.get(colon < 0 ? topic : topic.slice(0, colon))
    const isNamed = kind?.isNamed === true
    return isNamed === colon >= 0 && (!isNamed || NAME.test(topic.slice(colon + 1))) ? kind : undefined
  }
}

export const topicsKey = defineService<Topics>('realtime.topics')
