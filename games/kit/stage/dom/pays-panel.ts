import {
  isCascade,
  unitsOf,
  type CascadeSheet,
  type PaysByCount,
  type SlotSheet,
} from '../../../../kernel/slots/sheet.ts'
import { formatMoney } from '../../../../design/format.ts'
import styles from './dialog.module.css'
import panelsStyles from './panels.module.css'
import { make } from './element.ts'
import type { InfoParts } from './info-parts.ts'
import { symbolPicture } from './symbol-picture.ts'

/**
 * What every symbol pays: multiples of a line, coins a way or multiples of the bet, with the money at the
 * present bet.
 */
export function paysPanel(parts: InfoParts): HTMLElement {
  const { sheet, texts, page, betAmount } = parts
  const intro = isCascade(sheet)
    ? texts.perTotal
    : `${sheet.coins === undefined ? texts.perLine : texts.perWay} ${formatMoney(betAmount, page.currency)}`
  const cards = isCascade(sheet) ? cascadeCards(parts, sheet) : reelCards(parts, sheet)
  return make(
    'div',
    {},
    make('p', { className: styles.note, text: intro }),
    make('div', { className: panelsStyles.pays }, ...cards),
  )
}

function reelCards(parts: InfoParts, sheet: SlotSheet): HTMLElement[] {
  const { texts, gameTexts, betAmount } = parts
  const unit = betAmount / unitsOf(sheet)
  const { wild, scatter } = sheet
  const rows = (pays: PaysByCount, one: number, extra: (count: number) => string = () => '') =>
    payRows(
      parts,
      entriesOf(pays).map(([count, times]) => ({
        label: texts.countPays(count),
        times: times.toLocaleString('en-US'),
        amount: times * one,
        extra: extra(count),
      })),
    )
  const wildPays = sheet.pays[wild.symbol]
  const cards = [
    payCard(
      parts,
      wild.symbol,
      texts.wild,
      ...(wildPays ? [rows(wildPays, unit)] : []),
      make('p', {
        text: texts.substitutes(wild.substitutes.map((symbol) => gameTexts.symbols[symbol]).join(' · ')),
      }),
    ),
  ]
  if (scatter) {
    const more = [
      ...(scatter.freeSpinMultiplier > 1 ? [texts.freeSpinsMultiplier(scatter.freeSpinMultiplier)] : []),
      ...(sheet.freeSpinStrips ? [texts.freeSpinsReels] : []),
    ]
    cards.push(
      payCard(
        parts,
        scatter.symbol,
        texts.scatter,
        make('p', { text: texts.perTotal }),
        rows(scatter.pays, betAmount, (count) => texts.scatterAwards(scatter.freeSpins[count] ?? 0)),
        ...more.map((text) => make('p', { text })),
      ),
    )
  }
  return [
    ...cards,
    ...byValue(sheet.pays)
      .filter(([symbol]) => symbol !== wild.symbol)
      .map(([symbol, pays]) => payCard(parts, symbol, null, rows(pays, unit))),
  ]
}

function cascadeCards(parts: InfoParts, sheet: CascadeSheet): HTMLElement[] {
  const { texts, betAmount } = parts
  const { scatter } = sheet
  const unit = betAmount / unitsOf(sheet)
  const cells = sheet.columnCount * sheet.rowCount
  const label = (pays: PaysByCount, count: number): string => {
    const next = Object.keys(pays)
      .map((one) => Number.parseInt(one, 10))
      .find((one) => one > count)
    return texts.countOrMore(count, next === undefined ? null : Math.min(cells, next - 1))
  }
  const rows = (pays: PaysByCount, one: number, per: number, extra: (count: number) => string = () => '') =>
    payRows(
      parts,
      entriesOf(pays).map(([count, times]) => ({
        label: label(pays, count),
        times: (times / per).toLocaleString('en-US'),
        amount: times * one,
        extra: extra(count),
      })),
    )
  return [
    payCard(
      parts,
      scatter.symbol,
      texts.scatter,
      rows(scatter.pays, betAmount, 1, (count) => texts.scatterAwards(scatter.freeSpins[count] ?? 0)),
      make('p', { text: texts.freeSpinsTrail(sheet.freeSpinMultipliers.map((one) => `×${one}`).join(' ')) }),
    ),
    ...byValue(sheet.pays).map(([symbol, pays]) =>
      payCard(parts, symbol, null, rows(pays, unit, unitsOf(sheet))),
    ),
  ]
}

function payCard(
  { look, gameTexts }: InfoParts,
  symbol: string,
  badge: string | null,
  ...content: readonly Node[]
): HTMLElement {
  const head = make(
    'h3',
    { text: gameTexts.symbols[symbol] ?? symbol },
    ...(badge ? [make('span', { text: badge })] : []),
  )
  return make(
    'article',
    { className: panelsStyles.pay },
    symbolPicture(look, symbol),
    make('div', {}, head, ...content),
  )
}

function payRows(
  { page }: InfoParts,
  rows: readonly { label: string; times: string; amount: number; extra: string }[],
): HTMLElement {
  return make(
    'dl',
    {},
    ...rows.flatMap(({ label, times, amount, extra }) => [
      make('dt', { text: label }),
      make('dd', {}, make('b', { text: `×${times}` })),
      make(
        'dd',
        {},
        make(
          'small',
          {},
          make('span', { text: formatMoney(amount, page.currency) }),
          ...(extra ? [new Text(' · '), make('span', { text: extra })] : []),
        ),
      ),
    ]),
  )
}

/** The largest count first. */
function entriesOf(pays: PaysByCount): [count: number, times: number][] {
  return Object.entries(pays)
    .map(([count, times]): [number, number] => [Number.parseInt(count, 10), times])
    .reverse()
}

function byValue(pays: Readonly<Record<string, PaysByCount>>): [string, PaysByCount][] {
  return Object.entries(pays).sort(
    ([, a], [, b]) => Math.max(...Object.values(b)) - Math.max(...Object.values(a)),
  )
}
