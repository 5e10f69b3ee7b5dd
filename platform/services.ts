/**
 * Typed places that server/compose.ts fills: what a module needs and another room owns (a slot), or a long-lived
 * object of the process (the poster, the realtime hub). One container a process, several in one test.
 */
declare const valueType: unique symbol

export interface ServiceKey<Value> {
  readonly name: string
  readonly [valueType]?: Value
}

export function defineService<Value>(name: string): ServiceKey<Value> {
  return { name }
}

export class Services {
  readonly #values = new Map<string, unknown>()

  provide<Value>(key: ServiceKey<Value>, value: Value): void {
    if (this.#values.has(key.name)) throw new Error(`the service ${key.name} is provided twice`)
    this.#values.set(key.name, value)
  }

  use<Value>(key: ServiceKey<Value>): Value {
    if (!this.#values.has(key.name)) throw new Error(`the service ${key.name} is not provided; server/compose.ts fills it`)
    return this.#values.get(key.name) as Value
  }
}
