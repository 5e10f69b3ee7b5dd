/** Readers by topic and merchant, and by account, found without looking at anybody else. */

export interface Reader {
  readonly session: { readonly accountId: string } | null
  readonly merchantId: string
  readonly topics: Set<string>
}

export class Readers<Client extends Reader> {
  readonly #byTopic = new Map<string, Map<string, Set<Client>>>()
  readonly #byAccount = new Map<string, Set<Client>>()

  /** Once a client has sent its hello. */
  greet(client: Client): void {
    if (!client.session) return
    const own = this.#byAccount.get(client.session.accountId)
    if (own) own.add(client)
    else this.#byAccount.set(client.session.accountId, new Set([client]))
  }

  /** Returns true for the first reader of a topic, of any merchant. */
  subscribe(client: Client, topic: string): boolean {
    client.topics.add(topic)
    const houses = this.#byTopic.get(topic)
    if (!houses) {
      this.#byTopic.set(topic, new Map([[client.merchantId, new Set([client])]]))
      return true
    }
    const readers = houses.get(client.merchantId)
    if (readers) readers.add(client)
    else houses.set(client.merchantId, new Set([client]))
    return false
  }

  unsubscribe(client: Client, topic: string): void {
    client.topics.delete(topic)
    const houses = this.#byTopic.get(topic)
    const readers = houses?.get(client.merchantId)
    if (!houses || !readers?.delete(client)) return
    if (readers.size === 0) houses.delete(client.merchantId)
    if (houses.size === 0) this.#byTopic.delete(topic)
  }

  leave(client: Client): void {
    for (const topic of client.topics) this.unsubscribe(client, topic)
    if (!client.session) return
    const own = this.#byAccount.get(client.session.accountId)
    own?.delete(client)
    if (own?.size === 0) this.#byAccount.delete(client.session.accountId)
  }

  /** The sockets of an account. */
  ofAccount(accountId: string): Iterable<Client> {
    return this.#byAccount.get(accountId) ?? []
  }

  /** The readers of a topic by merchant, or those of one merchant if it is named. */
  *housesOf(topic: string, merchantId?: string): Iterable<[string, ReadonlySet<Client>]> {
    const houses = this.#byTopic.get(topic)
    if (!houses) return
    if (merchantId === undefined) yield* houses
    else if (houses.has(merchantId)) yield [merchantId, houses.get(merchantId)!]
  }

  /** Every topic that somebody reads. */
  topics(): Iterable<string> {
    return this.#byTopic.keys()
  }
}
