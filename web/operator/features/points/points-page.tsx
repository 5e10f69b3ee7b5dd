import { listPointOrders } from '../../../../contract/operator/points/list-point-orders.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useSearchValue } from '../../use-search-value.ts'
import { GoodsTab } from './goods-tab.tsx'
import { OrdersTab } from './orders-tab.tsx'
import styles from './points.module.css'
import { tabs, tabTexts, type Tab } from './words.ts'

/** The desk of the points mall: orders by their state, and the goods. */
export function PointsPage() {
  const t = useText()
  const [value, setTab] = useSearchValue('tab')
  const tab: Tab = tabs.find((name) => name === value) ?? 'IN_PROCESS'
  const { data } = useCall(
    listPointOrders,
    { query: { state: 'IN_PROCESS', pageNo: 1, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const counts: Partial<Record<Tab, number | undefined>> = {
    IN_PROCESS: data?.openCount,
    TO_SEND: data?.toSendCount,
  }
  return (
    <>
      <PageHead title={t('op_orders_title')} text={t('op_orders_text')} />
      <Tabs
        label={t('op_orders_title')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((key) => ({ key, text: t(tabTexts[key]), count: counts[key] }))}
      >
        <div className={styles.tab}>{tab === 'goods' ? <GoodsTab /> : <OrdersTab key={tab} tab={tab} />}</div>
      </Tabs>
    </>
  )
}
