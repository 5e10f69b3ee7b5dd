import { type RefObject, useEffect, useState } from 'react'

/** Whether any of it is in the view: what moves by itself rests while nobody can see it. */
export function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting))
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [place])
  return isSeen
}
