import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { startGame } from '../../../../contract/player/launch/start-game.ts'
import { callServer } from '../../../client/call.ts'
import { hideBalance, preferences } from '../../../client/preferences.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { BalanceBox } from '../../../ui/money/money.tsx'
import { goAsMember } from '../../guards.ts'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { Clock } from '../../shell/clock.tsx'
import { member, refreshBalance } from '../../state/member.ts'
import type { GameAddress } from './game-address.ts'
import { play } from '../../state/play.ts'
import { useFrameMessages, useFramePause } from './use-frame-messages.ts'
import { useGame } from './use-game.ts'
import styles from './seamless-page.module.css'

/** A game in its frame under the game bar: back, name, clock, balance, deposit, full screen. */
export default function SeamlessPage() {
  const t = useText()
  const address = useSearch({ strict: false }) as GameAddress
  const { vendor, gameCode, mode } = address
  const { url, error, retry } = useLaunch(vendor, gameCode, mode)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShowing, setShowing] = useState(false)
  useFrameMessages(frame, url, {
    onRound: () => setShowing(true),
    onBalance: () => { setShowing(false); void refreshBalance() },
    onExit: () => void navigate(paths.slots()),
  })
  useFramePause(frame, url, useStore(play, (state) => state.isPaused))
  return (
    <div className={styles.page} data-theme="dark">
      <GameBar address={address} isShowing={isShowing} onFullScreen={() => void frame.current?.requestFullscreen?.().catch(() => {})} />
      {error ? (
        <div className={styles.fault}><EmptyState title={errorText(error, t)} action={<Button kind="primary" onClick={retry}>{t('common_retry')}</Button>} /></div>
      ) : url ? (
        <iframe ref={frame} className={styles.frame} src={url} title={gameCode} allow="autoplay; fullscreen" referrerPolicy="strict-origin-when-cross-origin" />
      ) : (
        <p className={styles.opening} role="status"><span className={styles.ring} aria-hidden="true" />{t('game_opening')}</p>
      )}
    </div>
  )
}

/** While a round is shown the balance stands still, or the figure would tell the result before the reels do. */
function GameBar({ address, isShowing, onFullScreen }: { address: GameAddress; isShowing: boolean; onFullScreen: () => void }) {
  const t = useText()
  const current = useStore(member, (state) => state.balance)
  const held = useRef(current)
  if (!isShowing) held.current = current
  const balance = held.current
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  const game = useGame(address)
  const isFree = address.mode === 'FREE'
  const isTrialAccount = useStore(member, (state) => state.info?.isTrial === true)
  const canFill = typeof document !== 'undefined' && document.fullscreenEnabled
  return (
    <header className={styles.bar}>
      <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={() => void navigate(paths.slots())} />
      <div className={styles.names}>
        <h1>{game?.name ?? address.gameCode}</h1>
        <span>{game?.vendor ?? address.vendor}</span>
      </div>
      <span className="grow" />
      <Clock className={styles.clock} />
      {game?.isFreePlayable && !isTrialAccount ? (
        <Button kind="quiet" icon="dice" className={styles.switch} onClick={() => void navigate(paths.seamless({ ...address, mode: isFree ? 'REAL' : 'FREE' }), { replace: true })}>
          <span>{t(isFree ? 'game_play_real' : 'game_play_free')}</span>
        </Button>
      ) : null}
      {isFree && !isTrialAccount ? <Badge tone="info">{t('demo_badge_short')}</Badge> : <BalanceBox amount={balance?.balance ?? null} currency={balance?.currency ?? 'THB'} isHidden={isHidden} onToggle={() => hideBalance(!isHidden)} />}
      <Button kind="primary" className={styles.deposit} onClick={() => void goAsMember(paths.member('depositv2'))}>{t('header_deposit')}</Button>
      {canFill ? <IconButton icon="full" className={styles.full} label={t('game_full_screen')} onClick={onFullScreen} /> : null}
    </header>
  )
}

/** Asks for the game's address; a game that wants a window of its own gets one. */
function useLaunch(vendor: string, gameCode: string, mode: 'FREE' | undefined) {
  const language = useLanguage()
  const [state, setState] = useState<{ url: string | null; error: unknown }>({ url: null, error: null })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setState({ url: null, error: null })
    callServer(startGame, { body: { vassalage: vendor, gameCode, language: language.toUpperCase(), clientType: 3, platform: 'WEB', accountType: mode === 'FREE' ? 0 : 1 } }).then(
      ({ url, mode: frameMode }) => {
        if (!isCurrent) return
        if (String(frameMode) === 'WINDOW') location.assign(url)
        else setState({ url, error: null })
      },
      (error: unknown) => { if (isCurrent) setState({ url: null, error }) },
    )
    return () => { isCurrent = false }
    // The language of a running game stays what it was when the game opened.
  }, [vendor, gameCode, mode, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
