/** What the display over the sea is made of. */
import { formatCount, formatMoney } from '../../../design/format.ts'
import { avatarOf } from '../../kit/room/avatars.ts'
import { make, makeButton, makeIcon } from '../../kit/stage/dom/element.ts'
import type { ShowHead } from '../../kit/stage/head.ts'
import type { FishTexts } from '../locales/texts.ts'
import type { Figures } from './figures.ts'
import styles from './hud.module.css'
import type { SeatView, FishPage } from './page.ts'
import seaStyles from './sea.module.css'

export interface HudActions {
  leave(): void
  openInfo(): void
  openPrices(): void
  toggleSound(): void
  toggleAuto(): void
  toggleLock(): void
  toggleLightning(): void
  changePrice(by: 1 | -1): void
}

export interface HudParts {
  readonly texts: FishTexts
  readonly currency: string
  readonly isFree: boolean
  readonly isFramed: boolean
  readonly showHead?: ShowHead | undefined
}

/** The bar over the sea: the way out, the room, the money, the sound and the rules. */
export function makeBar(
  parts: HudParts,
  actions: HudActions,
  room: HTMLElement,
  credit: HTMLElement,
  sound: HTMLElement,
): HTMLElement {
  const { texts } = parts
  return make(
    'header',
    { className: styles.bar },
    ...(parts.isFramed
      ? []
      : [
          makeButton(
            { className: styles.icon, label: texts.leave, onClick: actions.leave },
            makeIcon('back'),
          ),
        ]),
    make(
      'div',
      { className: styles.title },
      ...(parts.isFramed ? [] : [make('b', { text: texts.name })]),
      room,
    ),
    make('span', { className: styles.gap }),
    make(
      'span',
      { className: styles.purse },
      make('small', { text: parts.isFree ? texts.playCredit : texts.credit }),
      credit,
    ),
    sound,
    makeButton(
      {
        className: styles.icon,
        label: texts.info,
        attributes: { 'aria-haspopup': 'dialog' },
        onClick: actions.openInfo,
      },
      makeIcon('info', 22),
    ),
    ...(parts.isFramed
      ? [
          makeButton(
            { className: styles.icon, label: texts.leave, onClick: actions.leave },
            makeIcon('door', 22),
          ),
        ]
      : []),
  )
}

/** Who sits at another gun: face, name, and what a bullet costs. */
export function sitterOf(sitter: SeatView, { texts, currency }: HudParts): HTMLElement[] {
  const { url, position } = avatarOf(sitter.seat * 3 + 1)
  const face = make('img', { attributes: { src: url, alt: '' } })
  face.style.objectPosition = position
  return [
    face,
    make(
      'span',
      {},
      make('b', { text: sitter.name || texts.guest }),
      make('small', { text: `${formatMoney(sitter.price, currency)} ${texts.perShot}` }),
    ),
  ]
}

/** What was shot, spent and won; `credit`: what is left, where no bar of its own shows it. */
export function figureRows(
  { shots, spent, won }: Figures,
  { texts, currency }: HudParts,
  credit: HTMLElement | null,
): HTMLElement[] {
  const { figures } = texts
  const row = (name: string, value: string, className?: string): HTMLElement[] => [
    make('dt', { text: name }),
    make('dd', { text: value, className }),
  ]
  return [
    ...(credit ? [make('dt', { text: texts.credit }), make('dd', {}, credit)] : []),
    ...row(figures.shots, formatCount(shots)),
    ...row(figures.spent, formatMoney(spent, currency)),
    ...row(figures.won, formatMoney(won, currency), won > spent ? seaStyles.above : undefined),
  ]
}

export function tool(icon: string, text: string, hint: string, onClick: () => void): HTMLButtonElement {
  const button = makeButton(
    { className: styles.tool, attributes: { 'aria-pressed': 'false', title: hint }, onClick },
    makeIcon(icon, 22),
  )
  button.append(text)
  return button
}

export const hudPartsOf = (page: FishPage, texts: FishTexts): HudParts => ({
  texts,
  currency: page.currency,
  isFree: page.mode === 'FREE',
  isFramed: page.isFramed,
  showHead: page.showHead,
})
