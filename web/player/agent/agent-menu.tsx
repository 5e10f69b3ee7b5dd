import type { ReactNode } from 'react'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { AppLink } from '../app-link.tsx'
import { paths } from '../paths.ts'
import { openChannel } from '../shell/service-channels.ts'
import { signOut } from '../state/sign-out.ts'
import { useServiceChannels } from '../state/site.ts'
import { useUnread } from '../state/unread.ts'
import { type AgentEntry, agentGroups } from './panels.ts'
import styles from './agent-frame.module.css'

interface MenuProps {
  entries: readonly AgentEntry[]
  shown: AgentEntry
  /** Called when an entry was pressed: the sheet of phones closes. */
  onOpen?: () => void
}

/** The entries by group: at the left of wide screens, in the sheet of phones. */
export function AgentMenu({ entries, shown, onOpen }: MenuProps) {
  const t = useText()
  const [channel] = useServiceChannels()
  return (
    <>
      {agentGroups.map(({ key, title }) => {
        const own = entries.filter((entry) => entry.group === key)
        if (own.length === 0) return null
        return (
          <div key={key} className={styles.group}>
            {title ? <p className={styles.groupName}>{t(title)}</p> : null}
            <ul>
              {own.map((entry) => (
                <li key={entry.key}>
                  <EntryLink entry={entry} isShown={entry.key === shown.key} onOpen={onOpen} />
                </li>
              ))}
              {key === 'contact' && channel ? (
                <li>
                  <MenuButton icon="cs" onPress={() => openChannel(channel, t)}>
                    {t('agent_customer_service')}
                  </MenuButton>
                </li>
              ) : null}
            </ul>
          </div>
        )
      })}
      <MenuButton icon="logout" onPress={() => void signOut(t)}>
        {t('agent_sign_out')}
      </MenuButton>
    </>
  )
}

function EntryLink({
  entry,
  isShown,
  onOpen,
}: {
  entry: AgentEntry
  isShown: boolean
  onOpen: (() => void) | undefined
}) {
  const t = useText()
  const unread = useUnread()
  return (
    <AppLink
      href={paths.agentHome(entry.key)}
      className={styles.entry}
      aria-current={isShown ? 'page' : undefined}
      onClick={onOpen}
    >
      <Icon name={entry.icon} />
      <span className="grow">{t(entry.title)}</span>
      {entry.counts === 'unread' ? (
        <CountBadge count={unread} label={t('header_menu_unread', { count: unread })} />
      ) : null}
    </AppLink>
  )
}

function MenuButton({
  icon,
  onPress,
  children,
}: {
  icon: 'cs' | 'logout'
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles.entry} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}
