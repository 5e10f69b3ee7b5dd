import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { ConsoleButton } from '../parts/link.tsx'
import { ScreenGuard } from '../parts/screen-guard.tsx'
import { ScreenLoading } from '../parts/screen-loading.tsx'
import { paths } from '../paths.ts'

/** The screen of the address. Another address draws its screen from the beginning. */
function CurrentScreen() {
  const address = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <ScreenGuard key={address}>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
      </Suspense>
    </ScreenGuard>
  )
}

function NotFound() {
  const t = useText()
  return (
    <EmptyState
      title={t('console_not_found')}
      action={<ConsoleButton href={paths.dashboard}>{t('console_go_dashboard')}</ConsoleButton>}
    />
  )
}

export const rootRoute = createRootRoute({ component: CurrentScreen, notFoundComponent: NotFound })
