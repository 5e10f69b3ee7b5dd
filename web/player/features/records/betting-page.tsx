import { useState } from 'react'
import { exportBets } from '../../../../contract/player/cashier/export-bets.ts'
import { listBets } from '../../../../contract/player/cashier/list-bets.ts'
import { betStatuses } from '../../../../contract/player/cashier/record-words.ts'
import { products, type Product } from '../../../../contract/shared/product-words.ts'
import { listVendors } from '../../../../contract/player/catalogue/list-vendors.ts'
import { useCall } from '../../../client/use-call.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { BetDetail, statusKey, type Bet } from './bet-detail.tsx'
import { BetTable } from './bet-table.tsx'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Downloads, RecordFoot } from './record-foot.tsx'
import { RecordState } from './record-state.tsx'
import { Totals } from './totals.tsx'
import { useRecordPage } from './use-record-page.ts'

type Status = (typeof betStatuses)[number]
interface Filters {
  product: Product | 'ALL'
  vendor: string
  status: Status | 'ALL'
}

/** Every round with its result; the totals are of the whole period. */
export function BettingPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [filters, setFilters] = useState<Filters>({ product: 'ALL', vendor: 'ALL', status: 'ALL' })
  const page = useRecordPage()
  const [opened, setOpened] = useState<Bet | null>(null)
  const asked = {
    ...range,
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 'ALL')),
  }
  const { data, error, isPending, refetch } = useCall(
    listBets,
    { query: { ...asked, ...page.query } },
    { keepsPrevious: true },
  )
  return (
    <div className="stack">
      <RangeFilter
        range={range}
        onChange={(next) => {
          setRange(next)
          page.restart()
        }}
      >
        <BetFilters
          filters={filters}
          onChange={(next) => {
            setFilters(next)
            page.restart()
          }}
        />
      </RangeFilter>
      <RecordState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <Totals
              rows={[
                { key: 'stake', label: t('record_total_stake'), amount: data.stakeAmount },
                { key: 'valid', label: t('record_valid_bet'), amount: data.validBetAmount },
                { key: 'net', label: t('record_net_result'), amount: data.netAmount, isChange: true },
              ]}
            />
            {data.list.some((bet) => bet.playedAmount !== null) ? (
              <p className="note text-3">{t('record_taken_note')}</p>
            ) : null}
            {data.pendingAmount > 0 ? (
              <p className="note text-3">
                {t('record_pending_stakes', { pendingAmount: formatMoney(data.pendingAmount) })}
              </p>
            ) : null}
            <BetTable list={data.list} onOpen={setOpened} />
            <RecordFoot
              rows={data.list.length}
              page={page.pageNo}
              totalPages={data.totalPages}
              onPage={(to) => page.goTo(to, data.mark)}
              size={page.size}
              onSize={page.resize}
            >
              <Downloads call={exportBets} query={asked} />
            </RecordFoot>
          </>
        ) : null}
      </RecordState>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={t('record_detail')}>
        {opened ? <BetDetail betNo={opened.betNo} /> : null}
      </Modal>
    </div>
  )
}

function BetFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useText()
  const { data } = useCall(listVendors, { query: {} }, { staleMs: 300_000 })
  const vendors = [
    ...new Map(data?.vendors.map((vendor) => [vendor.vassalage, vendor.vassalage]) ?? []).keys(),
  ]
  return (
    <>
      <SelectField
        label={t('record_all_products')}
        isLabelHidden
        value={filters.product}
        onChange={(product) => onChange({ ...filters, product })}
        choices={[
          { key: 'ALL', text: t('record_all_products') },
          ...products.map((key) => ({
            key,
            text: t(`record_product_${key.toLowerCase() as Lowercase<Product>}`),
          })),
        ]}
      />
      <SelectField
        label={t('record_all_vendors')}
        isLabelHidden
        value={filters.vendor}
        onChange={(vendor) => onChange({ ...filters, vendor })}
        choices={[
          { key: 'ALL', text: t('record_all_vendors') },
          ...vendors.map((key) => ({ key, text: key })),
        ]}
      />
      <SelectField
        label={t('record_all_statuses')}
        isLabelHidden
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
        choices={[
          { key: 'ALL', text: t('record_all_statuses') },
          ...betStatuses.map((key) => ({ key, text: t(statusKey(key)) })),
        ]}
      />
    </>
  )
}
