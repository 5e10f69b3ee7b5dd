import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ProposalChanges } from '../../parts/proposal-changes.tsx'
import { useWaiting } from '../../parts/waiting-changes.tsx'
import { paths } from '../../paths.ts'

/** Moves that wait for approval, as far as the viewer may confirm any; decided with the other proposals. */
export function WaitingMoves() {
  const t = useText()
  const moves = useWaiting().rows.filter(({ kind }) => kind === 'agents.move')
  if (moves.length === 0) return null
  return (
    <Panel
      title={t('op_moves_waiting')}
      beside={
        <ConsoleLink className="link" href={paths.proposals}>
          {t('op_moves_waiting_link')}
        </ConsoleLink>
      }
    >
      <ul className={parts.cases}>
        {moves.map((move) => (
          <li key={move.proposalId}>
            <b>{move.title}</b>
            <ProposalChanges changes={move.changes} />
            <small className="text-3">
              {t('proposal_waits_by', {
                requestedBy: move.requestedBy,
                requestedAt: formatDateTime(move.requestedAt),
              })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
