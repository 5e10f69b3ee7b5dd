/** The member's own hands, and each of them shown again step by step. */
import { formatDateTime, formatMoney } from '../../../web/ui/i18n/format.ts'
import { cardView } from '../cards/card.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import type { RoomLook } from './look.ts'
import { ReplayView } from './replay-view.ts'
import styles from './room-dialogs.module.css'
import type { HandRow, RoomPage } from './view.ts'

export function openHands(host: HTMLElement, page: RoomPage, look: RoomLook): void {
  const { history, leave } = look.roomTexts[page.language]
  const hands = page.hands!
  const list = make('ul', { className: styles.hands, attributes: { 'aria-live': 'polite' } })
  const hint = make('p', { className: styles.note, attributes: { role: 'status' } })
  const more = makeButton({ className: styles.action, text: history.more, onClick: () => void read() })
  let pageNo = 0
  const fail = (error: unknown): void => { hint.textContent = error instanceof StageRefusal ? error.message : history.unavailable }
  async function read(): Promise<void> {
    more.disabled = true
    try {
      const { hands: rows, isLast } = await hands.read(pageNo + 1)
      pageNo += 1
      list.append(...rows.map((hand) => handRow(hand)))
      more.hidden = isLast
      hint.textContent = list.childElementCount === 0 ? history.empty : ''
    } catch (error) {
      fail(error)
    }
    more.disabled = false
  }
  const handRow = (hand: HandRow): HTMLElement => make('li', {},
    make('div', { className: styles.when }, make('b', { text: `${look.stakesLabel(hand.stakes)} · ${look.roomTexts[page.language].bar.handNo(hand.handNo)}` }), make('time', { text: formatDateTime(hand.playedAt), attributes: { datetime: hand.playedAt } })),
    make('span', { className: styles.small }, ...hand.cards.map((card) => cardView(card, page.language)), ...(hand.board.length > 0 ? [make('i')] : []), ...hand.board.map((card) => cardView(card, page.language))),
    make('span', { className: `${styles.net} ${hand.netAmount > 0 ? styles.up : ''}`, text: formatMoney(hand.netAmount, hand.currency, { signed: true }) }),
    make('div', { className: styles.two },
      makeButton({ className: styles.action, text: history.replay, attributes: { 'aria-label': `${history.replay} ${hand.handNo}` }, onClick: () => void replay(hand.handId) }),
      make('a', { className: styles.verify, text: history.verify, attributes: { href: page.verifyUrl(hand.handId), target: '_blank', rel: 'noopener' } })))
  async function replay(handId: string): Promise<void> {
    hint.textContent = ''
    try {
      const hand = await hands.replay(handId)
      const view = new ReplayView(hand, look, page.language)
      openDialog(host, { title: history.replayTitle(hand.handNo), closeLabel: leave.cancel, body: view.view })
      view.view.closest('dialog')!.classList.add(styles.wide!)
      view.view.closest('dialog')!.addEventListener('close', () => view.dispose())
    } catch (error) {
      fail(error)
    }
  }
  void read()
  openDialog(host, { title: history.title, closeLabel: leave.cancel, body: make('div', { className: styles.stack }, make('p', { className: styles.note, text: history.intro }), hint, list, more) })
}
