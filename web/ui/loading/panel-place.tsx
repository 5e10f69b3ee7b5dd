import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useText } from '../i18n/text.tsx'
import { PartBoundary } from './part-boundary.tsx'

/** The place of a page's panel; instead of one that did not load, a button that requests it again. */
export function PanelPlace({ children }: { children: ReactNode }) {
  const t = useText()
  const [tries, setTries] = useState(0)
  const again = (
    <Button icon="refresh" onClick={() => setTries(tries + 1)}>
      {t('common_retry')}
    </Button>
  )
  return (
    <PartBoundary key={tries} fallback={<EmptyState isSmall title={t('msg_page_slow')} action={again} />}>
      <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
    </PartBoundary>
  )
}
