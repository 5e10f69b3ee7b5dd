import { isCascade, type AnySheet } from '../../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../../locales/texts.ts'
import styles from './panels.module.css'
import { make } from './element.ts'
import type { InfoParts } from './info-parts.ts'

/** The rules in sentences, and the published figures that the tests prove. */
export function rulesPanel({
  sheet,
  texts,
  gameTexts,
  page,
}: Pick<InfoParts, 'sheet' | 'texts' | 'gameTexts' | 'page'>): HTMLElement {
  const cap = sheet.capMultiple.toLocaleString('en-US')
  const rules = [
    ...gameTexts.rules,
    ...engineRules(sheet, texts),
    ...texts.commonRules,
    texts.capRule(cap),
    ...(sheet.scatter ? [texts.capVoids] : []),
    ...(sheet.mathOf ? [texts.sameMath(sheet.mathOf)] : []),
  ]
  const names = texts.figures
  const figures: readonly (readonly [string, string])[] = [
    [names.rtp, percent(sheet.rtp, 4)],
    ...(page.jackpots
      ? [
          [texts.jackpots.rtp, percent(page.jackpots.totalRtp, 4)] as const,
          [texts.jackpots.pools, page.jackpots.pools.map(texts.jackpots.name).join(' · ')] as const,
        ]
      : []),
    [names.hitRate, `${percent(sheet.hitRate, 2)} · ${texts.oneIn((1 / share(sheet.hitRate)).toFixed(1))}`],
    [names.volatility, texts.volatility[sheet.volatility]],
    [names.maxWin, texts.timesBet(cap)],
    ...(isCascade(sheet) ? [] : [[names.largestSpin, texts.timesBet(sheet.maxSpinMultiple)] as const]),
    placesOf(sheet, names),
    [names.version, `${sheet.gameCode} ${sheet.mathVersion}`],
  ]
  return make(
    'div',
    {},
    make('ul', { className: styles.rules }, ...rules.map((text) => make('li', { text }))),
    make(
      'dl',
      { className: styles.figures },
      ...figures.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    ),
    ...(page.rulesUrl
      ? [
          make(
            'p',
            { className: styles.more },
            make('a', {
              text: texts.allFigures,
              attributes: { href: page.rulesUrl, target: '_blank', rel: 'noopener' },
            }),
          ),
        ]
      : []),
  )
}

function engineRules(sheet: AnySheet, texts: KitTexts): readonly string[] {
  if (isCascade(sheet)) return texts.cascadeRules
  return sheet.coins === undefined ? texts.linesRules : texts.waysRules
}

function placesOf(sheet: AnySheet, names: KitTexts['figures']): readonly [string, string] {
  if (isCascade(sheet)) return [names.cells, `${sheet.columnCount * sheet.rowCount}`]
  return sheet.coins === undefined
    ? [names.lines, `${sheet.lines.length}`]
    : [names.ways, `${sheet.rowCount ** sheet.strips.length}`]
}

/** '0.963542' → 0.963542, for showing only. */
function share(digits: string): number {
  return Number.parseInt(digits.replace('0.', ''), 10) / 1_000_000
}

function percent(digits: string, decimals: number): string {
  return `${(share(digits) * 100).toFixed(decimals)}%`
}
