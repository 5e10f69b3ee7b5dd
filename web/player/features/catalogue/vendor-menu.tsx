import { listVendors } from '../../../../contract/player/catalogue/list-vendors.ts'
import { useCall } from '../../../client/use-call.ts'
import { formatCount } from '../../../ui/i18n/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import styles from './vendor-menu.module.css'

/** All vendors and each one, with how many games it has in the category. */
export function VendorMenu({ chosen, onChoose }: { chosen: string | null; onChoose: (vendor: string | null) => void }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useCall(listVendors, { query: { language: language.toUpperCase() } }, { staleMs: 300_000 })
  const vendors = data?.sortingOrder.find((order) => String(order.gameCategory) === 'RNG')?.vendors ?? []
  const total = vendors.reduce((sum, vendor) => sum + vendor.gameCount, 0)
  return (
    <nav className={styles.vendors} aria-label={t('game_vendor')}>
      <Entry name={t('game_vendor_all')} count={total} isChosen={chosen === null} onChoose={() => onChoose(null)} />
      {vendors.map((vendor) => <Entry key={vendor.vassalage} name={vendor.displayName} count={vendor.gameCount} isChosen={chosen === vendor.vassalage} onChoose={() => onChoose(vendor.vassalage)} />)}
    </nav>
  )
}

function Entry({ name, count, isChosen, onChoose }: { name: string; count: number; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles.vendor} aria-pressed={isChosen} onClick={onChoose}>
      <b>{name}</b>
      <small>{formatCount(count)}</small>
    </button>
  )
}
