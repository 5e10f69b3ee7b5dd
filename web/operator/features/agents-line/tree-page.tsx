import { useRef, useState } from 'react'
import { listTree, treeKinds } from '../../../../contract/operator/agents/line/list-tree.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { DateRange, lastDays, type Range } from '../../parts/date-range.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { FoundAccounts } from './found-accounts.tsx'
import { LineTree } from './line-tree.tsx'
import { SelectedAccount } from './selected-account.tsx'
import { TopAgentWindow } from './top-agent-window.tsx'
import { LEVEL_SIZE, type TreeKind } from './tree-state.ts'
import { WaitingMoves } from './waiting-moves.tsx'
import type { AgentNode } from './words.ts'
import agents from './agents-line.module.css'
import styles from './tree.module.css'

/** The lines as a tree, with the figures of their teams; a search opens it down to what it finds. */
export function TreePage() {
  const t = useText()
  const can = useCan()
  const [selected, setSelected] = useSearchValue('parent')
  const [query, setQuery] = useSearchValue('query')
  const [range, setRange] = useState(() => lastDays(15))
  const [kind, setKind] = useState<TreeKind>('ALL')
  const [revealed, setRevealed] = useState(selected)
  const [isOpening, setOpening] = useState(false)
  const beside = useRef<HTMLDivElement>(null)
  const reveal = (memberId: string) => {
    setKind('ALL')
    setRevealed(memberId)
    setSelected(memberId)
  }
  const choose = (memberId: string) => {
    setSelected(memberId)
    if (matchMedia('(max-width: 1279px)').matches)
      requestAnimationFrame(() => beside.current?.scrollIntoView({ block: 'nearest' }))
  }
  const form = useForm({
    start: { query },
    send: async (next) => {
      const text = next.query.trim()
      setQuery(text)
      if (!text) return
      const found = await callServer(listTree, { query: { ...range, query: text, pageSize: LEVEL_SIZE } })
      const [exact] = found.list.filter(
        ({ username }) => username === text.toLowerCase() || found.total === 1,
      )
      if (exact) reveal(exact.memberId)
    },
  })
  const isFinding = query !== '' || kind === 'AFFILIATES'
  return (
    <>
      <PageHead
        title={t('op_agents_title')}
        text={t('op_agents_text')}
        actions={
          can('agents.open') ? (
            <Button kind="primary" icon="plus" onClick={() => setOpening(true)}>
              {t('op_agents_new_top')}
            </Button>
          ) : null
        }
      />
      <Form form={form} role="search" aria-label={t('op_agents_title')} className={parts.filters}>
        <TextField label={t('op_agents_search')} maxLength={32} autoComplete="off" {...form.field('query')} />
        <DateRange range={range} onChange={setRange} />
        <Button type="submit" kind="primary" className={parts.fixed} isBusy={form.isBusy}>
          {t('common_search')}
        </Button>
      </Form>
      <div className="stack">
        <Chips
          label={t('op_agents_type')}
          value={kind}
          onChange={(next) => setKind(next ?? 'ALL')}
          choices={treeKinds.map((key) => ({ key, text: t(`op_agents_kind_${key}`) }))}
        />
        <div className={styles.columns}>
          <div className="stack">
            {isFinding ? (
              <FoundAccounts key={query + kind} asked={{ ...range, kind }} query={query} onChoose={reveal} />
            ) : null}
            <Tree
              range={range}
              kind={kind === 'AFFILIATES' ? 'ALL' : kind}
              {...{ revealed, selected }}
              onSelect={choose}
            />
          </div>
          <div className={styles.beside} ref={beside}>
            {selected ? <Selected memberId={selected} range={range} /> : null}
            <WaitingMoves />
          </div>
        </div>
      </div>
      <TopAgentWindow isOpen={isOpening} onClose={() => setOpening(false)} />
    </>
  )
}

/** One account with its path from the top. */
const useAccount = (memberId: string, range: Range, keepsPrevious = true) =>
  useCall(
    listTree,
    { query: { ...range, parentId: memberId, pageSize: 1 } },
    { isEnabled: memberId !== '', keepsPrevious, staleMs: 3_000 },
  )

function Selected({ memberId, range }: { memberId: string; range: Range }) {
  const answer = useAccount(memberId, range)
  return (
    <Loaded answer={answer}>
      {({ path, currency }) => <SelectedAccount key={memberId} node={path.at(-1)!} currency={currency} />}
    </Loaded>
  )
}

function Tree({
  range,
  kind,
  revealed,
  selected,
  onSelect,
}: {
  range: Range
  kind: TreeKind
  revealed: string
  selected: string
  onSelect: (memberId: string) => void
}) {
  const t = useText()
  const asked = { ...range, kind }
  const top = useCall(
    listTree,
    { query: { ...asked, pageSize: LEVEL_SIZE, pageNo: 1 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const shown = useAccount(revealed, range, false)
  const chosen = useAccount(selected, range)
  const isWaiting = revealed !== '' && !shown.data && !shown.error
  const line = (revealed && shown.data?.path) || []
  // A member of the house itself stands in no line.
  const path = line[0]?.type === 0 ? [] : line.map(({ memberId }) => memberId)
  return (
    <Panel isFlush>
      {selected ? <Places nodes={chosen.data?.path ?? []} onSelect={onSelect} /> : null}
      <Loaded answer={isWaiting ? shown : top}>
        {() =>
          top.data?.house ? (
            <LineTree
              key={`${revealed} ${kind}`}
              house={top.data.house}
              {...{ asked, path, selected, onSelect }}
            />
          ) : null
        }
      </Loaded>
      <p className={agents.foot}>{t('op_agents_figures')}</p>
    </Panel>
  )
}

/** Above whom the chosen account stands. */
function Places({ nodes, onSelect }: { nodes: readonly AgentNode[]; onSelect: (memberId: string) => void }) {
  const t = useText()
  return (
    <nav className={styles.places} aria-label={t('op_agents_path')}>
      <button type="button" className={styles.place} onClick={() => onSelect('')}>
        {t('op_agents_house')}
      </button>
      {nodes.map((node, at) => (
        <span key={node.memberId}>
          {'› '}
          <button
            type="button"
            className={styles.place}
            aria-current={at === nodes.length - 1 ? 'true' : undefined}
            onClick={() => onSelect(node.memberId)}
          >
            {node.username}
          </button>
        </span>
      ))}
    </nav>
  )
}
