import { type ReactNode, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { preferences } from '../../client/preferences.ts'
import { readStored } from '../../client/storage.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { translator } from '../../ui/i18n/translator.ts'
import { toast, ToastRegion } from '../../ui/overlay/toast.tsx'
import { place } from '../navigation.ts'
import { isAgentPath, isGamePath, paths } from '../paths.ts'
import { member } from '../state/member.ts'
import { useDocumentTitle } from '../state/page-title.ts'
import { play } from '../state/play.ts'
import { popups } from '../state/popups.ts'
import { closeChat, service } from '../state/service.ts'
import { closeWindow, openDrawer, windows } from '../state/windows.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { LoadingCover } from './loading-cover.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Service } from './service.tsx'
import { SideMenu } from './side-menu.tsx'

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'))
const Windows = lazyPart(() => import('./windows.tsx'), { target: addressOfWindow })
const Popups = lazyPart(() => import('./popups.tsx'), { isQuiet: true })
const MemberWatch = lazyPart(() => import('./member-watch.tsx'), { isQuiet: true })
const PlayWindows = lazyPart(() => import('../features/launch/play-windows.tsx'))
const PocketStrip = lazyPart(() => import('../features/launch/pocket-strip.tsx'), {
  isQuiet: true,
})
const ChatRoom = lazyPart(() => import('../features/messaging/chat-room.tsx'))

/**
 * The shell around every page: header, notices, side menu, footer, bars and windows. Game pages have no
 * shell, and the agents' pages bring a frame of their own. On the way into a game and out of it the pages
 * keep their place among the elements: a step of the router that is under way while they were removed and
 * inserted again would never end.
 */
export function Layout({ children }: { children: ReactNode }) {
  useDocumentTitle()
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
      {isGame ? null : (
        <a className={styles.skip} href="#page">
          {t('common_skip_to_content')}
        </a>
      )}
      {isGame ? null : (
        <Suspense>
          <Header />
        </Suspense>
      )}
      {isGame ? null : (
        <Suspense>
          <NoticeStrip />
        </Suspense>
      )}
      {isGame ? null : (
        <Suspense>
          <SideMenu />
        </Suspense>
      )}
      <main id="page" className={isGame ? styles.game : styles.page} tabIndex={-1}>
        <div className={isGame ? undefined : styles.content}>
          <Suspense>{children}</Suspense>
        </div>
        {isGame ? null : (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </main>
      {isGame ? null : (
        <Suspense>
          <PhoneBar />
        </Suspense>
      )}
      {isGame ? null : (
        <Suspense>
          <Service />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The windows' own code did not come, which the loader's dialog has said, or it broke, which nothing has
 * said yet.
 */
function dropWindows(isTold: boolean): void {
  windows.getState().question?.answer(false)
  closeWindow()
  if (!isTold) toast.bad(translator()('msg_network_abnormal'))
}

const entrances = { login: paths.login, register: paths.register, forgot: paths.forgot } as const

/** A page that has to be reloaded for a window opens it at once, if it has an address. */
function addressOfWindow(): string | undefined {
  const { open } = windows.getState()
  return open !== null && open in entrances ? entrances[open as keyof typeof entrances]() : undefined
}

/** Everything that lies over the page; each loads when it is first needed. */
function Overlays() {
  const needsDrawer = useStore(windows, (state) => state.isDrawerOpen)
  const needsWindow = useStore(windows, (state) => state.open !== null || state.question !== null)
  const needsPopups = useStore(popups, (state) => state.list.length > 0)
  const needsChat = useStore(service, (state) => state.isChatOpen)
  const needsWatch = useStore(member, (state) => state.info !== null && !state.info.isTrial)
  const needsPlay = useStore(play, (state) => state.vendor !== null || state.notice !== null)
  const needsPocket = useStore(play, (state) => state.pocket !== null)
  // Money that a game left at its vendor on an earlier visit; nothing of it loads if there is none.
  useEffect(() => {
    if (needsWatch && readStored('local', 'pocket') !== null)
      void import('../state/pocket-return.ts').then(
        ({ recallPocket }) => recallPocket(),
        () => {},
      )
  }, [needsWatch])
  const isLoading = useStore(place, (state) => state.isLoading)
  return (
    <>
      <PartBoundary isWanted={needsDrawer} onFault={() => openDrawer(false)}>
        <Suspense>{needsDrawer ? <MenuDrawer /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary isWanted={needsWindow} onFault={dropWindows}>
        <Suspense fallback={<LoadingCover />}>{needsWindow ? <Windows /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary>
        <Suspense>{needsPopups ? <Popups /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary
        isWanted={needsChat}
        onFault={(isTold) => {
          closeChat()
          dropWindows(isTold)
        }}
      >
        <Suspense fallback={<LoadingCover />}>{needsChat ? <ChatRoom /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary>
        <Suspense>{needsWatch ? <MemberWatch /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary
        isWanted={needsPlay}
        onFault={(isTold) => {
          play.setState({ vendor: null, notice: null })
          dropWindows(isTold)
        }}
      >
        <Suspense fallback={<LoadingCover />}>{needsPlay ? <PlayWindows /> : null}</Suspense>
      </PartBoundary>
      <PartBoundary isWanted={needsPocket}>
        <Suspense>{needsPocket ? <PocketStrip /> : null}</Suspense>
      </PartBoundary>
      {isLoading ? <LoadingCover /> : null}
      <ToastRegion />
    </>
  )
}
