import { Suspense } from 'react'
import { useStore } from 'zustand'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import { SeamlessPage } from '../features/launch/seamless-page.tsx'
import { place } from '../navigation.ts'
import { isGamePath } from '../paths.ts'

const DepositPage = lazyPart(async () => ({
  default: (await import('../features/cashier/deposit-page.tsx')).DepositPage,
}))

const GamePocket = lazyPart(async () => ({
  default: (await import('../features/cashier/game-pocket.tsx')).GamePocket,
}))

/**
 * The page of a game, with the cashier that can lie over it. Nothing is launched before the frame of the site
 * around it is that of a game page: the change between the two draws the page again, and a launch token is
 * good once.
 */
export default function GameRoom() {
  const isFramed = useStore(place, (state) => isGamePath(state.path))
  if (!isFramed) return null
  return (
    <SeamlessPage
      deposit={(onClose) => <DepositWindow onClose={onClose} />}
      pocket={(window) => (
        <PartBoundary onFault={window.onClose}>
          <Suspense>
            <GamePocket {...window} />
          </Suspense>
        </PartBoundary>
      )}
    />
  )
}

/** The cashier's own page in a window: the game behind it runs on. */
function DepositWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen onClose={onClose} title={t('header_deposit')} size="wide">
      <PartBoundary onFault={onClose}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <DepositPage />
        </Suspense>
      </PartBoundary>
    </Modal>
  )
}
