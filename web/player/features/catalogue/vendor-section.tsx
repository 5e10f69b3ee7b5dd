import { type MouseEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { VendorCard } from '../../../ui/game-card/vendor-card.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { goAsMember, openVendor } from '../../guards.ts'
import { paths } from '../../paths.ts'
import type { VendorCardValue } from '../../state/home.ts'
import styles from './game-section.module.css'
import { vendorLimit } from './home-limits.ts'
import { SectionHead } from './section-head.tsx'
import { vendorPage } from './vendor-pages.ts'

interface VendorSectionProps {
  id: string
  icon: IconName
  title: string
  vendors: readonly VendorCardValue[]
  /** The category's lobby. */
  href: string
}

/** A category whose vendors are chosen first: six of them, then all. */
export function VendorSection({ id, icon, title, vendors, href }: VendorSectionProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? vendors : vendors.slice(0, vendorLimit)
  return (
    <section id={`section-${id}`} className={`wrap ${styles.section}`} aria-labelledby={`title-${id}`}>
      <SectionHead
        id={id}
        icon={icon}
        title={title}
        href={href}
        count={t('vendor_count', { shown: shown.length, total: vendors.length })}
      />
      <div className={styles.vendors}>
        {shown.map((vendor) => (
          <VendorCard
            key={vendor.vassalage}
            place={pigmentOf(vendor.vassalage)}
            name={vendor.displayName}
            text={t('home_vendor_games', { count: vendor.gameCount })}
            pictureUrl={vendor.iconUrl}
            href={`${href}?vendor=${encodeURIComponent(vendor.vassalage)}`}
            isClosed={String(vendor.status) === 'MAINTENANCE'}
            isLate
            onOpen={(event) => chooseVendor(event, vendor)}
          />
        ))}
      </div>
      {vendors.length > vendorLimit ? (
        <div className={styles.toggle}>
          <Button kind={isOpen ? 'quiet' : 'line'} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'common_show_less' : 'common_load_more')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** A vendor keeps its colour wherever it is shown. */
const pigmentOf = (vassalage: string) =>
  [...vassalage].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)

/** A lottery's page if the vendor has one, otherwise the list of the vendor's games over this page. */
function chooseVendor(event: MouseEvent<HTMLAnchorElement>, vendor: VendorCardValue): void {
  const page = vendorPage(vendor)
  if (!page)
    return openVendor(event, {
      vassalage: vendor.vassalage,
      displayName: vendor.displayName,
      gameType: String(vendor.gameType),
    })
  event.preventDefault()
  void goAsMember(paths.lottery(page, vendor.vassalage))
}
