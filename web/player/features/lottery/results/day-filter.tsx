import { toBusinessDate } from '../../../../../design/format.ts'
import { type SectionKey, sectionKeys } from '../../../../../kernel/lottery/sections.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { DateField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Chips, Segmented } from '../../../../ui/tabs/segmented.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useSectionTitle } from '../parts/game-name.ts'
import styles from './day.module.css'

const NEWEST = 'newest'
const EARLIER = 'earlier'

/** Which day's results are shown, and of which section; both stand in the address. */
export function DayFilter({ date, section }: { date: string; section: SectionKey | null }) {
  const t = useText()
  const titleOf = useSectionTitle()
  const now = serverNowMs()
  const [today, yesterday, before] = [0, -1, -2].map((days) => toBusinessDate(now, days)) as [
    string,
    string,
    string,
  ]
  const show = (next: string, of = section) =>
    void navigate(paths.lotteryResults(undefined, next || undefined, of ?? undefined), { replace: true })
  const chosen = date === '' ? NEWEST : date === today || date === yesterday ? date : EARLIER
  return (
    <div className={styles.filter}>
      <Segmented
        label={t('draw_choose_day')}
        value={chosen}
        onChange={(key) => show(key === NEWEST ? '' : key === EARLIER ? before : key)}
        choices={[
          { key: NEWEST, text: t('draw_newest') },
          { key: today, text: t('common_today') },
          { key: yesterday, text: t('common_yesterday') },
          { key: EARLIER, text: t('draw_earlier') },
        ]}
      />
      {chosen === EARLIER ? (
        <DateField
          label={t('draw_choose_day')}
          isLabelHidden
          value={date}
          max={today}
          onChange={({ target }) => {
            // The browser gives an empty text while the day is typed.
            if (target.value && target.value <= today) show(target.value)
          }}
        />
      ) : null}
      {date === '' ? null : (
        <Chips
          label={t('draw_families')}
          value={section}
          onChange={(next) => show(date, next)}
          choices={sectionKeys.map((key) => ({ key, text: titleOf(key) }))}
        />
      )}
    </div>
  )
}
