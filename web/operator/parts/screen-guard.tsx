import { type ReactNode, useState } from 'react'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import { LoadProblem } from './load-problem.tsx'

/**
 * A screen whose code did not load, or that broke, leaves the console usable and is tried again by its
 * button.
 */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0)
  return (
    <PartBoundary key={tries} fallback={<LoadProblem onRetry={() => setTries(tries + 1)} />}>
      {children}
    </PartBoundary>
  )
}
