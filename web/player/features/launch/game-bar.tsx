import { houseCurrency } from '../../../../design/house.ts'
import { useRef } from 'react'
import { Button as MenuButton } from 'react-aria-components'
import { useStore } from 'zustand'
import { hideBalance, preferences } from '../../../client/preferences.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { BalanceBox } from '../../../ui/money/money.tsx'
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx'
import { Clock } from '../../shell/clock.tsx'
import { toggleFavourite, useIsFavourite } from '../../state/favourites.ts'
import type { Game } from '../../state/home.ts'
import { member } from '../../state/member.ts'
import { isFreePlayable } from '../../state/play.ts'
import styles from './game-bar.module.css'
import type { FrameHead } from './frame-head.ts'
import type { GameAddress } from './game-address.ts'
import { headEntries, HeadButtons, HeadNames } from './game-head.tsx'
import { useFullScreen } from './use-full-screen.ts'

interface GameBarProps {
  address: GameAddress
  game: Game | null
  /** What the studio's game shows here; null for another vendor's, and until the game is there. */
  head: FrameHead | null
  /**
   * A round is being shown: the balance does not change, or it would reveal the result before the game does.
   */
  isShowing: boolean
  /** Does in the game what was pressed here. */
  onAct: (key: string) => void
  onLeave: () => void
  /** From real money to play money, or back. */
  onChange: () => void
  onReload: () => void
  onDeposit: () => void
  /** What that button is called: a deposit, or money moved to the game's own wallet. */
  moneyText: string
}

/** Back, name, clock, balance and actions of the game; on phones the rest is in a menu. */
export function GameBar({
  address,
  game,
  head,
  isShowing,
  onAct,
  onLeave,
  onChange,
  onReload,
  onDeposit,
  moneyText,
}: GameBarProps) {
  const t = useText()
  const info = useStore(member, (state) => state.info)
  const isTrialAccount = info?.isTrial === true
  const isFree = address.mode === 'FREE'
  const canChange = game !== null && info !== null && !isTrialAccount && isFreePlayable(game)
  const canDeposit = info !== null && !isTrialAccount
  const isFavourite = useIsFavourite(game?.nodeId ?? 0)
  const screen = useFullScreen()
  const acts: Record<string, () => void> = {
    change: onChange,
    deposit: onDeposit,
    reload: onReload,
    full: screen.toggle,
    favourite: () => {
      if (game) toggleFavourite(game)
    },
  }
  const changeText = t(isFree ? 'game_play_real' : 'game_play_free')
  const favouriteText = t(isFavourite ? 'game_fav_remove' : 'game_fav_add')
  const fullText = t(screen.isFull ? 'play_full_leave' : 'game_full_screen')
  const told = head && head.balance !== null ? { balance: head.balance, currency: head.currency } : null
  const inGame = headEntries(head?.actions ?? [])
  const entries: MenuEntry[] = [
    ...inGame,
    ...(canChange
      ? [{ key: 'change', text: changeText, icon: 'dice' as const, startsGroup: inGame.length > 0 }]
      : []),
    ...(canDeposit ? [{ key: 'deposit', text: moneyText, icon: 'deposit' as const }] : []),
    ...(game
      ? [{ key: 'favourite', text: favouriteText, icon: 'heart' as const, isChosen: isFavourite }]
      : []),
    { key: 'reload', text: t('play_reload'), icon: 'refresh' },
    ...(screen.canFill ? [{ key: 'full', text: fullText, icon: 'full' as const }] : []),
  ]
  return (
    <header
      className={[
        styles.bar,
        head?.actions.some(({ place }) => place === 'front') || isFree ? styles.full : '',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={t('play_bar')}
    >
      <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={onLeave} />
      <HeadNames
        head={head}
        name={game?.displayName ?? address.gameCode}
        vendorName={game?.vendorName ?? address.vendor}
        onAct={onAct}
      />
      <Clock className={styles.clock} />
      {canChange ? (
        <Button kind="quiet" icon="dice" className={styles.onlyWide} onClick={onChange}>
          {changeText}
        </Button>
      ) : null}
      {isFree && !isTrialAccount ? <Badge tone="info">{t('demo_badge_short')}</Badge> : null}
      {told || !isFree || isTrialAccount ? <Balance told={told} isShowing={isShowing} /> : null}
      <HeadButtons actions={head?.actions ?? []} onAct={onAct} />
      {canDeposit ? (
        <>
          <Button kind="primary" className={styles.onlyWide} onClick={onDeposit}>
            {moneyText}
          </Button>
          <IconButton icon="plus" label={moneyText} className={styles.plus} onClick={onDeposit} />
        </>
      ) : null}
      {game ? (
        <IconButton
          icon="heart"
          label={favouriteText}
          aria-pressed={isFavourite}
          className={`${styles.onlyWide} ${styles.heart}`}
          onClick={acts.favourite}
        />
      ) : null}
      <IconButton icon="refresh" label={t('play_reload')} className={styles.onlyWide} onClick={onReload} />
      {screen.canFill ? (
        <IconButton icon="full" label={fullText} className={styles.onlyWide} onClick={screen.toggle} />
      ) : null}
      <span
        className={
          inGame.length > 0 && head?.actions.some(({ place }) => place === 'menu') ? undefined : styles.more
        }
      >
        <Menu
          label={t('play_more')}
          entries={entries}
          onAction={(key) => (key.startsWith('game:') ? onAct(key.slice(5)) : acts[key]?.())}
          trigger={
            <MenuButton className={styles.trigger!} aria-label={t('play_more')}>
              <Icon name="dots" />
            </MenuButton>
          }
        />
      </span>
    </header>
  )
}

interface Told {
  balance: number
  currency: string
}

/**
 * The studio's games report the figure in step with their rounds; for another vendor's it does not change
 * while a round is shown.
 */
function Balance({ told, isShowing }: { told: Told | null; isShowing: boolean }) {
  const current = useStore(member, (state) => state.balance)
  const held = useRef(current)
  if (!isShowing) held.current = current
  const shown = told ?? held.current
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  return (
    <BalanceBox
      className={styles.balance}
      amount={shown?.balance ?? null}
      currency={shown?.currency ?? houseCurrency()}
      isHidden={isHidden}
      isQuiet={told !== null}
      onToggle={() => hideBalance(!isHidden)}
    />
  )
}
