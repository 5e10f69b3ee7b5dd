import { useMemo } from 'react'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { unitText } from '../board/stake-controls.tsx'
import { boardOffer, type Offer } from './offers.ts'
import { type NumberLine, totalOf, withStake, withStakes, without } from './slip.ts'
import { SlipList } from './slip-list.tsx'
import { changeLines, undo, useCanUndo } from './slip-store.ts'
import styles from './slip.module.css'
import type { NumberBoardData } from './use-number-board.ts'
import './texts.ts'

const EQUAL_STAKES = [500, 1_000, 2_000, 5_000, 10_000]

export interface SlipProps {
  gameCode: string
  board: NumberBoardData
  lines: readonly NumberLine[]
  onSend: () => void
  /** Keeps the lines as a favourite set. */
  onKeep: () => void
  /** Bets the lines on several issues; left out where the lottery has no plans. */
  onAhead?: (() => void) | undefined
}

/** At the right of the board, if there is room. */
export function SlipPanel(props: SlipProps) {
  const t = useText()
  const { lines } = props
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('lottery_my_slip')}>
      <header className={styles.head}>
        <h2>{t('lottery_my_slip')}</h2>
        <Badge>{t('lottery_slip_lines', { count: lines.length })}</Badge>
        <SlipDeeds {...props} />
      </header>
      <SlipContent {...props} />
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
      <div className={styles.head}>
        <Badge>{t('lottery_slip_lines', { count: props.lines.length })}</Badge>
        <SlipDeeds {...props} />
      </div>
      <SlipContent {...props} />
    </Modal>
  )
}

function SlipDeeds({ gameCode, lines, onKeep }: SlipProps) {
  const t = useText()
  const canUndo = useCanUndo(gameCode)
  return (
    <div className={styles.deeds}>
      <IconButton
        icon="refresh"
        label={t('lottery_undo')}
        disabled={!canUndo}
        className={styles.undo}
        onClick={() => undo(gameCode)}
      />
      <IconButton
        icon="heart"
        label={t('lottery_favourite_set_save')}
        disabled={lines.length === 0}
        onClick={onKeep}
      />
      <IconButton
        icon="trash"
        label={t('lottery_slip_clear')}
        disabled={lines.length === 0}
        onClick={() => changeLines(gameCode, () => [])}
      />
    </div>
  )
}

function SlipContent({ gameCode, board, lines, onSend, onAhead }: SlipProps) {
  const t = useText()
  const newestFirst = useMemo(() => [...lines].reverse(), [lines])
  const offerOf = useMemo(() => keptOffers(board), [board])
  const deeds = useMemo(
    () => ({
      onStake: (id: string, amount: number) => changeLines(gameCode, (all) => withStake(all, id, amount)),
      onRemove: (id: string) => changeLines(gameCode, (all) => without(all, new Set([id]))),
    }),
    [gameCode],
  )
  if (lines.length === 0) return <p className={styles.empty}>{t('lottery_number_slip_empty')}</p>
  return (
    <div className={styles.content}>
      <div className={styles.equal} role="group" aria-label={t('lottery_stake_all')}>
        <span>{t('lottery_stake_all')}</span>
        {EQUAL_STAKES.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => changeLines(gameCode, (all) => withStakes(all, amount))}
          >
            {unitText(amount)}
          </button>
        ))}
      </div>
      <SlipList lines={newestFirst} playOf={board.playOf} offerOf={offerOf} {...deeds} />
      <div className={styles.foot}>
        <dl className={styles.sums}>
          <dt className={styles.pay}>{t('lottery_to_pay')}</dt>
          <dd className={styles.pay}>
            <Money amount={totalOf(lines, board.playOf)} />
          </dd>
        </dl>
        <div className={styles.ways}>
          {onAhead ? (
            <Button kind="line" size="large" onClick={onAhead}>
              {t('lottery_chase_short')}
            </Button>
          ) : null}
          <Button kind="primary" size="large" isBlock onClick={onSend}>
            {t('lottery_slip_send')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** One offer for a line as long as it and the board stay: what has not changed is not drawn again. */
function keptOffers(board: NumberBoardData): (line: NumberLine) => Offer {
  const offers = new WeakMap<NumberLine, Offer>()
  return (line) => {
    const offer = offers.get(line) ?? boardOffer(board, line)
    offers.set(line, offer)
    return offer
  }
}
