import { useState } from 'react'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { MarkerList } from '../../parts/care/marker-list.tsx'
import { RestrictionList } from '../../parts/care/restriction-list.tsx'
import { PageHead } from '../../parts/page-head.tsx'

const tabs = [
  { key: 'OPEN', text: 'care_tab_signs' },
  { key: 'DONE', text: 'care_tab_done' },
  { key: 'SHUT', text: 'care_tab_shut' },
] as const
type Tab = (typeof tabs)[number]['key']

/**
 * The responsible-gaming screens: members who may need help, who excluded themselves, and who ask to come
 * back.
 */
export function CarePage() {
  const t = useText()
  const [tab, setTab] = useState<Tab>('OPEN')
  return (
    <>
      <PageHead title={t('care_title')} text={t('care_text')} />
      <Tabs
        label={t('care_title')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}
      >
        {tab === 'SHUT' ? <RestrictionList /> : <MarkerList key={tab} state={tab} />}
      </Tabs>
    </>
  )
}
