import { useState } from 'react'
import { listTree } from '../../../../contract/operator/agents/line/list-tree.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { MoveWindow } from './move-window.tsx'
import { PointsWindow } from './points-window.tsx'
import { TopAgentWindow } from './top-agent-window.tsx'
import { typeText, type AgentNode } from './words.ts'
import styles from './agents-line.module.css'

const PAGE = 20

/** The lines level by level, or the accounts that a search finds, with the figures of their teams. */
export function TreePage() {
  const t = useText()
  const can = useCan()
  const [parentId, setParent] = useSearchValue('parent')
  const [query, setQuery] = useSearchValue('query')
  const [range, setRange] = useState(() => lastDays(15))
  const [pageNo, setPageNo] = useState(1)
  const [isOpening, setOpening] = useState(false)
  const form = useForm({
    start: { query },
    send: (next) => {
      setQuery(next.query.trim())
      setPageNo(1)
    },
  })
  const answer = useCall(
    listTree,
    {
      query: {
        pageNo,
        pageSize: PAGE,
        ...range,
        ...(query ? { query } : parentId ? { parentId } : {}),
      },
    },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const go = (memberId: string) => {
    form.edit({ query: '' })
    if (query) setQuery('')
    setParent(memberId)
    setPageNo(1)
  }
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
        <Button type="submit" kind="primary" className={parts.fixed}>
          {t('common_search')}
        </Button>
      </Form>
      <Loaded answer={answer}>
        {(level) => {
          const here = query ? undefined : level.path.at(-1)
          return (
            <div className="stack">
              {query ? null : <Path nodes={level.path} onGo={go} />}
              {here ? <Selected node={here} currency={level.currency} /> : null}
              {here?.type === 0 ? null : (
                <Panel isFlush>
                  <DataTable
                    caption={t('op_agents_title')}
                    columns={columnsOf(t, level.currency, { isSearch: query !== '', onGo: go })}
                    rows={level.list}
                    rowKey={(row) => row.memberId}
                    empty={
                      <EmptyState
                        isSmall
                        title={t(query ? 'op_agents_none_found' : 'op_agents_empty')}
                        text={query ? undefined : t('op_agents_empty_text')}
                      />
                    }
                  />
                  <p className={styles.foot}>{t('op_agents_figures')}</p>
                </Panel>
              )}
              <Pages pageNo={pageNo} totalPages={Math.ceil(level.total / PAGE)} onChange={setPageNo} />
            </div>
          )
        }}
      </Loaded>
      <TopAgentWindow isOpen={isOpening} onClose={() => setOpening(false)} />
    </>
  )
}

function Path({ nodes, onGo }: { nodes: readonly AgentNode[]; onGo: (memberId: string) => void }) {
  const t = useText()
  return (
    <nav className={styles.path} aria-label={t('op_agents_path')}>
      <Button size="compact" onClick={() => onGo('')}>
        {t('op_agents_top')}
      </Button>
      {nodes.map((node) => (
        <Button key={node.memberId} size="compact" onClick={() => onGo(node.memberId)}>
          {`› ${node.username}`}
        </Button>
      ))}
    </nav>
  )
}

/** The account whose line is open, with what can be done for it. */
function Selected({ node, currency }: { node: AgentNode; currency: string }) {
  const t = useText()
  const can = useCan()
  const [open, setOpen] = useState<'points' | 'move' | null>(null)
  return (
    <Panel
      title={
        <>
          {node.username} <Badge tone="neutral">{t(typeText(node.type))}</Badge>
        </>
      }
      beside={
        <span className={parts.toolbar}>
          <ConsoleLink className="link" href={paths.member(node.memberId)}>
            {t('op_agents_member')}
          </ConsoleLink>
          {can('agents.open') && node.type !== 0 ? (
            <Button size="compact" onClick={() => setOpen('points')}>
              {t('op_agents_edit_points')}
            </Button>
          ) : null}
          {can('agents.move') ? (
            <Button size="compact" onClick={() => setOpen('move')}>
              {t('op_agents_move')}
            </Button>
          ) : null}
        </span>
      }
    >
      <div className={styles.kpis}>
        <Kpi label={t('op_agents_group')} value={node.memberG} />
        {node.type === 0 ? null : (
          <Kpi
            label={t('op_agents_team')}
            value={node.teamCount}
            note={`${t('op_agents_direct')} ${node.directCount}`}
          />
        )}
        <Kpi label={t('op_agents_valid')} value={formatMoney(node.validAmount, currency)} />
        <Kpi label={t('op_agents_game_win')} value={formatMoney(node.gameWinAmount, currency)} />
        <Kpi label={t('op_agents_deposits')} value={formatMoney(node.depositAmount, currency)} />
        <Kpi label={t('op_agents_commission')} value={formatMoney(node.commissionAmount, currency)} isGold />
      </div>
      <PointsWindow node={open === 'points' ? node : null} onClose={() => setOpen(null)} />
      <MoveWindow
        account={open === 'move' ? node.username : null}
        memberId={node.memberId}
        onClose={() => setOpen(null)}
      />
    </Panel>
  )
}

/** Of what a search finds, also below whom it stands. */
function placeText(t: Translate, { depth, uplineName }: AgentNode, isSearch: boolean): string {
  const level = t('op_agents_level', { level: String(depth) })
  return isSearch && uplineName ? t('op_agents_under', { level, upline: uplineName }) : level
}

function columnsOf(
  t: Translate,
  currency: string,
  { isSearch, onGo }: { isSearch: boolean; onGo: (memberId: string) => void },
): Column<AgentNode>[] {
  const money = (
    key: 'validAmount' | 'gameWinAmount' | 'commissionAmount',
    head: string,
  ): Column<AgentNode> => ({ key, head, isFigure: true, cell: (row) => formatMoney(row[key], currency) })
  return [
    {
      key: 'account',
      head: t('op_agents_account'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    {
      key: 'type',
      head: t('op_agents_type'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.state === 'FROZEN' ? 'bad' : row.type === 0 ? 'neutral' : 'good'}>
          {row.state === 'FROZEN' ? t('op_agents_frozen') : t(typeText(row.type))}
        </Badge>
      ),
    },
    {
      key: 'level',
      head: t('op_agents_path'),
      cell: (row) => placeText(t, row, isSearch),
    },
    { key: 'group', head: t('op_agents_group'), isFigure: true, cell: (row) => row.memberG },
    {
      key: 'team',
      head: t('op_agents_team'),
      isFigure: true,
      cell: (row) => (row.type === 0 ? '–' : `${row.teamCount} (${row.directCount})`),
    },
    money('validAmount', t('op_agents_valid')),
    money('gameWinAmount', t('op_agents_game_win')),
    money('commissionAmount', t('op_agents_commission')),
    {
      key: 'open',
      head: <span className="sr-only">{t('op_agents_open_line')}</span>,
      card: 'action',
      cell: (row) => (
        <Button size="compact" onClick={() => onGo(row.memberId)}>
          {t(row.type === 0 ? 'op_agents_choose' : 'op_agents_open_line')}
        </Button>
      ),
    },
  ]
}
