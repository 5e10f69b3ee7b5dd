import { Button } from '../../../ui/button/button.tsx'
import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import type { Category } from '../../paths.ts'
import type { VendorCardValue } from '../../state/home.ts'
import { useLanes } from './use-catalogue.ts'
import styles from './vendor-menu.module.css'

/**
 * All vendors and each one, with how many games it has in the category. If the list does not load, another
 * try is offered.
 */
export function VendorMenu({
  category,
  chosen,
  onChoose,
}: {
  category: Category
  chosen: string | null
  onChoose: (vendor: VendorCardValue | null) => void
}) {
  const t = useText()
  const { data: lanes, failureCount, refetch } = useLanes()
  const vendors = lanes?.find((lane) => String(lane.title) === category)?.cards ?? []
  const total = vendors.reduce((sum, vendor) => sum + (vendor.isExample ? 0 : vendor.gameCount), 0)
  return (
    <nav className={styles.vendors} aria-label={t('game_vendor')}>
      <Entry
        name={t('game_vendor_all')}
        count={lanes ? total : null}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {vendors.map((vendor) => (
        <Entry
          key={vendor.vassalage}
          name={vendor.displayName}
          count={vendor.gameCount}
          isChosen={chosen === vendor.vassalage}
          onChoose={() => onChoose(vendor)}
        />
      ))}
      {!lanes && failureCount > 0 ? (
        <p className={styles.failed} role="status">
          {t('error_vendor_list')}
          <Button kind="line" size="small" onClick={() => void refetch()}>
            {t('common_retry')}
          </Button>
        </p>
      ) : null}
    </nav>
  )
}

function Entry({
  name,
  count,
  isChosen,
  onChoose,
}: {
  name: string
  count: number | null
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button type="button" className={styles.vendor} aria-pressed={isChosen} onClick={onChoose}>
      <b>{name}</b>
      <small>{count === null ? '' : formatCount(count)}</small>
    </button>
  )
}
