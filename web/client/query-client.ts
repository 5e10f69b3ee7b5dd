import { QueryClient } from '@tanstack/react-query'

/** One a browser. Calls repeat themselves where that is safe, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
})
