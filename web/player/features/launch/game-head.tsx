/**
 * The parts of the game bar that the studio's game fills: its name, the money it is played with, and its
 * actions.
 */
import { CountBadge } from '../../../ui/badge/badge.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { MenuEntry } from '../../../ui/overlay/menu.tsx'
import type { FrameHead, HeadAction } from './frame-head.ts'
import styles from './game-bar.module.css'

interface HeadNamesProps {
  head: FrameHead | null
  name: string
  /** Below the name if the game shows nothing there itself. */
  vendorName: string
  onAct: (key: string) => void
}

export function HeadNames({ head, name, vendorName, onAct }: HeadNamesProps) {
  const title = head?.title ?? name
  return (
    <div className={[styles.names, head?.note ? styles.noted : ''].filter(Boolean).join(' ')}>
      {head?.titleAction ? (
        <h1>
          <button
            type="button"
            className={styles.choose}
            aria-haspopup="dialog"
            aria-label={[head.titleAction, title, head.note].filter(Boolean).join(' · ')}
            onClick={() => onAct('title')}
          >
            <span>{title}</span>
            <Icon name="d" size={16} />
          </button>
        </h1>
      ) : (
        <h1>{title}</h1>
      )}
      <span className={styles.note}>{head?.note ?? vendorName}</span>
    </div>
  )
}

/** The game's buttons: those in front at every width, the others if the bar has room. */
export function HeadButtons({
  actions,
  onAct,
}: {
  actions: readonly HeadAction[]
  onAct: (key: string) => void
}) {
  return actions
    .filter(({ place }) => place !== 'menu')
    .map(({ key, text, icon, place, count, isOff }) => (
      <IconButton
        key={key}
        icon={icon}
        iconSize={24}
        label={text}
        className={[place === 'bar' ? styles.fromTablet : '', isOff ? styles.struck : '']
          .filter(Boolean)
          .join(' ')}
        onClick={() => onAct(key)}
      >
        <CountBadge count={count} className={styles.count} />
      </IconButton>
    ))
}

/** What has no button at some width is above the bar's own entries. */
export function headEntries(actions: readonly HeadAction[]): MenuEntry[] {
  return actions
    .filter(({ place }) => place !== 'front')
    .map(({ key, text, icon }) => ({ key: `game:${key}`, text, icon }))
}
