import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import parts from '../../parts/parts.module.css'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { FeedsTab } from './feeds-tab.tsx'
import { GamesTab } from './games-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { OrderTab } from './order-tab.tsx'
import { VendorsTab } from './vendors-tab.tsx'

const tabs = {
  games: GamesTab,
  vendors: VendorsTab,
  order: OrderTab,
  feeds: FeedsTab,
  messages: MessagesTab,
} as const
type Tab = keyof typeof tabs

/** Games and vendors: what is offered and in which order, who may call the wallet, and the vendors' feeds. */
export function CataloguePage() {
  const t = useText()
  const [tab, setTab] = useSearchValue('tab')
  const mayRead = useCan()('vendors.messages')
  const current: Tab = tab in tabs && (tab !== 'messages' || mayRead) ? (tab as Tab) : 'games'
  const Current = tabs[current]
  return (
    <>
      <PageHead title={t('games_title')} />
      <Tabs
        label={t('games_title')}
        value={current}
        onChange={setTab}
        tabs={[
          { key: 'games', text: t('games_tab_games') },
          { key: 'vendors', text: t('games_tab_vendors') },
          { key: 'order', text: t('catalogue_tab_order') },
          { key: 'feeds', text: t('catalogue_tab_feeds') },
          ...(mayRead ? [{ key: 'messages', text: t('vendor_message_tab') }] : []),
        ]}
      >
        <div className={parts.pager}>
          <Current />
        </div>
      </Tabs>
    </>
  )
}
