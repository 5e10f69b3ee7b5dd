import spriteUrl from '../../../design/icons.svg?no-inline'
import styles from './icon.module.css'

/** Every drawing of the sprite; the four suits end the list. */
export const iconNames = [
  'home',
  'hot',
  'slot',
  'live',
  'fish',
  'sport',
  'pvp',
  'lott',
  'elott',
  'esport',
  'rooster',
  'heart',
  'clock',
  'promo',
  'gift',
  'mission',
  'rebate',
  'vip',
  'agent',
  'search',
  'menu',
  'close',
  'r',
  'l',
  'd',
  'u',
  'eye',
  'eyeoff',
  'refresh',
  'deposit',
  'withdraw',
  'wallet',
  'user',
  'copy',
  'bell',
  'mail',
  'shield',
  'logout',
  'list',
  'chart',
  'globe',
  'app',
  'cs',
  'chat',
  'plane',
  'film',
  'link',
  'help',
  'speed',
  'check',
  'warn',
  'info',
  'plus',
  'minus',
  'filter',
  'cal',
  'upload',
  'lock',
  'phone',
  'sun',
  'moon',
  'full',
  'back',
  'auto',
  'dots',
  'grid',
  'star',
  'coin',
  'sound',
  'horn',
  'sc',
  'vp',
  'jp',
  'tg',
  'ac',
  'edit',
  'ban',
  'note',
  'key',
  'pause',
  'img',
  'send',
  'target',
  'trophy',
  'door',
  'share',
  'dice',
  'smile',
  'trash',
  'hourglass',
  'mic',
  'basketball',
  'tennis',
  'volleyball',
  'badminton',
  'baseball',
  'moba',
  'sp',
  'ht',
  'di',
  'cl',
] as const
export type IconName = (typeof iconNames)[number]

const suits = new Set<IconName>(['sp', 'ht', 'di', 'cl'])

interface IconProps {
  name: IconName
  /** 16, 20 (default), 24 or 28 px. */
  size?: 16 | 20 | 24 | 28
  className?: string | undefined
}

/**
 * A drawing in the colour of its text. Silent: if it is shown alone, the caller gives the accessible name.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={[styles.icon, styles[`s${size}`], className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${suits.has(name) ? 's' : 'i'}-${name}`} />
    </svg>
  )
}
