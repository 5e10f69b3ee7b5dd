import { useState } from 'react'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import type { BettingIssue } from './betting-issue.ts'
import type { SlipLine } from './slip.ts'
import { SlipDone } from './slip-done.tsx'
import { SlipForm } from './slip-form.tsx'
import styles from './slip.module.css'
import { changeLine, changeSlip, clearSlip, removeLine, type Slip } from './slip-store.ts'
import type { Terms } from './use-board.ts'
import type { Placed } from './use-place-order.ts'

interface SlipProps {
  gameCode: string
  slip: Slip
  playOf: (playCode: string) => Play | undefined
  terms: Terms | undefined
  issue: BettingIssue | null
  isBetting: boolean
  onGroup: (prizeGroup: number) => void
  onEdit: (line: SlipLine) => void
}

/** At the right of the board, if there is room. */
export function SlipPanel(props: SlipProps) {
  const t = useText()
  const { gameCode, slip } = props
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('lottery_my_slip')}>
      <header className={styles.head}>
        <h2>{t('lottery_my_slip')}</h2>
        <Badge>{t('lottery_slip_lines', { count: slip.lines.length })}</Badge>
        {slip.lines.length > 0 ? (
          <Button kind="quiet" size="small" onClick={() => clearSlip(gameCode)}>
            {t('lottery_slip_clear')}
          </Button>
        ) : null}
      </header>
      <SlipContent {...props} onClose={() => {}} />
    </section>
  )
}

/** On phones, over the board. */
export function SlipWindow({
  isOpen,
  onClose,
  ...props
}: SlipProps & { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('lottery_my_slip')}>
      <SlipContent {...props} onClose={onClose} />
      {props.slip.lines.length > 0 ? (
        <Button kind="quiet" icon="trash" isBlock onClick={() => clearSlip(props.gameCode)}>
          {t('lottery_slip_clear')}
        </Button>
      ) : null}
    </Modal>
  )
}

function SlipContent({ gameCode, slip, onClose, ...rest }: SlipProps & { onClose: () => void }) {
  const t = useText()
  const [placed, setPlaced] = useState<Placed | null>(null)
  if (placed && slip.lines.length === 0)
    return (
      <SlipDone
        placed={placed}
        onTicket={() => void navigate(paths.lotteryTickets(placed.orderId))}
        onAgain={() => {
          setPlaced(null)
          onClose()
        }}
      />
    )
  if (slip.lines.length === 0) return <p className={styles.empty}>{t('lottery_slip_empty')}</p>
  return (
    <SlipForm
      {...rest}
      gameCode={gameCode}
      lines={slip.lines}
      numero={slip.numero}
      prizeGroup={slip.prizeGroup}
      onGoOn={(numero) => changeSlip(gameCode, { numero })}
      onChange={(id, change) => changeLine(gameCode, id, change)}
      onRemove={(id) => removeLine(gameCode, id)}
      onChase={() => void navigate(paths.lotteryAhead(gameCode))}
      onPlaced={(done) => {
        clearSlip(gameCode)
        setPlaced(done)
      }}
    />
  )
}
