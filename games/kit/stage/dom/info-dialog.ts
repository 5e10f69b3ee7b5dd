/** About the game: paytable, lines, rules with the published figures, and how to check a result. */
import type { SlotSheet } from '../../../../kernel/slots/sheet.ts'
import { formatMoney } from '../../../../web/ui/i18n/format.ts'
import type { GameTexts, KitTexts } from '../../locales/texts.ts'
import type { SlotLook } from '../look.ts'
import type { StagePage } from '../page.ts'
import { openDialog } from './dialog.ts'
import styles from './dialog.module.css'
import { make, makeButton, makeDrawing } from './element.ts'
import { fairPanel, type LastRound } from './fair-panel.ts'

export interface InfoParts {
  readonly sheet: SlotSheet
  readonly look: SlotLook
  readonly texts: KitTexts
  readonly gameTexts: GameTexts
  readonly page: StagePage
  readonly betAmount: number
  readonly lastRound: LastRound | null
}

export function openInfoDialog(stage: HTMLElement, parts: InfoParts): void {
  const { texts, gameTexts, page } = parts
  const panels: readonly (readonly [label: string, make: () => HTMLElement])[] = [
    [texts.tabs.pays, () => paysPanel(parts)],
    [texts.tabs.lines, () => linesPanel(parts)],
    [texts.tabs.rules, () => rulesPanel(parts)],
    ...(page.seeds ? [[texts.tabs.fair, () => fairPanel(texts.fair, page.seeds!, parts.lastRound)] as const] : []),
  ]
  const body = make('div', { attributes: { role: 'tabpanel', tabindex: '-1' } })
  const tabs = panels.map(([label, makePanel], index) => makeButton({
    text: label, attributes: { role: 'tab' }, onClick: () => select(index, makePanel),
  }))
  const list = make('div', { className: styles.tabs, attributes: { role: 'tablist', 'aria-label': texts.info } }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(tabs.indexOf(document.activeElement as HTMLButtonElement) + by + tabs.length) % tabs.length]
    if (by === 0) return
    next?.click()
    next?.focus()
  })
  function select(index: number, makePanel: () => HTMLElement): void {
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', `${place === index}`)
      tab.tabIndex = place === index ? 0 : -1
    })
    body.setAttribute('aria-label', panels[index]![0])
    body.replaceChildren(makePanel())
    body.scrollTop = 0
  }
  select(0, panels[0]![1])
  openDialog(stage, { title: gameTexts.name, closeLabel: texts.close, belowHead: list, body })
}

function paysPanel({ sheet, look, texts, gameTexts, page, betAmount }: InfoParts): HTMLElement {
  const lineBet = betAmount / sheet.lines.length
  const picture = (symbol: string) => symbolPicture(look, symbol)
  const rows = (pays: Readonly<Record<number, number>>, unit: number, extra: (count: number) => string) =>
    Object.entries(pays).reverse().flatMap(([count, times]) => [
      make('dt', { text: texts.countPays(Number.parseInt(count, 10)) }),
      make('dd', {}, make('b', { text: `×${times.toLocaleString('en-US')}` })),
      make('dd', {}, make('small', { text: [formatMoney(times * unit, page.currency), extra(Number.parseInt(count, 10))].filter(Boolean).join(' · ') })),
    ])
  const { wild, scatter } = sheet
  const cards: HTMLElement[] = []
  const card = (symbol: string, badge: string | null, ...content: readonly Node[]) => {
    const head = make('h3', { text: gameTexts.symbols[symbol] ?? symbol }, ...(badge ? [make('span', { text: badge })] : []))
    cards.push(make('article', { className: styles.pay }, picture(symbol), make('div', {}, head, ...content)))
  }
  const wildPays = sheet.pays[wild.symbol]
  card(wild.symbol, texts.wild, ...(wildPays ? [make('dl', {}, ...rows(wildPays, lineBet, () => ''))] : []),
    make('p', { text: texts.substitutes(wild.substitutes.map((symbol) => gameTexts.symbols[symbol]).join(' ')) }))
  if (scatter) {
    card(scatter.symbol, texts.scatter, make('p', { text: texts.perTotal }),
      make('dl', {}, ...rows(scatter.pays, betAmount, (count) => texts.scatterAwards(scatter.freeSpins[count] ?? 0))),
      make('p', { text: texts.freeSpinsMultiplier(scatter.freeSpinMultiplier) }))
  }
  const order = Object.entries(sheet.pays).sort(([, a], [, b]) => Math.max(...Object.values(b)) - Math.max(...Object.values(a)))
  for (const [symbol, pays] of order) if (symbol !== wild.symbol) card(symbol, null, make('dl', {}, ...rows(pays, lineBet, () => '')))
  return make('div', {}, make('p', { className: styles.note, text: `${texts.perLine} ${formatMoney(betAmount, page.currency)}` }), make('div', { className: styles.pays }, ...cards))
}

/** The same crop of the drawing as in a cell of the machine. */
function symbolPicture(look: SlotLook, symbol: string): HTMLElement {
  const { url, focus } = look.symbols[symbol]!
  const image = make('img', { attributes: { src: url, alt: '', loading: 'lazy' } })
  if (focus) image.style.objectPosition = `${focus[0] * 100}% ${focus[1] * 100}%`
  return image
}

function linesPanel({ sheet, texts }: InfoParts): HTMLElement {
  const reels = sheet.strips.length
  const figures = sheet.lines.map((rows, index) => {
    const box = (reel: number, row: number) => `M${reel * 20 + 1} ${row * 20 + 1}h18v18h-18z`
    const all = Array.from({ length: reels }, (_, reel) => Array.from({ length: sheet.rowCount }, (_, row) => box(reel, row)).join('')).join('')
    const drawing = makeDrawing(`0 0 ${reels * 20} ${sheet.rowCount * 20}`,
      { d: all, className: styles.box },
      { d: rows.map((row, reel) => box(reel, row)).join(''), className: styles.hit },
      { d: rows.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel * 20 + 10} ${row * 20 + 10}`).join(''), className: styles.path })
    return make('figure', {}, drawing, make('figcaption', { text: texts.lineNumber(index + 1) }))
  })
  return make('div', {}, make('p', { className: styles.note, text: texts.linesIntro(sheet.lines.length) }), make('div', { className: styles.lines }, ...figures))
}

function rulesPanel({ sheet, texts, gameTexts }: InfoParts): HTMLElement {
  const cap = sheet.capMultiple.toLocaleString('en-US')
  const rules = [...gameTexts.rules, ...texts.commonRules, texts.capRule(cap)]
  const names = texts.figures
  const figures: readonly (readonly [string, string])[] = [
    [names.rtp, percent(sheet.rtp, 4)],
    [names.hitRate, `${percent(sheet.hitRate, 2)} · ${texts.oneIn((1 / share(sheet.hitRate)).toFixed(1))}`],
    [names.volatility, texts.volatility[sheet.volatility]],
    [names.maxWin, texts.timesBet(cap)],
    [names.largestSpin, texts.timesBet(sheet.maxSpinMultiple)],
    [names.lines, `${sheet.lines.length}`],
    [names.version, `${sheet.gameCode} ${sheet.mathVersion}`],
  ]
  return make('div', {},
    make('ul', { className: styles.rules }, ...rules.map((text) => make('li', { text }))),
    make('dl', { className: styles.figures }, ...figures.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })])))
}

/** '0.963542' → 0.963542, for showing only. */
function share(digits: string): number {
  return Number.parseInt(digits.replace('0.', ''), 10) / 1_000_000
}

function percent(digits: string, decimals: number): string {
  return `${(share(digits) * 100).toFixed(decimals)}%`
}
