import { useEffect } from 'react'
import { watchOpening } from './watch-opening.ts'
import { MaintenancePage } from './maintenance-page.tsx'
import { RegionPage } from './region-page.tsx'

/** What replaces the site: maintenance, or a region in which it is not open. */
export default function ClosedPage({ status }: { status: number }) {
  const retry = () => location.reload()
  useEffect(() => watchOpening(status, () => location.reload()), [status])
  return status === 1 ? <MaintenancePage onRetry={retry} /> : <RegionPage onRetry={retry} />
}
