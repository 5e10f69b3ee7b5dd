import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'

/** One per browser. Calls repeat themselves if that is safe, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
})

// What one member saw must not greet the next who signs in on this tab; only what everybody may see stays.
session.subscribe(({ token }, before) => {
  if (before.token !== null && token === null)
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.['isPublic'] !== true })
})
