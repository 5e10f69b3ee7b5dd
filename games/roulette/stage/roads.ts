/** The last numbers as a strip, and how often each came in the rounds that are known. */
import { make, makeButton, makeIcon } from '../../kit/stage/dom/element.ts'
import type { RoadParts, TableRoads } from '../../kit/table/look.ts'
import type { RouletteTexts } from '../locales/texts.ts'
import { colourOf } from './numbers.ts'
import { numbersOf, oftenAndSeldom, type NumberCount } from './past.ts'
import styles from './roads.module.css'

const SHOWN = 40

export function makeNumberRoad({ texts: kit }: RoadParts, texts: RouletteTexts): TableRoads {
  const strip = make('ol', {
    className: styles.strip,
    attributes: { 'aria-label': texts.lastNumbers, tabindex: '0' },
  })
  const none = make('p', { className: styles.none, text: kit.noRounds })
  const statistics = make('div', { className: styles.statistics, attributes: { id: 'roulette-statistics' } })
  const toggle = makeButton(
    {
      className: styles.toggle,
      label: texts.statistics,
      attributes: { 'aria-expanded': 'false', 'aria-controls': 'roulette-statistics' },
      onClick: () => {
        toggle.setAttribute('aria-expanded', `${view.classList.toggle(styles.open!)}`)
      },
    },
    makeIcon('chart', 20),
  )
  const view = make(
    'div',
    { className: styles.road },
    make('div', { className: styles.line }, none, strip, toggle),
    statistics,
  )
  return {
    view,
    show(history) {
      const numbers = numbersOf(history)
      strip.replaceChildren(
        ...numbers.slice(0, SHOWN).map((number) => make('li', {}, numberMark(number, texts))),
      )
      statistics.replaceChildren(...(numbers.length === 0 ? [] : makeStatistics(numbers, texts)))
      toggle.hidden = strip.hidden = numbers.length === 0
      none.hidden = numbers.length > 0
    },
  }
}

/** For the list of tables: the last few numbers. */
export function makeSmallNumberRoad(_parts: RoadParts, texts: RouletteTexts): TableRoads {
  const view = make('ol', { className: styles.small, attributes: { 'aria-label': texts.lastNumbers } })
  return {
    view,
    show: (history) =>
      view.replaceChildren(
        ...numbersOf(history)
          .slice(0, 12)
          .map((number) => make('li', {}, numberMark(number, texts))),
      ),
  }
}

function makeStatistics(numbers: readonly number[], texts: RouletteTexts): HTMLElement[] {
  const { often, seldom } = oftenAndSeldom(numbers)
  const shares = (['red', 'black', 'zero'] as const).map((colour) => {
    const count = numbers.filter((number) => colourOf(number) === colour).length
    const part = make('span', {
      className: styles[colour],
      text: `${texts.colours[colour]} ${Math.round((count * 100) / numbers.length)}%`,
    })
    part.style.flexGrow = `${Math.max(count, numbers.length / 6)}`
    return part
  })
  return [
    make('div', { className: styles.shares }, ...shares),
    make(
      'dl',
      { className: styles.counts },
      ...countLine(texts.often, often, texts),
      ...countLine(texts.seldom, seldom, texts),
    ),
    make('p', { text: texts.predictsNothing(numbers.length) }),
  ]
}

function countLine(name: string, counts: readonly NumberCount[], texts: RouletteTexts): HTMLElement[] {
  return [
    make('dt', { text: name }),
    make(
      'dd',
      {},
      ...counts.map(({ number, count }) =>
        make('span', {}, numberMark(number, texts), make('small', { text: texts.times(count) })),
      ),
    ),
  ]
}

function numberMark(number: number, texts: RouletteTexts): HTMLElement {
  const colour = colourOf(number)
  return make('b', {
    className: `${styles.mark} ${styles[colour]}`,
    text: `${number}`,
    attributes: { title: `${number} ${texts.colours[colour]}` },
  })
}
