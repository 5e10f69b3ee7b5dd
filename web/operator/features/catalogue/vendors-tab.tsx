import { useState } from 'react'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { NewSecret } from '../../parts/new-secret.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { SecondMissing, useWaiting } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import { AddVendorWindow } from './add-vendor-window.tsx'
import styles from './catalogue.module.css'
import { VendorPanel } from './vendor-panel.tsx'

/** Vendors: open or closed, from where they may call, and their secrets. */
export function VendorsTab() {
  const answer = useCall(listVendorAccess, {}, { staleMs: 3_000, refetchEveryMs: 30_000 })
  const house = useCall(listAllVendors, {}, { staleMs: 3_000 })
  const t = useText()
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const waiting = useWaiting()
  return (
    <div className="stack">
      <SecondMissing waiting={waiting} />
      {can('catalogue.edit') ? (
        <div className={parts.toolbar}>
          <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('vendors_add')}
          </Button>
        </div>
      ) : null}
      <Loaded answer={answer}>
        {({ list }) => (
          <div className={styles.vendors}>
            {list.map((vendor) => (
              <VendorPanel key={vendor.vassalage} vendor={vendor} house={house.data} waiting={waiting} />
            ))}
          </div>
        )}
      </Loaded>
      {isAdding ? (
        <AddVendorWindow
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false)
            setSecret(made)
          }}
        />
      ) : null}
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </div>
  )
}
