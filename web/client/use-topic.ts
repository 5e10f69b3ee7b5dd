import { useEffect, useRef } from 'react'
import { listen } from './socket.ts'

/**
 * Listens to a topic while the component is mounted; null listens to nothing. `onGap` asks again over HTTP.
 */
export function useTopic<Data>(topic: string | null, onData: (data: Data) => void, onGap?: () => void): void {
  const latest = useRef({ onData, onGap })
  latest.current = { onData, onGap }
  useEffect(() => {
    if (!topic) return undefined
    return listen(topic, {
      onData: (data) => latest.current.onData(data),
      onGap: () => latest.current.onGap?.(),
    })
  }, [topic])
}
