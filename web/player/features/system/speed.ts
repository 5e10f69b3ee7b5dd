/**
 * The domain speed test (site.md §7): the first five addresses, each timed once, sorted, a failed one among
 * the results.
 */
import { withinTime } from '../../../client/within-time.ts'

export const TESTED_DOMAINS = 5
export const PING_PATH = '/common/v.1.0.1/ping.json'
const GIVE_UP_MS = 5_000

export interface Timed {
  host: string
  origin: string
  description: string
  /** Null: it did not answer. */
  speedMs: number | null
}
export type Band = 'fast' | 'normal' | 'slow' | 'failed'

/** Up to and including 80 ms fast, up to 150 ms normal. */
export function bandOf(speedMs: number | null): Band {
  if (speedMs === null) return 'failed'
  return speedMs <= 80 ? 'fast' : speedMs <= 150 ? 'normal' : 'slow'
}

interface Means {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  nowMs: () => number
  page: { host: string; origin: string }
}

const browserMeans = (): Means => ({
  fetch: (address, init) => fetch(address, init),
  nowMs: () => performance.now(),
  page: location,
})

/** Every address of a site answers by https; only a site on this machine is asked without. */
function originOf(host: string, page: Means['page']): string {
  if (host === page.host) return page.origin
  return /^(localhost|127\.[0-9.]+)(:[0-9]+)?$/.test(host) ? `http://${host}` : `https://${host}`
}

/**
 * Times the addresses in parallel. No cookie, token or referrer is sent with a ping: the list is the
 * operator's, but the names are answered by their present owners.
 */
export async function timeDomains(
  domains: readonly { host: string; description: string }[],
  means: Means = browserMeans(),
): Promise<Timed[]> {
  const timed = await Promise.all(
    domains.slice(0, TESTED_DOMAINS).map(async ({ host, description }): Promise<Timed> => {
      const origin = originOf(host, means.page)
      const startedMs = means.nowMs()
      try {
        const answer = await means.fetch(`${origin}${PING_PATH}?r=${crypto.randomUUID()}`, {
          credentials: 'omit',
          mode: 'cors',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          redirect: 'error',
          signal: withinTime(GIVE_UP_MS),
        })
        if (!answer.ok) throw new Error('no ping')
        return { host, origin, description, speedMs: Math.round(means.nowMs() - startedMs) }
      } catch {
        return { host, origin, description, speedMs: null }
      }
    }),
  )
  return timed.sort((one, other) => (one.speedMs ?? Infinity) - (other.speedMs ?? Infinity))
}
