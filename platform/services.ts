/**
 * Typed slots that server/compose.ts fills: what a module needs and another one owns, or a long-lived object
 * of the process (the poster, the realtime hub). One container per process, several in one test. A slot
 * that nobody has to fill brings the answer of a house without a provider.
 */
declare const valueType: unique symbol

export interface ServiceKey<Value> {
  readonly name: string
  /** What is used if nobody provides it. */
  readonly fallback?: Value
  readonly [valueType]?: Value
}

export function defineService<Value>(name: string): ServiceKey<Value> {
  return { name }
}

/** A service that need not be provided. */
export function defineSlot<Value extends object>(name: string, fallback: Value): ServiceKey<Value> {
  return { name, fallback }
}

export class Services {
  readonly #values = new Map<string, unknown>()

  provide<Value>(key: ServiceKey<Value>, value: Value): void {
    if (this.#values.has(key.name)) throw new Error(`the service ${key.name} is provided twice`)
    this.#values.set(key.name, value)
  }

  use<Value>(key: ServiceKey<Value>): Value {
    if (this.#values.has(key.name)) return this.#values.get(key.name) as Value
    if (key.fallback !== undefined) return key.fallback
    throw new Error(`the service ${key.name} is not provided; server/compose.ts fills it`)
  }
}
