import { useState } from 'react'
import { listStatements } from '../../../../contract/operator/cashier/list-statements.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { ImportWindow } from './import-window.tsx'
import { LinesTab } from './lines-tab.tsx'
import { StatementsTab } from './statements-tab.tsx'
import { refreshStatements } from './words.ts'

/** Bank statements: import one, see the results of its lines, and find a deposit for unmatched ones. */
export function StatementsPage() {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const [importId, setImportId] = useSearchValue('statement')
  const [isImporting, setImporting] = useState(false)
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'statements') void refreshStatements()
  })
  // Asked for here too, so that the newest statement is there at once when the other tab is opened.
  useCall(listStatements, { query: { pageNo: 1, pageSize: 20 } }, { staleMs: 3_000 })
  const current = tab === 'lines' || importId ? 'lines' : 'statements'
  return (
    <>
      <PageHead
        title={t('statement_title')}
        text={t('statement_text')}
        actions={
          can('statements.import') ? (
            <Button kind="primary" icon="upload" onClick={() => setImporting(true)}>
              {t('statement_import')}
            </Button>
          ) : null
        }
      />
      <Tabs
        label={t('statement_title')}
        value={current}
        onChange={(key) => {
          setImportId('')
          setTab(key)
        }}
        tabs={[
          { key: 'statements', text: t('statement_tab') },
          { key: 'lines', text: t('statement_lines_tab') },
        ]}
      >
        {current === 'statements' ? (
          <StatementsTab onOpen={(id) => setImportId(id)} />
        ) : (
          <LinesTab
            key={importId}
            importId={importId}
            onAll={() => {
              setImportId('')
              setTab('lines')
            }}
          />
        )}
      </Tabs>
      <ImportWindow
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onTaken={(id) => {
          setImporting(false)
          setImportId(id)
        }}
      />
    </>
  )
}
