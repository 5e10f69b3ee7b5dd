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
import type { GameAddress } from './game-address.ts'
import { useFullScreen } from './use-full-screen.ts'

interface GameBarProps {
  address: GameAddress
  game: Game | null
  /** A round is being shown: the balance stands still, or the figure would tell the result before the game does. */
  isShowing: boolean
  onLeave: () => void
  /** From real money to play money, or back. */
  onChange: () => void
  onReload: () => void
  onDeposit: () => void
}

/** Back, name, clock, balance and what can be done about the game; on phones the rest stands in a menu. */
export function GameBar({ address, game, isShowing, onLeave, onChange, onReload, onDeposit }: GameBarProps) {
  const t = useText()
  const info = useStore(member, (state) => state.info)
  const isTrialAccount = info?.isTrial === true
  const isFree = address.mode === 'FREE'
  const canChange = game !== null && info !== null && !isTrialAccount && isFreePlayable(game)
  const canDeposit = info !== null && !isTrialAccount
  const isFavourite = useIsFavourite(game?.nodeId ?? 0)
  const screen = useFullScreen()
  const acts: Record<string, () => void> = {
    change: onChange, deposit: onDeposit, reload: onReload, full: screen.toggle, favourite: () => { if (game) toggleFavourite(game) },
  }
  const changeText = t(isFree ? 'game_play_real' : 'game_play_free')
  const favouriteText = t(isFavourite ? 'game_fav_remove' : 'game_fav_add')
  const fullText = t(screen.isFull ? 'play_full_leave' : 'game_full_screen')
  const entries: MenuEntry[] = [
    ...(canChange ? [{ key: 'change', text: changeText, icon: 'dice' as const }] : []),
    ...(canDeposit ? [{ key: 'deposit', text: t('header_deposit'), icon: 'deposit' as const }] : []),
    ...(game ? [{ key: 'favourite', text: favouriteText, icon: 'heart' as const, isChosen: isFavourite }] : []),
    { key: 'reload', text: t('play_reload'), icon: 'refresh' },
    ...(screen.canFill ? [{ key: 'full', text: fullText, icon: 'full' as const }] : []),
  ]
  return (
    <header className={styles.bar} aria-label={t('play_bar')}>
      <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={onLeave} />
      <div className={styles.names}>
        <h1>{game?.displayName ?? address.gameCode}</h1>
        <span>{game?.vendorName ?? address.vendor}</span>
      </div>
      <Clock className={styles.clock} />
      {canChange ? <Button kind="quiet" icon="dice" className={styles.onlyWide} onClick={onChange}>{changeText}</Button> : null}
      {isFree && !isTrialAccount ? <Badge tone="info">{t('demo_badge_short')}</Badge> : hasOwnPurse(address, game) ? null : <Balance isShowing={isShowing} />}
      {canDeposit ? (
        <>
          <Button kind="primary" className={styles.onlyWide} onClick={onDeposit}>{t('header_deposit')}</Button>
          <IconButton icon="plus" label={t('header_deposit')} className={styles.plus} onClick={onDeposit} />
        </>
      ) : null}
      {game ? <IconButton icon="heart" label={favouriteText} aria-pressed={isFavourite} className={`${styles.onlyWide} ${styles.heart}`} onClick={acts.favourite} /> : null}
      <IconButton icon="refresh" label={t('play_reload')} className={styles.onlyWide} onClick={onReload} />
      {screen.canFill ? <IconButton icon="full" label={fullText} className={styles.onlyWide} onClick={screen.toggle} /> : null}
      <span className={styles.more}>
        <Menu label={t('play_more')} entries={entries} onAction={(key) => acts[key]?.()} trigger={<MenuButton className={styles.trigger!} aria-label={t('play_more')}><Icon name="dots" /></MenuButton>} />
      </span>
    </header>
  )
}

/** The house's slots, tables and sea show the balance themselves, in step with the round; the same figure twice would only take room. */
function hasOwnPurse({ vendor }: GameAddress, game: Game | null): boolean {
  return vendor === 'STUDIO' && (game === null || game.gameType !== 'PVP')
}

function Balance({ isShowing }: { isShowing: boolean }) {
  const current = useStore(member, (state) => state.balance)
  const held = useRef(current)
  if (!isShowing) held.current = current
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  return <BalanceBox className={styles.balance} amount={held.current?.balance ?? null} currency={held.current?.currency ?? 'THB'} isHidden={isHidden} onToggle={() => hideBalance(!isHidden)} />
}
