import type { IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import type { Category } from '../../paths.ts'
import styles from './lobby-page.module.css'
import { useLanes } from './use-catalogue.ts'

/**
 * Bingo belongs to a language that the product does not speak, so it is never offered (site.md §9, Category
 * lobbies).
 */
const classes: readonly { key: string; text: TextKey; icon: IconName }[] = [
  { key: 'SC', text: 'filter_sc', icon: 'sc' },
  { key: 'VP', text: 'filter_vp', icon: 'vp' },
  { key: 'JP', text: 'filter_jp', icon: 'jp' },
  { key: 'TG', text: 'filter_tg', icon: 'tg' },
  { key: 'AC', text: 'filter_ac', icon: 'ac' },
]

/** Classes of games: all five for slots; elsewhere those that some vendor of the category has. */
export function ClassifyChips({
  category,
  chosen,
  onChoose,
}: {
  category: Category
  chosen: string | null
  onChoose: (classify: string | null) => void
}) {
  const t = useText()
  const { data: lanes } = useLanes()
  const lane = lanes?.find((one) => String(one.title) === category)
  const offered = new Set(
    lane?.gameClassify.filter((one) => one.vendors.length > 0).map((one) => String(one.classify)),
  )
  const shown = category === 'RNG' ? classes : classes.filter((one) => offered.has(one.key))
  if (shown.length === 0) return <div className={lanes ? styles.noChips : styles.chipsToCome} />
  return (
    <div className={styles.chips}>
      <Chips
        label={t('common_type')}
        choices={shown.map((one) => ({ ...one, text: t(one.text) }))}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  )
}
