import { groups as allGroups } from './panels.ts'
import './texts.ts'
import '../features/messaging/service-areas.ts'
import { useStore } from 'zustand'
import { VipBadge } from '../../ui/badge/badge.tsx'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { PanelPlace } from '../../ui/loading/panel-place.tsx'
import { AppLink } from '../app-link.tsx'
import { member } from '../state/member.ts'
import { signOut } from '../state/sign-out.ts'
import { navigate, place } from '../navigation.ts'
import { paths } from '../paths.ts'
import { useSite } from '../state/site.ts'
import { useEntryCount } from '../shell/use-entry-count.ts'
import { usePageTitle } from '../state/page-title.ts'
import styles from './member-page.module.css'

/** The member centre: the menu at the left and one panel; on phones first the menu, then the panel alone. */
export function MemberPage() {
  const t = useText()
  const countOf = useEntryCount()
  const offered = useSite()
  const groups = allGroups
    .map((group) => ({ ...group, panels: group.panels.filter(({ needs }) => !needs || offered[needs]) }))
    .filter(({ panels }) => panels.length > 0)
  const search = useStore(place, (state) => state.search)
  const asked = new URLSearchParams(search).get('page')
  const panel = groups.flatMap((group) => group.panels).find(({ key }) => key === asked)
  const shown = panel ?? groups[0]!.panels[0]!
  usePageTitle(panel ? t(panel.title) : undefined)
  return (
    <div className={`wrap ${styles.centre} ${panel ? styles.hasPanel : ''}`}>
      <nav className={`panel ${styles.menu}`} aria-label={t('member_centre')}>
        <MenuHead />
        {groups.map((group) => (
          <div key={group.key}>
            <h2 className={styles.group}>{t(group.title)}</h2>
            <ul>
              {group.panels.map(({ key, icon, title, counts }) => (
                <li key={key}>
                  <AppLink
                    href={paths.member(key)}
                    className={styles.entry}
                    aria-current={key === shown.key ? 'page' : undefined}
                  >
                    <Icon name={icon} />
                    <span className="grow">{t(title)}</span>
                    {counts ? <CountBadge {...countOf({ counts })} /> : null}
                    <Icon name="r" size={16} className={styles.arrow} />
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <button type="button" className={`${styles.entry} ${styles.signOut}`} onClick={() => void signOut(t)}>
          <Icon name="logout" />
          <span className="grow">{t('header_menu_sign_out')}</span>
        </button>
      </nav>
      <div className={styles.panel}>
        <header className={styles.head}>
          <IconButton
            className={styles.back}
            icon="back"
            label={t('centre_back')}
            onClick={() => {
              void navigate(paths.member())
            }}
          />
          <h1>{t(shown.title)}</h1>
        </header>
        <PanelPlace key={shown.key}>
          <shown.Page />
        </PanelPlace>
      </div>
    </div>
  )
}

/** Who is signed in, over the menu. */
function MenuHead() {
  const { info, shown, icon } = useStore(member)
  const isVip = shown?.hasVip === true && shown.vipLabelName !== ''
  if (!info) return null
  return (
    <div className={styles.who}>
      <Avatar url={icon} isVip={isVip} />
      <span className={styles.names}>
        <b>{info.nickname || info.account}</b>
        {isVip ? <VipBadge>{shown.vipLabelName}</VipBadge> : null}
      </span>
    </div>
  )
}
