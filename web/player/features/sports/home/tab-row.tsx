import { useIsSignedIn } from '../../../../client/use-session.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { sportsTabs, type SportsTab } from '../../../sports-views.ts'
import type { TabCounts } from '../parts/kinds.ts'
import '../texts.ts'
import styles from './tab-row.module.css'

interface TabRowProps {
  /** Of what is shown. */
  matches: TabCounts
  value: SportsTab
  onChange: (tab: SportsTab) => void
  /** Only matches that the member follows. */
  isMarked: boolean
  onMarked: (isMarked: boolean) => void
}

/** Under way, today, later: each with the number of its matches. */
export function TabRow({ matches, value, onChange, isMarked, onMarked }: TabRowProps) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const names = {
    LIVE: t('sport_state_live'),
    TODAY: t('common_today'),
    EARLY: t('sport_nav_early'),
  } as const
  const { liveCount, todayCount, earlyCount } = matches
  const counts = { LIVE: liveCount, TODAY: todayCount, EARLY: earlyCount } as const
  return (
    <div className={styles.row}>
      <Tabs
        label={t('sport_nav_matches', { n: counts[value] })}
        tabs={sportsTabs.map((key) => ({ key, text: names[key], count: counts[key] }))}
        value={value}
        onChange={onChange}
      />
      {isSignedIn ? (
        <IconButton
          icon="heart"
          label={t('sport_nav_marked')}
          aria-pressed={isMarked}
          className={isMarked ? styles.marked : undefined}
          onClick={() => onMarked(!isMarked)}
        />
      ) : null}
    </div>
  )
}
