import { useState } from 'react'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { orderCategories } from '../../../../contract/operator/catalogue/order-categories.ts'
import { orderVendors } from '../../../../contract/operator/catalogue/order-vendors.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useCan } from '../../session/me.ts'
import styles from './catalogue.module.css'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { categoryText } from './states.ts'
import type { House } from './types.ts'

/** In which order the site shows its categories, and in each of them the vendors. */
export function OrderTab() {
  const answer = useCall(listAllVendors, {}, { staleMs: 3_000 })
  return <Loaded answer={answer}>{(house) => <Orders house={house} />}</Loaded>
}

function Orders({ house }: { house: House }) {
  const t = useText()
  return (
    <div className={styles.vendors}>
      <Panel title={t('catalogue_category_order')}>
        <p className="small text-2">{t('catalogue_category_order_text')}</p>
        <OrderList
          label={t('catalogue_category_order')}
          rows={house.categories.map(({ gameType, gameCount }) => ({
            key: gameType,
            text: t(categoryText(gameType)),
            note: t('catalogue_found', { count: gameCount }),
          }))}
          onMove={(categories) => callServer(orderCategories, { body: { categories } })}
        />
      </Panel>
      <Panel title={t('catalogue_vendor_order')}>
        <p className="small text-2">{t('catalogue_vendor_order_text')}</p>
        <OrderList
          label={t('catalogue_vendor_order')}
          rows={house.vendors.map(({ vassalage, name, gameCount }) => ({
            key: vassalage,
            text: name,
            note: formatCount(gameCount),
          }))}
          onMove={(vendors) => callServer(orderVendors, { body: { vendors } })}
        />
      </Panel>
    </div>
  )
}

/** Rows that move up and down; each step is kept at once. */
function OrderList<Key extends string>({
  label,
  rows,
  onMove,
}: {
  label: string
  rows: readonly { key: Key; text: string; note: string }[]
  onMove: (keys: Key[]) => Promise<unknown>
}) {
  const t = useText()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  const move = async (from: number, to: number) => {
    const keys = rows.map((row) => row.key)
    keys.splice(to, 0, ...keys.splice(from, 1))
    setBusy(true)
    try {
      await onMove(keys)
      await refreshCatalogue()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
  }
  return (
    <ol className={styles.order} aria-label={label}>
      {rows.map((row, index) => (
        <li key={row.key}>
          <span className="number">{index + 1}</span>
          <span className="grow">
            <b>{row.text}</b> <span className="note text-3">{row.note}</span>
          </span>
          {can('catalogue.edit') ? (
            <span className="row">
              <IconButton
                icon="u"
                label={t('catalogue_up', { name: row.text })}
                disabled={isBusy || index === 0}
                onClick={() => void move(index, index - 1)}
              />
              <IconButton
                icon="d"
                label={t('catalogue_down', { name: row.text })}
                disabled={isBusy || index === rows.length - 1}
                onClick={() => void move(index, index + 1)}
              />
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
