import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { ServiceBar, ServiceTab } from '../../ui/bars/service-bar.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import { place } from '../navigation.ts'
import { needsLogin } from '../paths.ts'
import { sportsbookPath } from '../paths/sports.ts'
import { useServiceChannels } from '../state/site.ts'
import { openChannel } from './service-channels.ts'

const ServiceSheet = lazyPart(() => import('./service-sheet.tsx'))

/**
 * The floating bar of channels; on phones a tab that opens them as a sheet, but not over forms and prices, of
 * which it would cover some wherever it lies: the drawer has them.
 */
export function Service() {
  const t = useText()
  const channels = useServiceChannels()
  const isCovered = useStore(place, ({ path }) => needsLogin(path) || path === sportsbookPath)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ServiceBar
        label={t('bar_customer_service')}
        places={channels.map((channel, order) => ({
          key: channel.key,
          text: channel.title,
          icon: channel.icon,
          isFirst: order === 0,
          onOpen: () => openChannel(channel, t),
        }))}
        topText={t('common_go_top')}
        onTop={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
      {channels.length > 0 && !isCovered ? (
        <ServiceTab
          label={t('site_service_tab')}
          text={t('bar_customer_service')}
          onOpen={() => setOpen(true)}
        />
      ) : null}
      {isOpen ? (
        <PartBoundary onFault={() => setOpen(false)}>
          <Suspense>
            <ServiceSheet onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  )
}
