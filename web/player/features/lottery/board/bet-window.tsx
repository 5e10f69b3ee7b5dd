import { useState } from 'react'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import type { BettingIssue } from './betting-issue.ts'
import type { SlipLine } from './slip.ts'
import { SlipDone } from './slip-done.tsx'
import { SlipForm } from './slip-form.tsx'
import type { Terms } from './use-board.ts'
import type { Placed } from './use-place-order.ts'

interface BetWindowProps {
  gameCode: string
  /** Null: closed. */
  line: SlipLine | null
  playOf: (playCode: string) => Play | undefined
  terms: Terms | undefined
  issue: BettingIssue | null
  isBetting: boolean
  prizeGroup: number | null
  onGroup: (prizeGroup: number) => void
  onClose: () => void
  onPlaced: () => void
  onTicket: (orderId: string) => void
}

/** What is on the board, bet at once without the slip. */
export function BetWindow({ line, onClose, ...rest }: BetWindowProps) {
  const t = useText()
  return (
    <Modal isOpen={line !== null} onClose={onClose} title={t('lottery_confirm_title')}>
      {line ? <BetAtOnce key={line.id} line={line} onClose={onClose} {...rest} /> : null}
    </Modal>
  )
}

function BetAtOnce({
  line,
  onClose,
  onPlaced,
  onTicket,
  issue,
  ...rest
}: Omit<BetWindowProps, 'line'> & { line: SlipLine }) {
  const [shown, setShown] = useState(line)
  const [numero, setNumero] = useState(issue?.numero ?? null)
  const [placed, setPlaced] = useState<Placed | null>(null)
  if (placed) return <SlipDone placed={placed} onTicket={() => onTicket(placed.orderId)} onAgain={onClose} />
  return (
    <SlipForm
      {...rest}
      onEdit={undefined}
      lines={[shown]}
      issue={issue}
      numero={numero}
      onGoOn={setNumero}
      onChange={(_, change) => setShown((before) => ({ ...before, ...change }))}
      onPlaced={(done) => {
        setPlaced(done)
        onPlaced()
      }}
    />
  )
}
