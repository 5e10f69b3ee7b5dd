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
  return (
    <>
      <PageHead title={t('op_orders_title')} text={t('op_orders_text')} />
      <Tabs
        label={t('op_orders_title')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((key) => ({ key, text: t(tabTexts[key]) }))}
      >
        <div className={styles.tab}>
          {tab === 'goods' ? <GoodsTab /> : <OrdersTab key={tab} state={tab} />}
        </div>
      </Tabs>
    </>
  )
}
