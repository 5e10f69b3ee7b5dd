import { useState } from 'react'
import { listRings } from '../../../../contract/operator/cashier/list-rings.ts'
import { ringStates, type RingState } from '../../../../contract/shared/aml-words.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { useCan } from '../../session/me.ts'
import styles from './aml.module.css'
import { RingCard } from './ring-card.tsx'

/** Groups of accounts that may be one person, newest first. */
export function RingQueue() {
  const t = useText()
  const can = useCan()
  const [state, setState] = useState<RingState>('OPEN')
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listRings,
    { query: { state, pageNo, pageSize: 10 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'aml') void refresh(listRings)
  })
  return (
    <>
      <div className={styles.search}>
        <Segmented
          label={t('aml_tab_rings')}
          value={state}
          onChange={(key) => {
            setState(key)
            setPageNo(1)
          }}
          choices={ringStates.map((key) => ({ key, text: t(`ring_state_${key}`) }))}
        />
      </div>
      <Loaded answer={answer}>
        {(page) =>
          page.list.length === 0 ? (
            <EmptyState isSmall title={t('ring_none')} />
          ) : (
            <div className={styles.rings}>
              {page.list.map((ring) => (
                <div key={ring.ringId} className="panel padded">
                  <RingCard ring={ring} canDecide={can('aml.decide')} />
                </div>
              ))}
            </div>
          )
        }
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
