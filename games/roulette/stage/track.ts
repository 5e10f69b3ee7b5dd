/**
 * The racetrack: the numbers in the order of the wheel, and its parts. Each press puts chips on real places
 * of the cloth.
 */
import { make, makeButton, makeIcon, nameButton } from '../../kit/stage/dom/element.ts'
import type { BoardParts } from '../../kit/table/look.ts'
import { roveByArrows } from '../../kit/table/rove.ts'
import type { RouletteTexts } from '../locales/texts.ts'
import styles from './track.module.css'
import { colourOf, wheelOrder } from './numbers.ts'
import { ringPlaces } from './ring.ts'
import {
  neighbourBets,
  NEIGHBOUR_CHOICES,
  neighboursOf,
  partOf,
  sectors,
  type SectorName,
} from './sectors.ts'

export function makeTrack(parts: BoardParts, texts: RouletteTexts): HTMLElement {
  let eachSide = 2
  const numbers = ringPlaces().map(({ row, column }, place) => {
    const number = wheelOrder[place]!
    const button = makeButton({
      className: [styles.pocket, styles[colourOf(number)], styles[partOf(number)]].join(' '),
      text: `${number}`,
      onClick: () => parts.placeChips(neighbourBets(number, eachSide)),
    })
    button.style.setProperty('--r', `${row}`)
    button.style.setProperty('--c', `${column}`)
    return { number, button }
  })
  const light = (center: number | null): void => {
    const covered = new Set(center === null ? [] : neighboursOf(center, eachSide))
    for (const { number, button } of numbers) button.classList.toggle(styles.covered!, covered.has(number))
  }
  for (const { number, button } of numbers) {
    for (const event of ['pointerenter', 'focus'] as const)
      button.addEventListener(event, () => light(number))
    for (const event of ['pointerleave', 'blur'] as const) button.addEventListener(event, () => light(null))
  }
  const count = make('output', { className: styles.count })
  const choose = (next: number): void => {
    eachSide = next
    count.textContent = texts.eachSide(eachSide)
    fewer.setAttribute('aria-disabled', `${eachSide <= NEIGHBOUR_CHOICES[0]!}`)
    more.setAttribute('aria-disabled', `${eachSide >= NEIGHBOUR_CHOICES.at(-1)!}`)
    for (const { number, button } of numbers)
      nameButton(button, texts.neighbourBet(number, eachSide, neighboursOf(number, eachSide).join('-')))
  }
  const step = (by: number): void => {
    if (NEIGHBOUR_CHOICES.includes(eachSide + by)) choose(eachSide + by)
  }
  const fewer = makeButton({ label: texts.fewer, onClick: () => step(-1) }, makeIcon('minus', 20))
  const more = makeButton({ label: texts.more, onClick: () => step(1) }, makeIcon('plus', 20))
  choose(eachSide)
  const middle = make(
    'div',
    { className: styles.middle },
    ...(['voisins', 'zero', 'orphelins', 'tiers'] as const).map((name) => sectorButton(parts, texts, name)),
    make(
      'div',
      { className: styles.neighbours, attributes: { role: 'group', 'aria-label': texts.neighbours } },
      fewer,
      count,
      more,
    ),
  )
  const ring = make('div', { className: styles.track }, ...numbers.map(({ button }) => button), middle)
  roveByArrows(ring)
  return ring
}

function sectorButton(parts: BoardParts, texts: RouletteTexts, name: SectorName): HTMLButtonElement {
  const bets = sectors[name]
  const { name: label, french } = texts.sectors[name]
  const chips = texts.sectorChips(bets.reduce((sum, bet) => sum + bet.chips, 0))
  return makeButton(
    { className: `${styles.sector} ${styles[`part-${name}`] ?? ''}`, onClick: () => parts.placeChips(bets) },
    make('b', { text: label }),
    make('small', { text: `${french} · ${chips}`, attributes: { lang: 'fr' } }),
  )
}
