/** Prometheus metrics of this process. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export class Metrics {
  readonly registry = new Registry()
  readonly #requests: Histogram
  readonly #gauges = new Map<string, Gauge>()
  readonly #counters = new Map<string, Counter>()

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    this.#requests = new Histogram({
      name: 'sala_request_seconds',
      help: 'time to answer a call',
      labelNames: ['call', 'status'],
      registers: [this.registry],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    })
  }

  observeRequest(call: string, status: number, elapsedMs: number): void {
    this.#requests.observe({ call, status: String(status) }, elapsedMs / 1000)
  }

  setGauge(name: string, help: string, value: number): void {
    let gauge = this.#gauges.get(name)
    if (!gauge) this.#gauges.set(name, (gauge = new Gauge({ name, help, registers: [this.registry] })))
    gauge.set(value)
  }

  /** Counts one more under these labels; a name has the same labels each time. */
  count(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    let counter = this.#counters.get(name)
    if (!counter) {
      counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [this.registry] })
      this.#counters.set(name, counter)
    }
    counter.inc(labels)
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }
}
