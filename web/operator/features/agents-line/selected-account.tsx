import { useState } from 'react'
import { formatCount, formatDate, formatMoney } from '../../../../design/format.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { MoveWindow } from './move-window.tsx'
import { PointsWindow } from './points-window.tsx'
import { typeText, type AgentNode } from './words.ts'

/** The account that is chosen in the tree, with its figures and what can be done for it. */
export function SelectedAccount({ node, currency }: { node: AgentNode; currency: string }) {
  const t = useText()
  const can = useCan()
  const [open, setOpen] = useState<'points' | 'move' | null>(null)
  const isAgent = node.type !== 0
  const money = (key: string, label: TextKey, amount: number) => ({
    key,
    label: t(label),
    value: formatMoney(amount, currency),
  })
  return (
    <Panel
      title={
        <>
          {node.username} <Badge tone="neutral">{t(typeText(node.type))}</Badge>
        </>
      }
    >
      <div className="stack">
        <p className="small text-2">{t('op_agents_joined', { date: formatDate(node.createdAt) })}</p>
        <KeyValues
          rows={[
            { key: 'group', label: t('op_agents_group'), value: node.memberG },
            ...(isAgent
              ? [
                  { key: 'below', label: t('op_agents_team'), value: formatCount(node.teamCount) },
                  { key: 'direct', label: t('op_agents_direct'), value: formatCount(node.directCount) },
                ]
              : []),
            money('valid', 'op_agents_valid', node.validAmount),
            money('win', 'op_agents_game_win', node.gameWinAmount),
            money('deposits', 'op_agents_deposits', node.depositAmount),
            money('commission', 'op_agents_commission', node.commissionAmount),
          ]}
        />
        <span className={parts.toolbar}>
          {can('agents.open') && isAgent ? (
            <Button onClick={() => setOpen('points')}>{t('op_agents_edit_points')}</Button>
          ) : null}
          {can('agents.move') ? <Button onClick={() => setOpen('move')}>{t('op_agents_move')}</Button> : null}
          <ConsoleLink className="link" href={paths.member(node.memberId)}>
            {t('op_agents_member')}
          </ConsoleLink>
        </span>
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
