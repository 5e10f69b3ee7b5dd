/**
 * The vendors of each category and the hot games, kept for the session and asked for again when the page is
 * reloaded, when the catalogue changes, or on request (site.md §4, domain/gaps.md §1 row 21).
 */
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listHotGames } from '../../../../contract/player/catalogue/list-hot-games.ts'
import { listLanes, type listLanesSchemas } from '../../../../contract/player/catalogue/list-lanes.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { CallError } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { queryClient } from '../../../client/query-client.ts'
import { watchCatalogue } from '../../state/watch-catalogue.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import { translator } from '../../../ui/i18n/translator.ts'
import { toast } from '../../../ui/overlay/toast.tsx'
import type { Game } from '../../state/home.ts'
import { site } from '../../state/site.ts'
import { type CacheKey, keepCache, readCache } from './session-cache.ts'

export type Lane = ValueOf<typeof listLanesSchemas>['data']['lanes'][number]

/** A failed list is asked for again after 3, 10 and 30 seconds. */
export const RETRIES_MS = [3000, 10_000, 30_000]

/** Longer than anybody leaves one page open. */
const KEPT_MS = 86_400_000

export function useLanes(): UseQueryResult<Lane[], CallError> {
  const query = useKept(
    'gameVendor',
    async (language) =>
      (await callServer(listLanes, { query: { platform: 'html5-desktop', language } })).data.lanes,
  )
  // Newer than what the page began with: a category may have gained its first vendor, or lost its last.
  const fresh = query.isStale ? undefined : query.data
  useEffect(() => {
    if (fresh)
      site.setState({
        categories: fresh.filter(({ cards }) => cards.length > 0).map(({ title }) => String(title)),
      })
  }, [fresh])
  return query
}

export function useHotGames(isEnabled: boolean): UseQueryResult<Game[], CallError> {
  return useKept(
    'hotGames',
    async (language) => (await callServer(listHotGames, { query: { isPlatform: '2', language } })).list,
    isEnabled,
  )
}

/** Watched to the end once somebody asked: a list that is not shown now must not be shown old later. */
const watched = new Set<CacheKey>()

function useKept<Value>(
  key: CacheKey,
  ask: (language: string) => Promise<Value>,
  enabled = true,
): UseQueryResult<Value, CallError> {
  const language = useLanguage().toUpperCase()
  const kept = readCache<Value>(key, language)
  const query = useQuery<Value, CallError>({
    queryKey: [key, language],
    async queryFn() {
      const value = await ask(language)
      keepCache(key, language, value)
      return value
    },
    enabled,
    retry: RETRIES_MS.length,
    retryDelay: (attempt) => RETRIES_MS[attempt] ?? 0,
    staleTime: KEPT_MS,
    meta: { isPublic: true },
    // What the session kept is shown at once, and replaced when the new answer arrives.
    ...(kept === undefined ? {} : { initialData: kept, initialDataUpdatedAt: 0 }),
  })
  const isOld = query.failureCount === 1 && query.data !== undefined
  useEffect(() => {
    if (isOld) toast.bad(translator()('msg_network_abnormal'))
  }, [isOld])
  useEffect(() => {
    if (watched.has(key)) return
    watched.add(key)
    watchCatalogue(() => void queryClient.invalidateQueries({ queryKey: [key] }))
  }, [key])
  return query
}
