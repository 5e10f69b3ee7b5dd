import { QueryClientProvider } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { queryClient } from '../../../client/query-client.ts'
import { play } from '../../state/play.ts'
import { PlayNotice } from './play-notice.tsx'
import { VendorWindow } from './vendor-window.tsx'

/** What is shown over any page about playing: a vendor's games, and above them why a game did not open. */
export default function PlayWindows() {
  const { vendor, notice } = useStore(play)
  return (
    <QueryClientProvider client={queryClient}>
      {vendor ? (
        <VendorWindow
          key={vendor.vassalage}
          vendor={vendor}
          onClose={() => play.setState({ vendor: null })}
        />
      ) : null}
      {notice ? <PlayNotice notice={notice} onClose={() => play.setState({ notice: null })} /> : null}
    </QueryClientProvider>
  )
}
