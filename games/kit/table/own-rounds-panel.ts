/** The member's own rounds at all tables of the game, page by page. */
import { formatCount, formatDateTime, formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import kit from '../stage/dom/dialog.module.css'
import { make, makeButton } from '../stage/dom/element.ts'
import panelStyles from '../stage/dom/panels.module.css'
import { StageRefusal } from '../stage/page.ts'
import type { OwnRound, TablePage } from './page.ts'

export function ownRoundsPanel({ history }: TableTexts, page: TablePage): HTMLElement {
  const list = make('ul', { className: panelStyles.history, attributes: { 'aria-live': 'polite' } })
  const hint = make('p', { className: kit.note })
  const more = makeButton({ className: kit.action, text: history.more, onClick: () => void read() })
  let pageNo = 0
  async function read(): Promise<void> {
    more.disabled = true
    hint.textContent = ''
    try {
      const { rounds, isLast } = await page.ownRounds(pageNo + 1)
      pageNo += 1
      list.append(...rounds.map((round) => ownRow(round, history, page)))
      more.hidden = isLast
      if (list.childElementCount === 0) hint.textContent = history.empty
    } catch (error) {
      hint.textContent = error instanceof StageRefusal ? error.message : history.unavailable
    }
    more.disabled = false
  }
  void read()
  return make(
    'div',
    { className: kit.fair },
    make('p', { className: kit.note, text: page.mode === 'FREE' ? history.free : history.intro }),
    list,
    hint,
    more,
  )
}

function ownRow(
  { roundId, roundNo, state, tote, stakeAmount, winAmount, currency, playedAt }: OwnRound,
  history: TableTexts['history'],
  page: TablePage,
): HTMLElement {
  const win = state === 'VOID' ? history.voided : formatMoney(winAmount, currency)
  return make(
    'li',
    {},
    make('time', {
      text: `${formatDateTime(playedAt)} · ${formatCount(roundNo)}`,
      attributes: { datetime: playedAt },
    }),
    make('span', { text: history.bet }, make('b', { text: formatMoney(stakeAmount, currency) })),
    make(
      'span',
      { text: history.win, className: winAmount > stakeAmount ? panelStyles.above : undefined },
      make('b', { text: win }),
    ),
    // Of a void round there is something to check only where a tote cancelled it.
    ...(page.mode === 'FREE' || (state === 'VOID' && !tote)
      ? []
      : [
          make('a', {
            text: history.verify,
            attributes: {
              href: page.verifyUrl(roundId),
              target: '_blank',
              rel: 'noopener',
              'aria-label': `${history.verify} ${roundNo}`,
            },
          }),
        ]),
  )
}
