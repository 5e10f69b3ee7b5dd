import { useState, type CSSProperties } from 'react'
import { listTree } from '../../../../contract/operator/agents/line/list-tree.ts'
import { formatAmount, formatCount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { itemOf } from './tree-keys.ts'
import { TreeRow, type RowContent } from './tree-row.tsx'
import { HOUSE, LEVEL_SIZE, type TreeState } from './tree-state.ts'
import { typeText, type AgentNode } from './words.ts'
import styles from './tree.module.css'

/** The accounts directly below one, a page at a time, beginning with the page of the account that is shown. */
export function TreeLevel(props: { tree: TreeState; parentId: string; level: number }) {
  const { path } = props.tree
  const held = props.parentId === HOUSE ? path[0] : path[path.indexOf(props.parentId) + 1]
  const isOnPath = props.parentId === HOUSE || path.includes(props.parentId)
  return <LevelPages key={isOnPath ? held : ''} {...props} held={isOnPath ? held : undefined} />
}

function LevelPages({
  tree,
  parentId,
  level,
  held,
}: {
  tree: TreeState
  parentId: string
  level: number
  held: string | undefined
}) {
  const t = useText()
  const [pageNo, setPageNo] = useState<number>()
  const { data, error, refetch } = useCall(
    listTree,
    {
      query: {
        ...tree.asked,
        pageSize: LEVEL_SIZE,
        ...(parentId === HOUSE ? {} : { parentId }),
        ...(pageNo === undefined && held ? { holds: held } : { pageNo: pageNo ?? 1 }),
      },
    },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const step = (text: string, press?: () => void) => <StepItem text={text} level={level} press={press} />
  if (!data)
    return error ? (
      step(`${errorText(error, t)} · ${t('common_retry')}`, () => void refetch())
    ) : (
      <li role="none" className={styles.step}>
        <Skeleton shape="row" />
      </li>
    )
  const first = (data.pageNo - 1) * LEVEL_SIZE
  const pageText = (no: number) => ({
    from: formatCount((no - 1) * LEVEL_SIZE + 1),
    to: formatCount(Math.min(no * LEVEL_SIZE, data.total)),
    total: formatCount(data.total),
  })
  return (
    <>
      {data.pageNo > 1
        ? step(t('op_agents_previous', pageText(data.pageNo - 1)), () => setPageNo(data.pageNo - 1))
        : null}
      {data.list.map((node, at) => (
        <TreeRow
          key={node.memberId}
          tree={tree}
          row={contentOf(t, node)}
          level={level}
          place={{ at: first + at + 1, of: data.total }}
        >
          <TreeLevel tree={tree} parentId={node.memberId} level={level + 1} />
        </TreeRow>
      ))}
      {data.total === 0 ? step(t('op_agents_empty')) : null}
      {first + data.list.length < data.total
        ? step(t('op_agents_next', pageText(data.pageNo + 1)), () => setPageNo(data.pageNo + 1))
        : null}
    </>
  )
}

function contentOf(t: Translate, node: AgentNode): RowContent {
  const isMember = node.type === 0
  const mark = isMember ? null : (
    <Badge tone={node.type > 2 ? 'waiting' : 'info'}>{t(typeText(node.type))}</Badge>
  )
  return {
    id: node.memberId,
    name: node.username,
    badge: node.state === 'FROZEN' ? <Badge tone="bad">{t('op_agents_frozen')}</Badge> : mark,
    group: node.memberG,
    below: isMember ? '–' : formatCount(node.teamCount),
    note: `${node.memberG} · ${
      isMember
        ? t('op_agents_level', { level: String(node.depth) })
        : t('op_agents_accounts', { count: node.teamCount })
    }`,
    valid: formatAmount(node.validAmount),
    win: node.gameWinAmount,
    hasBelow: node.directCount > 0,
  }
}

/** A line of the tree that is no account: to another page of the level, or how it stands. */
function StepItem({ text, level, press }: { text: string; level: number; press?: (() => void) | undefined }) {
  return (
    <li role="treeitem" aria-level={level} aria-selected={false} tabIndex={-1} className={styles.item}>
      <div
        data-part="row"
        className={press ? `${styles.step} ${styles.press}` : styles.step}
        style={{ '--depth': Math.min(level - 1, 8) } as CSSProperties}
        onClick={(event) => {
          // The row goes with its page; the keyboard goes on from the branch.
          itemOf(itemOf(event.target)?.parentElement ?? null)?.focus()
          press?.()
        }}
      >
        {text}
      </div>
    </li>
  )
}
