import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { formatCount } from '../../../../../design/format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { LobbySport } from '../parts/kinds.ts'
import { matchesOf } from '../parts/sports-tab.ts'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'
import styles from './sport-list.module.css'

interface SportListProps {
  sports: readonly LobbySport[]
  value: SportCode | null
  onChange: (sport: SportCode) => void
}

/** A row of chips on phones, a column where there is room for three, a narrow one on a phone on its side. */
export function SportList({ sports, value, onChange }: SportListProps) {
  const t = useText()
  return (
    <div className={styles.list} role="group" aria-label={t('nav_sports')}>
      {sports.map((sport) => (
        <button
          key={sport.sportCode}
          type="button"
          aria-pressed={sport.sportCode === value}
          title={t(sportName(sport.sportCode))}
          onClick={() => onChange(sport.sportCode)}
        >
          <Icon name={sportIcon(sport.sportCode)} size={20} />
          <span className={styles.name}>{t(sportName(sport.sportCode))}</span>
          <span className={`number ${styles.count}`}>{formatCount(matchesOf(sport))}</span>
        </button>
      ))}
    </div>
  )
}
