import { useEffect, useState } from 'react'

/**
 * The whole page fills the screen and not the frame alone, so that the game bar, the cashier and the reality
 * check stay over the game.
 */
export function useFullScreen(): { canFill: boolean; isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      // Leaving the game ends its full screen too.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () =>
    void (
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    ).catch(() => {})
  return { canFill: document.fullscreenEnabled === true, isFull, toggle }
}
