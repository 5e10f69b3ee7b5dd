import { houseCurrency } from '../../../../design/house.ts'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { goAsMember, mayActAsMember } from '../../guards.ts'
import { navigate } from '../../navigation.ts'
import { isSeamlessPath, paths, safeReturn } from '../../paths.ts'
import { member, refreshBalance } from '../../state/member.ts'
import { play, readReturn } from '../../state/play.ts'
import { ask } from '../../state/windows.ts'
import type { FrameMessage } from './frame-message.ts'
import type { GameAddress } from './game-address.ts'
import { GameBar } from './game-bar.tsx'
import { GameFault, OwnWindow, TryFree } from './game-states.tsx'
import styles from './seamless-page.module.css'
import { SlowStrip } from './slow-strip.tsx'
import './texts.ts'
import { originOf, useFrameMessages, useTellFrame } from './use-frame.ts'
import { focusAfterMenu, focusGame, useHead } from './use-head.ts'
import { useGame } from './use-game.ts'
import { useLaunch } from './use-launch.ts'
import { usePocket, type Pocket, type PocketWindowProps } from './use-pocket.ts'

/** After this long a game that never says that its round is over may no longer hold the balance back. */
const HOLD_MS = 180_000

interface SeamlessPageProps {
  /** The cashier over the game; the app brings it. */
  deposit: (onClose: () => void) => ReactNode
  /** The window that moves money between the main wallet and the vendor's own; the app brings it too. */
  pocket: (window: PocketWindowProps) => ReactNode
}

/** A game in its frame under the game bar. The game runs on while the cashier lies over it. */
export function SeamlessPage({ deposit, pocket: pocketWindow }: SeamlessPageProps) {
  const t = useText()
  const address = useSearch({ strict: false }) as GameAddress
  const game = useGame(address)
  const isSignedIn = useIsSignedIn()
  const { url, opensIn, walletMode, isHouse, error, again } = useLaunch(address)
  const pocket = usePocket(address, { walletMode, opensIn })
  const [isShowing, setShowing] = useHold(url)
  const [isDepositOpen, setDepositOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useReady(url)
  const { head, act, back } = useHead(frame, url, isHouse)

  const openDeposit = () => {
    if (!mayActAsMember(paths.seamless(address))) return
    if (pocket.isPocket) pocket.open()
    else setDepositOpen(true)
  }
  /** A round that is being shown is not left without a question. */
  const mayBreakOff = async (text: string, confirmText: string) =>
    !isShowing || ask({ title: t('game_exit_title'), text, confirmText, cancelText: t('play_stay') })
  const leave = async () => {
    if (!(await mayBreakOff(t('play_leave_text'), t('play_leave')))) return
    await goBack()
  }
  const change = async () => {
    if (!(await mayBreakOff(t('play_again_text'), t('play_go_on')))) return
    const mode = address.mode === 'FREE' ? 'REAL' : 'FREE'
    if (mode === 'FREE')
      return navigate(paths.seamless({ ...address, mode, roomId: undefined }), { replace: true })
    await goAsMember(paths.seamless({ ...address, mode }))
  }
  useFrameMessages(frame, url, (message: FrameMessage) => {
    if (message.type === 'ready') {
      isReady.note()
      focusGame(frame)
      if (address.roomId) void navigate(paths.seamless({ ...address, roomId: undefined }), { replace: true })
    }
    if (message.type === 'round') {
      setShowing(true)
      pocket.forgetTold()
    }
    // The figure is fresh before it is shown: an older one would flash up first.
    if (message.type === 'balance' || message.type === 'ready')
      void refreshBalance().finally(() => setShowing(false))
    if (message.type === 'leave') void goBack()
    if (message.type === 'deposit') openDeposit()
  })
  useTellFrame(frame, url, isReady.count, {
    type: useStore(play, (state) => state.isPaused) ? 'pause' : 'resume',
  })
  useTellFrame(frame, url, isReady.count, useToldBalance(address, isShowing, pocket))

  return (
    <div className={styles.page} data-theme="dark">
      <GameBar
        address={address}
        game={game}
        head={head}
        isShowing={isShowing}
        onAct={(key) => {
          act(key)
          focusAfterMenu(frame)
        }}
        onLeave={() => back(() => void leave())}
        onChange={() => void change()}
        onReload={again}
        onDeposit={openDeposit}
        moneyText={t(pocket.isPocket ? 'pocket_move' : 'header_deposit')}
      />
      {error ? (
        <GameFault error={error} onRetry={again} onLeave={() => void goBack()} />
      ) : !isSignedIn ? (
        <TryFree address={address} game={game} onLeave={() => void goBack()} />
      ) : pocket.isOffering ? (
        <p className={styles.opening}>{t('pocket_before')}</p>
      ) : opensIn === 'WINDOW' ? (
        <OwnWindow address={address} onLeave={() => void goBack()} />
      ) : url ? (
        <GameFrame
          frame={frame}
          url={url}
          title={game?.displayName ?? address.gameCode}
          isReady={isReady.count > 0}
          onReload={again}
        />
      ) : (
        <p className={styles.opening} role="status">
          <span className={styles.ring} aria-hidden="true" />
          {t('game_opening')}
        </p>
      )}
      {pocket.isOffering || pocket.isOpen
        ? pocketWindow({
            vendor: address.vendor,
            isFirst: pocket.isOffering,
            onMoved: pocket.noteMoved,
            onClose: () => {
              if (pocket.isOffering) again()
              pocket.close()
            },
            onDeposit: () => setDepositOpen(true),
          })
        : null}
      {isDepositOpen ? deposit(() => setDepositOpen(false)) : null}
    </div>
  )
}

/** The game itself, and the strip that offers help when it is slow to come. */
function GameFrame({
  frame,
  url,
  title,
  isReady,
  onReload,
}: {
  frame: RefObject<HTMLIFrameElement | null>
  url: string
  title: string
  isReady: boolean
  onReload: () => void
}) {
  return (
    <div className={styles.room}>
      <iframe
        key={url}
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        {...(originOf(url) === location.origin ? {} : { sandbox: FOREIGN })}
      />
      <SlowStrip key={`slow ${url}`} isReady={isReady} onReload={onReload} onLeave={() => void goBack()} />
    </div>
  )
}

/** A vendor's page may do all that a game needs, and never lead the lobby away. */
const FOREIGN =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock'

/** To where the game was opened from; the page of a game leaves no history entry that leads back into it. */
function goBack(): Promise<void> {
  const href = safeReturn(readReturn())
  return navigate(isSeamlessPath(new URL(href, location.href).pathname) ? paths.home() : href, {
    replace: true,
  })
}

/** How often this game has said that it is ready: each time it gets again what it must know. */
function useReady(url: string | null): { count: number; note: () => void } {
  const [ready, setReady] = useState<{ url: string | null; count: number }>({ url: null, count: 0 })
  const count = ready.url === url ? ready.count : 0
  return {
    count,
    note: () => setReady((before) => ({ url, count: before.url === url ? before.count + 1 : 1 })),
  }
}

/** Whether a round is being shown, until the game says that it is over or has been silent for too long. */
function useHold(url: string | null): [boolean, (isShowing: boolean) => void] {
  const [shown, setShown] = useState<{ url: string | null } | null>(null)
  const isShowing = shown !== null && shown.url === url
  useEffect(() => {
    if (!isShowing) return undefined
    const timer = setTimeout(() => setShown(null), HOLD_MS)
    return () => clearTimeout(timer)
  }, [isShowing])
  return [isShowing, (isNow) => setShown(isNow ? { url } : null)]
}

/** Between rounds the game hears of money that came from elsewhere, such as a deposit. */
function useToldBalance(
  { mode }: GameAddress,
  isShowing: boolean,
  pocket: Pocket,
): { type: 'balance'; balance: number; currency: string } | null {
  const balance = useStore(member, (state) => state.balance)
  const isTrialAccount = useStore(member, (state) => state.info?.isTrial === true)
  if (pocket.isPocket)
    return pocket.told === null || isShowing
      ? null
      : { type: 'balance', balance: pocket.told, currency: houseCurrency() }
  if (!balance || isShowing || (mode === 'FREE' && !isTrialAccount)) return null
  return { type: 'balance', ...balance }
}
