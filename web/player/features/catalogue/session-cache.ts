/** Answers that are kept for the session under the spec's keys, each for one language. */
import { readStored, store } from '../../../client/storage.ts'

/** The keys of the spec: hot games, and the vendors of each category. */
export type CacheKey = 'hotGames' | 'gameVendor'

export function readCache<Value>(key: CacheKey, language: string): Value | undefined {
  try {
    const kept = JSON.parse(readStored('session', key) ?? 'null') as { language: string; value: Value } | null
    return kept?.language === language ? kept.value : undefined
  } catch {
    return undefined
  }
}

export function keepCache(key: CacheKey, language: string, value: unknown): void {
  store('session', key, JSON.stringify({ language, value }))
}
