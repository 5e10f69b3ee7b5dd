/**
 * The cloth with every place a chip can lie, and the racetrack. On a phone one kind of places is shown at a
 * time, each as large as a thumb.
 */
import { make, makeButton } from '../../kit/stage/dom/element.ts'
import type { BoardParts, Pigment } from '../../kit/table/look.ts'
import { resetRove, roveByArrows } from '../../kit/table/rove.ts'
import type { RouletteTexts } from '../locales/texts.ts'
import { spotNumbers } from '../rules/sheet.ts'
import styles from './board.module.css'
import marksStyles from './marks.module.css'
import trackStyles from './track.module.css'
import { colourOf } from './numbers.ts'
import { insideSpots, outsideCodes, type InsideKind, type InsideSpot } from './spots.ts'
import { makeTrack } from './track.ts'

const modes = ['numbers', 'splits', 'groups', 'track'] as const
type Mode = (typeof modes)[number]

const modeOf: Readonly<Record<InsideKind, Mode>> = {
  straight: 'numbers',
  split: 'splits',
  street: 'groups',
  corner: 'groups',
  line: 'groups',
}

export function makeRouletteBoard(parts: BoardParts, texts: RouletteTexts): HTMLElement {
  const plates = new Map<number, HTMLElement>()
  const groups = new Map<Mode, HTMLElement>(
    modes
      .slice(0, 3)
      .map((mode) => [mode, make('div', { className: styles.group, attributes: { 'data-group': mode } })]),
  )
  for (const spot of insideSpots) {
    const button = insidePlace(parts, texts, spot)
    if (spot.kind === 'straight') plates.set(spot.numbers[0]!, button)
    groups.get(modeOf[spot.kind])!.append(button)
  }
  groups.get('numbers')!.append(...outsideCodes.map((code) => outsidePlace(parts, texts, code)))
  const cloth = make(
    'div',
    { className: styles.cloth, attributes: { role: 'group', 'aria-label': texts.name } },
    ...groups.values(),
  )
  const track = makeTrack(parts, texts)
  const scroll = make('div', { className: styles.scroll }, cloth, track)
  const view = make('div', { className: `${styles.board} ${marksStyles.board} ${trackStyles.board}` })
  const choose = (mode: Mode): void => {
    view.dataset['mode'] = mode
    for (const button of tabs) button.setAttribute('aria-pressed', `${button.dataset['mode'] === mode}`)
    // With a mouse and room all places lie open together; on a phone only those of the mode can be touched.
    const isWide = wide.matches
    tabs[0]!.textContent = isWide ? texts.modes.cloth : texts.modes.numbers
    for (const [name, group] of groups)
      group.toggleAttribute('inert', isWide ? mode === 'track' && !whole.matches : name !== mode)
    if (cloth.isConnected) resetRove(cloth)
  }
  const tabs = modes.map((mode) =>
    makeButton({ text: texts.modes[mode], attributes: { 'data-mode': mode }, onClick: () => choose(mode) }),
  )
  const wide = matchMedia('(min-width: 1000px) and (pointer: fine)')
  // If there is height too, the racetrack is beside the cloth, and there is nothing to choose.
  const whole = matchMedia('(min-width: 1280px) and (min-height: 700px) and (pointer: fine)')
  for (const query of [wide, whole])
    query.addEventListener('change', () => choose((view.dataset['mode'] as Mode | undefined) ?? 'numbers'))
  view.append(
    make(
      'div',
      { className: styles.modes, attributes: { role: 'group', 'aria-label': texts.modes.label } },
      ...tabs,
    ),
    scroll,
  )
  choose('numbers')
  roveByArrows(cloth)
  lightNumbers(cloth, plates)
  return view
}

function insidePlace(
  parts: BoardParts,
  texts: RouletteTexts,
  { code, kind, numbers, along, across }: InsideSpot,
): HTMLButtonElement {
  const isPlate = kind === 'straight'
  const [number] = numbers
  const button = parts.spot({
    code,
    name: texts.inside(kind, kind === 'line' ? `${number}–${numbers.at(-1)}` : numbers.join('-')),
    isSmall: true,
    className: [
      isPlate ? `${styles.plate} ${styles[colourOf(number!)]}` : marksStyles.mark,
      marksStyles[kind],
      number === 0 && isPlate ? styles.head : '',
    ]
      .filter(Boolean)
      .join(' '),
    content: isPlate ? [make('span', { text: `${number}` })] : [make('i')],
  })
  button.style.setProperty('--u', `${along}`)
  button.style.setProperty('--v', `${across}`)
  return button
}

function outsidePlace(parts: BoardParts, texts: RouletteTexts, code: string): HTMLButtonElement {
  const [kind, place] = code.split(':')
  const pigment: Pigment = code === 'RED' ? 'banker' : code === 'BLACK' ? 'soot' : 'tie'
  const label = texts.outside[code]!
  const name = kind === 'DOZEN' ? texts.kinds.dozen.replace(/ .*/, '') : ''
  const button = parts.spot({
    code,
    name: name ? `${name} ${label}` : label,
    pigment,
    isSmall: true,
    className: `${styles.outside} ${styles[kind!.toLowerCase()]}`,
    content: [make('span', { text: kind === 'COLUMN' ? parts.paysOf(code) : label.replace(' ', '\n') })],
  })
  if (place) button.style.setProperty('--n', place)
  return button
}

/** Pointing at a place lights the numbers that it covers. */
function lightNumbers(cloth: HTMLElement, plates: ReadonlyMap<number, HTMLElement>): void {
  const light = (target: EventTarget | null): void => {
    const code =
      target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
    const covered = new Set(code === undefined ? [] : (spotNumbers.get(code) ?? []))
    for (const [number, plate] of plates)
      plate.classList.toggle(styles.covered!, covered.size > 1 && covered.has(number))
  }
  cloth.addEventListener('pointerover', ({ target }) => light(target))
  cloth.addEventListener('pointerleave', () => light(null))
  cloth.addEventListener('focusin', ({ target }) => light(target))
  cloth.addEventListener('focusout', () => light(null))
}
