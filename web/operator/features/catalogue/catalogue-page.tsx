import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import parts from '../../parts/parts.module.css'
import { useQueryValue } from '../../place.ts'
import { GamesTab } from './games-tab.tsx'
import { VendorsTab } from './vendors-tab.tsx'

/** Games and vendors: what is offered, and who may call the wallet. */
export function CataloguePage() {
  const t = useText()
  const [tab, setTab] = useQueryValue('tab')
  const current = tab === 'vendors' ? 'vendors' : 'games'
  return (
    <>
      <PageHead title={t('games_title')} />
      <Tabs label={t('games_title')} value={current} onChange={setTab} tabs={[{ key: 'games', text: t('games_tab_games') }, { key: 'vendors', text: t('games_tab_vendors') }]}>
        <div className={parts.pager}>{current === 'games' ? <GamesTab /> : <VendorsTab />}</div>
      </Tabs>
    </>
  )
}
