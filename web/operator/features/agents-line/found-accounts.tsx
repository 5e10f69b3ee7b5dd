import { useState } from 'react'
import { listTree } from '../../../../contract/operator/agents/line/list-tree.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { LEVEL_SIZE, type TreeAsked } from './tree-state.ts'
import { typeText, type AgentNode } from './words.ts'
import styles from './tree.module.css'

/** What a search finds; a press opens the tree down to the account. */
export function FoundAccounts({
  asked,
  query,
  onChoose,
}: {
  asked: TreeAsked
  query: string
  onChoose: (memberId: string) => void
}) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listTree,
    { query: { ...asked, ...(query ? { query } : {}), pageNo, pageSize: LEVEL_SIZE } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <Panel isFlush title={t('op_agents_found', { count: answer.data?.total ?? 0 })}>
      <Loaded answer={answer}>
        {({ list, total }) => (
          <>
            {total === 0 ? <EmptyState isSmall title={t('op_agents_none_found')} /> : null}
            <ul className={styles.found}>
              {list.map((node) => (
                <li key={node.memberId}>
                  <button type="button" onClick={() => onChoose(node.memberId)}>
                    <span>
                      <b>{node.username}</b>{' '}
                      {node.type === 0 ? null : <Badge tone="info">{t(typeText(node.type))}</Badge>}
                    </span>
                    <small>{placeText(t, node)}</small>
                  </button>
                </li>
              ))}
            </ul>
            <Pages pageNo={pageNo} totalPages={Math.ceil(total / LEVEL_SIZE)} onChange={setPageNo} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function placeText(t: Translate, { depth, uplineName }: AgentNode): string {
  const level = t('op_agents_level', { level: String(depth) })
  return uplineName ? t('op_agents_under', { level, upline: uplineName }) : level
}
