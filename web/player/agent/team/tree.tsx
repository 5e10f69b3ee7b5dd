import { useState } from 'react'
import { listTeam, type listTeamSchemas } from '../../../../contract/player/agents/team/list-team.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Result, TeamState } from './parts.tsx'
import type { Range } from './range-choice.tsx'
import styles from './team.module.css'
import { nameOf, REFRESH_MS, typeKey } from './words.ts'

export type TeamRow = ValueOf<typeof listTeamSchemas>['list'][number]
export interface TreeAsked extends Range {
  search?: string
  kind?: 'AGENTS' | 'MEMBERS'
}

const PAGE = 20
const MOST = 100

/** One level of the tree, twenty accounts at a time; each opens its own level below it. */
export function TreeLevel({
  asked,
  under,
  depth,
  onOpen,
}: {
  asked: TreeAsked
  under?: string
  depth: number
  onOpen: (account: string) => void
}) {
  const t = useText()
  const [size, setSize] = useState(PAGE)
  const { data, error, isPending, refetch } = useCall(
    listTeam,
    { query: { ...asked, ...(under ? { under } : {}), pageSize: size } },
    { keepsPrevious: true, refetchEveryMs: REFRESH_MS },
  )
  return (
    <TeamState error={error} isPending={isPending} onRetry={refetch}>
      {data ? (
        <>
          <ul className={styles.tree}>
            {data.list.map((row) => (
              <TreeRow key={row.account} row={row} asked={asked} depth={depth} onOpen={onOpen} />
            ))}
          </ul>
          {data.list.length === 0 ? <p className={styles.none}>{t('agent_team_empty')}</p> : null}
          {data.totalCount > data.list.length && size < MOST ? (
            <Button kind="line" isBlock onClick={() => setSize(Math.min(MOST, size + PAGE))}>
              {t('agent_team_more', { count: Math.min(PAGE, data.totalCount - data.list.length) })}
            </Button>
          ) : null}
        </>
      ) : null}
    </TeamState>
  )
}

function TreeRow({
  row,
  asked,
  depth,
  onOpen,
}: {
  row: TeamRow
  asked: TreeAsked
  depth: number
  onOpen: (account: string) => void
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { from, to } = asked
  const name = nameOf(row)
  return (
    <li>
      <div className={styles.node} style={{ paddingInlineStart: `${Math.min(depth, 6) * 18}px` }}>
        {row.directCount > 0 ? (
          <IconButton
            icon={isOpen ? 'd' : 'r'}
            label={t(isOpen ? 'agent_team_close' : 'agent_team_open', { account: name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span className={styles.leaf} aria-hidden="true" />
        )}
        <button type="button" className={styles.account} onClick={() => onOpen(row.account)}>
          <span>
            <b>{name}</b> {row.type === 0 ? null : <Badge tone="info">{t(typeKey(row.type))}</Badge>}
          </span>
          <small>
            {row.memberG} ·{' '}
            {row.accountCount > 0
              ? t('agent_team_accounts', { count: row.accountCount })
              : t(typeKey(row.type))}
            {row.isOnline ? ` · ${t('agent_online')}` : ''}
          </small>
        </button>
        <span className={styles.amounts}>
          <b className="number">{formatAmount(row.validBetAmount)}</b>
          <Result amount={row.profitAmount} />
        </span>
      </div>
      {isOpen ? (
        <TreeLevel asked={{ from, to }} under={row.account} depth={depth + 1} onOpen={onOpen} />
      ) : null}
    </li>
  )
}
