import { useLocation, useNavigate } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { takeClick } from '../../app-link.tsx'
import { type GameGroup, groupOf, paths } from '../../paths.ts'
import { readLobbyChoice } from './lobby-choice.ts'
import styles from './lobby-page.module.css'
import { LobbyResults } from './lobby-results.tsx'
import { useLobby } from './use-lobby.ts'

const titles = {
  HOT: { text: 'category_hot', icon: 'hot' },
  FAV: { text: 'category_fav', icon: 'heart' },
  RECENT: { text: 'category_recent', icon: 'clock' },
} as const

/**
 * Hot, favourite or recent games of all categories, 15 a page: /favorite, /recent, and the bare root with a
 * `type`.
 */
export default function GroupPage() {
  const { pathname, searchStr, search } = useLocation()
  const group = groupOf(pathname, searchStr) ?? 'HOT'
  return <Group key={group} group={group} search={search} />
}

function Group({ group, search }: { group: GameGroup; search: Record<string, unknown> }) {
  const t = useText()
  const go = useNavigate()
  const { page } = readLobbyChoice(search)
  const lobby = useLobby(null, { filter: group, page })
  const { text, icon } = titles[group]
  const count = lobby.data?.totalCount
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Icon name={icon} size={28} />
          {t(text)}
        </h1>
        <span className={styles.count}>
          {lobby.data && count ? t('game_count', { shown: lobby.data.games.length, total: count }) : ''}
        </span>
      </header>
      <LobbyResults
        lobby={lobby}
        filter={group}
        page={page ?? 1}
        onPage={(to, isCorrection = false) =>
          void go({
            to: '.',
            search: { ...search, page: to > 1 ? to : undefined } as never,
            resetScroll: false,
            replace: isCorrection,
          })
        }
      />
      {count === 0 ? (
        <p className={styles.lead}>
          <LinkButton kind="primary" href={paths.home()} onClick={(event) => takeClick(event, paths.home())}>
            {t('nav_all_games')}
          </LinkButton>
        </p>
      ) : null}
    </div>
  )
}
