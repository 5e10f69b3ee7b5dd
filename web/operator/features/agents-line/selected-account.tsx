import { useState } from 'react'
import { formatDate, formatMoney } from '../../../../design/format.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { MoveWindow } from './move-window.tsx'
import { PointsWindow } from './points-window.tsx'
import { typeText, type AgentNode } from './words.ts'
import styles from './agents-line.module.css'

/** The account that is chosen in the tree, with its figures and what can be done for it. */
export function SelectedAccount({ node, currency }: { node: AgentNode; currency: string }) {
  const t = useText()
  const can = useCan()
  const [open, setOpen] = useState<'points' | 'move' | null>(null)
  const isAgent = node.type !== 0
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
        <div className={styles.kpis}>
          <Kpi label={t('op_agents_group')} value={node.memberG} />
          {isAgent ? (
            <Kpi
              label={t('op_agents_team')}
              value={node.teamCount}
              note={`${t('op_agents_direct')} ${node.directCount}`}
            />
          ) : null}
          <Kpi label={t('op_agents_valid')} value={formatMoney(node.validAmount, currency)} />
          <Kpi label={t('op_agents_game_win')} value={formatMoney(node.gameWinAmount, currency)} />
          <Kpi label={t('op_agents_deposits')} value={formatMoney(node.depositAmount, currency)} />
          <Kpi
            label={t('op_agents_commission')}
            value={formatMoney(node.commissionAmount, currency)}
            isGold
          />
        </div>
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
