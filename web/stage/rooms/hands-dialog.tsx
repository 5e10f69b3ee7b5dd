/** The member's own hands, and each of them shown again step by step. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { formatDateTime, formatMoney } from '../../../design/format.ts'
import { cardView } from '../../../games/kit/cards/card.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { HandRow, ReplayHand } from '../../../games/kit/room/view.ts'
import type { RoomPage } from '../../../games/kit/room/live-room.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { Drawn } from './drawn.tsx'
import type { HandsList } from './hands-list.ts'
import handsStyles from './hands.module.css'
import styles from './room-dialogs.module.css'

interface HandsProps {
  page: RoomPage
  look: RoomLook
  list: HandsList
  showAgain: (hand: ReplayHand) => void
  onClosed: () => void
}

export function HandsDialog({ page, look, list, showAgain, onClosed }: HandsProps) {
  const { history, leave } = look.roomTexts[page.language]
  const dialog = useDialog(onClosed)
  const { rows, isLast, isReading, hint } = useStore(list.store)
  const replay = async (handId: string): Promise<void> => {
    const hand = await list.replay(handId)
    if (hand) showAgain(hand)
  }
  return (
    <Dialog control={dialog} title={history.title} closeLabel={leave.cancel} bodyClass={styles.stack}>
      <p className={styles.note}>{history.intro}</p>
      <p className={styles.note} role="status">
        {hint}
      </p>
      <ul className={handsStyles.hands} aria-live="polite">
        {/* A hand played meanwhile moves the pages on, so a hand may stand in two of them. */}
        {rows.map((hand, place) => (
          <Hand key={place} hand={hand} look={look} page={page} replay={() => void replay(hand.handId)} />
        ))}
      </ul>
      <button
        type="button"
        className={styles.action}
        hidden={isLast}
        disabled={isReading}
        onClick={() => void list.read()}
      >
        {history.more}
      </button>
    </Dialog>
  )
}

interface HandProps extends Pick<HandsProps, 'page' | 'look'> {
  hand: HandRow
  replay: () => void
}

/** A hand of one's own: where and when, the cards, what it came to, and the ways to see it again. */
function Hand({ hand, page, look, replay }: HandProps) {
  const { language } = page
  const { history, bar } = look.roomTexts[language]
  const cards = useMemo(
    () => [
      ...hand.cards.map((card) => cardView(card, language)),
      ...(hand.board.length > 0 ? [document.createElement('i')] : []),
      ...hand.board.map((card) => cardView(card, language)),
    ],
    [hand, language],
  )
  return (
    <li>
      <div className={handsStyles.when}>
        <b>{`${look.stakesLabel(hand.stakes)} · ${bar.handNo(hand.handNo)}`}</b>
        <time dateTime={hand.playedAt}>{formatDateTime(hand.playedAt)}</time>
      </div>
      <Drawn as="span" className={handsStyles.small} nodes={cards} />
      <span className={`${handsStyles.net} ${hand.netAmount > 0 ? handsStyles.up : ''}`}>
        {formatMoney(hand.netAmount, hand.currency, { signed: true })}
      </span>
      <div className={handsStyles.two}>
        <button
          type="button"
          className={`${styles.action} ${handsStyles.action}`}
          aria-label={`${history.replay} ${hand.handNo}`}
          onClick={replay}
        >
          {history.replay}
        </button>
        <a className={styles.verify} href={page.verifyUrl(hand.handId)} target="_blank" rel="noopener">
          {history.verify}
        </a>
      </div>
    </li>
  )
}
