import { lazy, type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { preferences } from '../../client/preferences.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { translator } from '../../ui/i18n/translator.ts'
import { loadTexts } from '../../ui/i18n/texts.ts'
import { toast, ToastRegion } from '../../ui/overlay/toast.tsx'
import { lazyPart } from '../lazy-part.ts'
import { place } from '../navigation.ts'
import { isAgentPath, isGamePath } from '../paths.ts'
import { member } from '../state/member.ts'
import { play } from '../state/play.ts'
import { popups } from '../state/popups.ts'
import { closeChat, service } from '../state/service.ts'
import { closeWindow, windows } from '../state/windows.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { LoadingCover } from './loading-cover.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Service } from './service.tsx'
import { SideMenu } from './side-menu.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))
const Windows = lazy(() => import('./windows.tsx'))
const Popups = lazy(() => import('./popups.tsx'))
const PlayWatch = lazy(lazyPart(() => import('../features/limits/play-watch.tsx'), () => loadTexts('limits')))
const PlayWindows = lazy(lazyPart(() => import('../features/launch/play-windows.tsx'), () => loadTexts('play')))
const ChatRoom = lazy(lazyPart(() => import('../features/messaging/chat-room.tsx'), () => loadTexts('inbox', 'forms')))

/**
 * The house around every page: header, notices, side menu, footer, bars and windows. Game pages stand alone, and the
 * agents' pages bring a frame of their own. On the way into a game and out of it the pages keep their place among the
 * elements: a step of the router that is under way while they were taken out and put in again would never end.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isGame = useStore(place, (state) => isGamePath(state.path))
  const isAgents = useStore(place, (state) => isAgentPath(state.path))
  return (
    <>
      {isAgents ? children : <House isGame={isGame}>{children}</House>}
      <Overlays />
    </>
  )
}

function House({ isGame, children }: { isGame: boolean; children: ReactNode }) {
  const t = useText()
  const isNarrow = useStore(preferences, (state) => state.isSideNarrow)
  return (
    <div className={isNarrow && !isGame ? styles.narrow : undefined}>
      {isGame ? null : <a className={styles.skip} href="#page">{t('common_skip_to_content')}</a>}
      {isGame ? null : <Suspense><Header /></Suspense>}
      {isGame ? null : <Suspense><NoticeStrip /></Suspense>}
      {isGame ? null : <Suspense><SideMenu /></Suspense>}
      <main id="page" className={isGame ? styles.game : styles.page} tabIndex={-1}>
        <div className={isGame ? undefined : styles.content}><Suspense>{children}</Suspense></div>
        {isGame ? null : <Suspense><Footer /></Suspense>}
      </main>
      {isGame ? null : <Suspense><PhoneBar /></Suspense>}
      {isGame ? null : <Suspense><Service /></Suspense>}
    </div>
  )
}

/** The windows' own code did not come: no dialog can say so. */
function sayFault(): void {
  closeWindow()
  toast.bad(translator()('msg_network_abnormal'))
}

/** Everything that lies over the page; each loads when it is first needed. */
function Overlays() {
  const needsDrawer = useStore(windows, (state) => state.isDrawerOpen)
  const needsWindow = useStore(windows, (state) => state.open !== null || state.question !== null)
  const needsPopups = useStore(popups, (state) => state.list.length > 0)
  const needsChat = useStore(service, (state) => state.isChatOpen)
  const needsWatch = useStore(member, (state) => state.info !== null && !state.info.isTrial)
  const needsPlay = useStore(play, (state) => state.vendor !== null || state.notice !== null)
  const isLoading = useStore(place, (state) => state.isLoading)
  return (
    <>
      <PartBoundary><Suspense>{needsDrawer ? <MenuDrawer /> : null}</Suspense></PartBoundary>
      <PartBoundary onFault={sayFault}><Suspense fallback={<LoadingCover />}>{needsWindow ? <Windows /> : null}</Suspense></PartBoundary>
      <PartBoundary><Suspense>{needsPopups ? <Popups /> : null}</Suspense></PartBoundary>
      <PartBoundary onFault={() => { closeChat(); sayFault() }}><Suspense fallback={<LoadingCover />}>{needsChat ? <ChatRoom /> : null}</Suspense></PartBoundary>
      <PartBoundary><Suspense>{needsWatch ? <PlayWatch /> : null}</Suspense></PartBoundary>
      <PartBoundary onFault={() => { play.setState({ vendor: null, notice: null }); sayFault() }}><Suspense fallback={<LoadingCover />}>{needsPlay ? <PlayWindows /> : null}</Suspense></PartBoundary>
      {isLoading ? <LoadingCover /> : null}
      <ToastRegion />
    </>
  )
}
