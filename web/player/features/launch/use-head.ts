import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FrameHead, readFrameHead } from './frame-head.ts'
import { originOf } from './use-frame.ts'

type Frame = RefObject<HTMLIFrameElement | null>

/** A game that has not answered by then is not there to be asked. */
const HEARD_MS = 1_500

interface ShownHead {
  head: FrameHead | null
  /** Does in the game what was pressed in the bar. */
  act: (key: string) => void
  /** A step back inside the game, or out of it if it takes none or does not answer. */
  back: (leave: () => void) => void
}

/** The head of the studio's game in its frame; another vendor's page has none. */
export function useHead(frame: Frame, url: string | null, isHouse: boolean): ShownHead {
  const [shown, setShown] = useState<{ url: string; head: FrameHead } | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!url || !isHouse) return undefined
    const origin = originOf(url)
    const take = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if ((data as { type?: unknown } | null)?.type === 'heard') clearTimeout(waiting.current)
      const head = readFrameHead(data)
      if (head) setShown({ url, head })
    }
    window.addEventListener('message', take)
    return () => {
      window.removeEventListener('message', take)
      clearTimeout(waiting.current)
    }
  }, [url, frame, isHouse])
  const head = shown !== null && shown.url === url ? shown.head : null
  const act = useCallback(
    (key: string) => {
      if (url) frame.current?.contentWindow?.postMessage({ sala: 1, type: 'act', key }, originOf(url))
    },
    [url, frame],
  )
  const back = (leave: () => void) => {
    if (!head?.takesBack) return leave()
    clearTimeout(waiting.current)
    waiting.current = setTimeout(leave, HEARD_MS)
    act('back')
  }
  useSpace(frame, head?.takesSpace === true, act)
  return { head, act, back }
}

/**
 * The space bar plays from the moment that the game is there, wherever in the page the focus happens to be.
 */
function useSpace(frame: Frame, isTaken: boolean, act: (key: string) => void): void {
  useEffect(() => {
    if (!isTaken) return undefined
    const take = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (
        event.code !== 'Space' ||
        target?.closest('button, a, input, textarea, select, [contenteditable], [role]:not(main)') ||
        isWindowOpen()
      )
        return
      event.preventDefault()
      if (event.repeat) return
      act('space')
      frame.current?.focus()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [frame, isTaken, act])
}

/**
 * What opens in the game has the keys; the menu that it was chosen from gives the focus back to its button
 * first. A field of the game that has the focus already would lose it to the frame's document.
 */
export function focusAfterMenu(frame: Frame, looksLeft = 30): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=menu]') && looksLeft > 0) focusAfterMenu(frame, looksLeft - 1)
    else
      requestAnimationFrame(() => {
        if (document.activeElement !== frame.current) frame.current?.focus({ preventScroll: true })
      })
  })
}

/** Focuses the game when it is there, unless something else has asked for the focus. */
export function focusGame(frame: Frame): void {
  const { activeElement } = document
  if (!isWindowOpen() && (activeElement === null || activeElement === document.body))
    frame.current?.focus({ preventScroll: true })
}

function isWindowOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}
