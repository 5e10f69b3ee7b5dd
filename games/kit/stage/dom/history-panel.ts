import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import { StageRefusal, type PastRound, type StagePage } from '../page.ts'
import styles from './dialog.module.css'
import panelsStyles from './panels.module.css'
import { make, makeButton } from './element.ts'

/** The member's rounds of this game, page by page, each with the way to recompute it. */
export function historyPanel(
  texts: KitTexts['history'],
  history: NonNullable<StagePage['history']>,
  isFree: boolean,
): HTMLElement {
  const list = make('ul', { className: panelsStyles.history, attributes: { 'aria-live': 'polite' } })
  const hint = make('p', { className: styles.note })
  const more = makeButton({ className: styles.action, text: texts.more, onClick: () => void read() })
  let pageNo = 0
  async function read(): Promise<void> {
    more.disabled = true
    hint.textContent = ''
    try {
      const { rounds, isLast } = await history.read(pageNo + 1)
      pageNo += 1
      list.append(
        ...rounds.map((round) => row(texts, round, isFree ? null : history.verifyUrl(round.roundId))),
      )
      more.hidden = isLast
      if (list.childElementCount === 0) hint.textContent = texts.empty
    } catch (error) {
      hint.textContent = error instanceof StageRefusal ? error.message : texts.unavailable
    }
    more.disabled = false
  }
  void read()
  return make(
    'div',
    { className: styles.fair },
    make('p', { className: styles.note, text: isFree ? texts.free : texts.intro }),
    list,
    hint,
    more,
  )
}

function row(
  texts: KitTexts['history'],
  { roundId, betAmount, winAmount, currency, playedAt, isGranted }: PastRound,
  verifyUrl: string | null,
): HTMLElement {
  return make(
    'li',
    {},
    make('time', { text: formatDateTime(playedAt), attributes: { datetime: playedAt } }),
    make(
      'span',
      { text: isGranted ? texts.granted : texts.bet },
      make('b', { text: formatMoney(betAmount, currency) }),
    ),
    make(
      'span',
      { text: texts.win, className: winAmount > betAmount ? panelsStyles.above : undefined },
      make('b', { text: formatMoney(winAmount, currency) }),
    ),
    ...(verifyUrl
      ? [
          make('a', {
            text: texts.verify,
            attributes: {
              href: verifyUrl,
              target: '_blank',
              rel: 'noopener',
              'aria-label': `${texts.verify} ${roundId}`,
            },
          }),
        ]
      : []),
  )
}
