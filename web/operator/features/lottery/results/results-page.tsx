import { useText } from '../../../../ui/i18n/text.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import parts from '../../../parts/parts.module.css'
import { useCan } from '../../../session/me.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { Desk } from './desk.tsx'
import { ImportTab } from './import-tab.tsx'
import { SourcesTab } from './sources-tab.tsx'

/** Results of lotteries that are drawn elsewhere: what waits, files of results, and where they are fetched. */
export function ResultsPage() {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const tabs = [
    { key: 'desk', text: t('lotres_tab_desk') },
    ...(can('lottery.results') ? [{ key: 'import', text: t('lotres_tab_import') }] : []),
    { key: 'sources', text: t('lotres_tab_sources') },
  ]
  const shown = tabs.some(({ key }) => key === tab) ? tab : 'desk'
  return (
    <>
      <PageHead title={t('lotres_title')} text={t('lotres_text')} />
      <Tabs
        label={t('lotres_title')}
        tabs={tabs}
        value={shown}
        onChange={(key) => setTab(key === 'desk' ? '' : key)}
      >
        <div className={parts.under}>
          {shown === 'desk' ? <Desk /> : null}
          {shown === 'import' ? <ImportTab /> : null}
          {shown === 'sources' ? <SourcesTab /> : null}
        </div>
      </Tabs>
    </>
  )
}
