/** The bar over the table, if no lobby shows one: the way out, the limits, the balance, sound and rules. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../../kit/locales/table-texts.ts'
import { make, makeButton, makeIcon, nameButton } from '../../kit/stage/dom/element.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import styles from './blackjack.module.css'
import type { HandPage } from './page.ts'

interface HeadParts {
  readonly page: HandPage
  readonly texts: BlackjackTexts
  readonly tableTexts: TableTexts
  readonly limits: string
  readonly balance: HTMLElement
  readonly isSoundOn: () => boolean
  readonly toggleSound: () => void
  readonly openInfo: () => void
}

export function makeHead({
  page,
  texts,
  tableTexts,
  limits,
  balance,
  isSoundOn,
  toggleSound,
  openInfo,
}: HeadParts): HTMLElement {
  const nameSound = (): void => {
    sound.classList.toggle(styles.off!, !isSoundOn())
    nameButton(sound, isSoundOn() ? tableTexts.soundOff : tableTexts.soundOn)
  }
  const sound = makeButton(
    {
      className: styles.tool,
      onClick: () => {
        toggleSound()
        nameSound()
      },
    },
    makeIcon('sound', 22),
  )
  nameSound()
  const info = makeButton(
    { className: styles.tool, label: tableTexts.menu, onClick: openInfo },
    makeIcon('info', 22),
  )
  return make(
    'header',
    { className: styles.top },
    ...(page.isFramed || !page.leave
      ? []
      : [
          makeButton(
            { className: styles.tool, label: tableTexts.leave, onClick: () => page.leave?.() },
            makeIcon('back'),
          ),
        ]),
    make(
      'div',
      { className: styles.title },
      make('h1', { text: texts.name }),
      make('small', { text: limits }),
    ),
    make(
      'p',
      { className: styles.balance },
      make('span', { text: page.mode === 'FREE' ? tableTexts.playCredit : tableTexts.balance }),
      balance,
    ),
    sound,
    info,
  )
}

/** The least and the most stake. */
export function limitsText({ limits, currency }: HandPage, tableTexts: TableTexts): string {
  const [least, most] = [limits.min, limits.max].map((amount) =>
    formatMoney(amount, currency, { decimals: 0 }),
  )
  return tableTexts.limits(least!, most!)
}
