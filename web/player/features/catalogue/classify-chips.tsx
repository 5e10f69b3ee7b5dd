import { listLanes } from '../../../../contract/player/catalogue/list-lanes.ts'
import { useCall } from '../../../client/use-call.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import styles from './lobby-page.module.css'

const classes: readonly { key: string; text: TextKey; icon: IconName }[] = [
  { key: 'SC', text: 'filter_sc', icon: 'sc' },
  { key: 'VP', text: 'filter_vp', icon: 'vp' },
  { key: 'JP', text: 'filter_jp', icon: 'jp' },
  { key: 'TG', text: 'filter_tg', icon: 'tg' },
  { key: 'AC', text: 'filter_ac', icon: 'ac' },
]

/** Classes of games that some vendor of the category has; a class with nothing in it is not offered. */
export function ClassifyChips({ chosen, onChoose }: { chosen: string | null; onChoose: (classify: string | null) => void }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useCall(listLanes, { query: { platform: 'html5-desktop', language: language.toUpperCase() } }, { staleMs: 300_000 })
  const lane = data?.data.lanes.find((one) => String(one.title) === 'RNG')
  const offered = new Set(lane?.gameClassify.filter((one) => one.vendors.length > 0).map((one) => String(one.classify)))
  const shown = classes.filter((one) => offered.has(one.key))
  if (shown.length === 0) return <div className={styles.noChips} />
  return <div className={styles.chips}><Chips label={t('common_type')} choices={shown.map((one) => ({ ...one, text: t(one.text) }))} value={chosen} onChange={onChoose} /></div>
}
