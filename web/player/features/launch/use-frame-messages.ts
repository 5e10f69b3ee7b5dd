import { type RefObject, useEffect, useRef } from 'react'

interface FrameListeners {
  /** A round's show begins. */
  onRound: () => void
  /** A round's show is over, or the game was loaded anew: the balance may be told. */
  onBalance: () => void
  onExit: () => void
}

/**
 * What a framed game may say, as `{sala: 1, type}`. Taken only from the frame itself and from the origin of the address
 * it was opened with.
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string | null, listeners: FrameListeners): void {
  const latest = useRef(listeners)
  latest.current = listeners
  useEffect(() => {
    if (!url) return undefined
    const origin = new URL(url, location.href).origin
    const take = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const { sala, type } = (event.data ?? {}) as { sala?: unknown; type?: unknown }
      if (sala !== 1) return
      if (type === 'round') latest.current.onRound()
      else if (type === 'balance' || type === 'ready') latest.current.onBalance()
      else if (type === 'exit') latest.current.onExit()
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [url, frame])
}

/** Asks the framed game to rest or to go on, and tells it again when it was loaded anew. */
export function useFramePause(frame: RefObject<HTMLIFrameElement | null>, url: string | null, isPaused: boolean): void {
  const latest = useRef(isPaused)
  latest.current = isPaused
  useEffect(() => {
    if (!url) return undefined
    const origin = new URL(url, location.href).origin
    const say = () => frame.current?.contentWindow?.postMessage({ sala: 1, type: latest.current ? 'pause' : 'resume' }, origin)
    const sayToFresh = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow && (event.data as { type?: unknown } | null)?.type === 'ready') say()
    }
    say()
    window.addEventListener('message', sayToFresh)
    return () => window.removeEventListener('message', sayToFresh)
  }, [url, frame, isPaused])
}
