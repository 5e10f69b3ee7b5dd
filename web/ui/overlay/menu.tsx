import { type ReactElement, type ReactNode, useState } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { CountBadge } from '../badge/badge.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useBackCloses } from './back-closes.ts'
import styles from './menu.module.css'

export interface MenuEntry {
  key: string
  text: string
  icon?: IconName | undefined
  count?: number | undefined
  /** A link; without it `onAction` gets the key. */
  href?: string | undefined
  isChosen?: boolean | undefined
  /** A line above this entry. */
  startsGroup?: boolean | undefined
}

interface MenuProps {
  label: string
  /** A RAC `Button`. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  onAction: (key: string) => void
  /** Shown above the entries. */
  head?: ReactNode
  placement?: 'bottom end' | 'bottom start'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export function Menu({
  label,
  trigger,
  entries,
  onAction,
  head,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
}: MenuProps) {
  const [isOpenByItself, setOpenByItself] = useState(false)
  const isShown = isOpen ?? isOpenByItself
  const change = (isNowOpen: boolean) => {
    setOpenByItself(isNowOpen)
    onOpenChange?.(isNowOpen)
  }
  useBackCloses(isShown, () => change(false))
  return (
    <MenuTrigger isOpen={isShown} onOpenChange={change}>
      {trigger}
      <Popover className={styles.popover!} placement={placement} offset={6}>
        {head}
        <AriaMenu aria-label={label} className={styles.menu!} onAction={(key) => onAction(String(key))}>
          {entries.flatMap((entry) => [
            entry.startsGroup ? <Separator key={`${entry.key}-line`} className={styles.line!} /> : null,
            <MenuItem
              key={entry.key}
              id={entry.key}
              textValue={entry.text}
              className={styles.item!}
              {...(entry.href ? { href: entry.href } : {})}
            >
              {entry.icon ? <Icon name={entry.icon} /> : null}
              <span className={styles.text}>{entry.text}</span>
              {entry.count ? <CountBadge count={entry.count} /> : null}
              {entry.isChosen ? <Icon name="check" className={styles.check} /> : null}
            </MenuItem>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
