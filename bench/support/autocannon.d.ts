/** The part of autocannon that the benches use; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    connections?: number
    duration?: number
    overallRate?: number
    verifyBody?: (body: string) => boolean
    amount?: number
    timeout?: number
    requests?: unknown[]
    setupClient?: (client: unknown) => void
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
    timeouts: number
    mismatches: number
  }
  function autocannon(options: Options): Promise<Result>
  namespace autocannon {
    export type { Result }
  }
  export default autocannon
}
