import { type RefObject, useEffect, useRef } from 'react'
import { readFrameMessage, type FrameMessage } from './frame-message.ts'

type Frame = RefObject<HTMLIFrameElement | null>

/**
 * Hears the framed game: messages of the contract, from the frame itself and from the origin it was opened
 * with alone.
 */
export function useFrameMessages(
  frame: Frame,
  url: string | null,
  listener: (message: FrameMessage) => void,
): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    if (!url) return undefined
    const origin = originOf(url)
    const take = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (message) latest.current(message)
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [url, frame])
}

/** Sends the framed game something once it is ready, and again each time it says so. Null sends nothing. */
export function useTellFrame(
  frame: Frame,
  url: string | null,
  readyCount: number,
  message: { type: 'pause' | 'resume' } | { type: 'balance'; balance: number; currency: string } | null,
): void {
  const text = JSON.stringify(message)
  useEffect(() => {
    if (!url || readyCount === 0 || text === 'null') return
    frame.current?.contentWindow?.postMessage({ sala: 1, ...(JSON.parse(text) as object) }, originOf(url))
  }, [url, frame, readyCount, text])
}

export function originOf(url: string): string {
  return new URL(url, location.href).origin
}
