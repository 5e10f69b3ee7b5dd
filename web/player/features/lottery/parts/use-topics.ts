import { useEffect, useRef } from 'react'
import { listen } from '../../../../client/socket.ts'

/** Listens to several topics while the component is mounted; `onGap` asks again over HTTP. */
export function useTopics<Data>(
  topics: readonly string[],
  onData: (data: Data) => void,
  onGap: () => void,
): void {
  const latest = useRef({ onData, onGap })
  latest.current = { onData, onGap }
  const all = topics.join(' ')
  useEffect(() => {
    const stops = all
      .split(' ')
      .filter(Boolean)
      .map((topic) =>
        listen(topic, {
          onData: (data: Data) => latest.current.onData(data),
          onGap: () => latest.current.onGap(),
        }),
      )
    return () => {
      for (const stop of stops) stop()
    }
  }, [all])
}
