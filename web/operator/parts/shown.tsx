import { type ReactNode, useEffect, useRef } from 'react'

/** Below a long list what was chosen would open out of sight: it comes into view and takes the focus. */
export function Shown({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="stack" ref={place} tabIndex={-1} style={{ scrollMarginTop: 72 }}>
      {children}
    </div>
  )
}
