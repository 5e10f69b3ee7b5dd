import { useEffect, useState } from 'react'
import type { Swiper } from 'swiper'

const REST_MS = 5000

/**
 * Moves on to the next slide five seconds after the last one came to rest, unless a pointer is over it, a
 * finger on it, or the focus in it. The swiper's own autoplay asks for every frame of the page to count its
 * time. Answers what the place of the slides hears, and what is told of a slide that came to rest.
 */
export function useSlideShow(swiper: Swiper | null, isMoving: boolean) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [steps, setSteps] = useState(0)
  const rests = !isMoving || isPointed || isFocused
  useEffect(() => {
    if (!swiper || rests) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') swiper.slideNext()
    }, REST_MS)
    return () => clearInterval(timer)
  }, [swiper, rests, steps])
  return {
    place: {
      // A finger enters when it touches and leaves when it is lifted, or when the page scrolls with it.
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    onRest: () => setSteps((before) => before + 1),
  }
}
