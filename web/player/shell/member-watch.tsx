import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../client/query-client.ts'
import { FloatingPrompt } from './floating-prompt.tsx'
import PlayWatch from '../features/limits/play-watch.tsx'

/**
 * What is there while a member is signed in, over whichever page. It lies outside the router's pages, so it
 * brings the query client itself.
 */
export default function MemberWatch() {
  return (
    <>
      <PlayWatch />
      <QueryClientProvider client={queryClient}>
        <FloatingPrompt />
      </QueryClientProvider>
    </>
  )
}
