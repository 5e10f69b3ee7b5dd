import { iconNames, type IconName } from '../../../ui/icon/icon.tsx'

/** What the studio's game asks the bar to show and to offer. */
export interface FrameHead {
  title: string | null
  note: string | null
  /** Minor units, in step with the round on the screen; null if the account's balance is to be shown. */
  balance: number | null
  currency: string
  /** The arrow asks the game first: there is a step back inside it. */
  takesBack: boolean
  /** The space bar belongs to the game, also while the page around it has the focus. */
  takesSpace: boolean
  /** What pressing the title does, in words. */
  titleAction: string | null
  actions: readonly HeadAction[]
}

export interface HeadAction {
  key: string
  text: string
  icon: IconName
  place: 'front' | 'bar' | 'menu'
  count: number
  isOff: boolean
}

const MOST_ACTIONS = 12
const icons: ReadonlySet<unknown> = new Set(iconNames)
const places: ReadonlySet<unknown> = new Set(['front', 'bar', 'menu'])

/** Null for anything that is not a head: an invalid one is not shown in part. */
export function readFrameHead(data: unknown): FrameHead | null {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return null
  const {
    sala,
    type,
    title = null,
    note = null,
    titleAction = null,
    balance = null,
    currency,
    takesBack,
    takesSpace,
    actions,
  } = data as Record<string, unknown>
  if (sala !== 1 || type !== 'head' || !Array.isArray(actions) || actions.length > MOST_ACTIONS) return null
  if (
    (balance !== null && !(Number.isSafeInteger(balance) && (balance as number) >= 0)) ||
    typeof currency !== 'string' ||
    !/^[A-Z]{3,5}$/.test(currency)
  )
    return null
  if (![title, note, titleAction].every((text) => text === null || isText(text))) return null
  const read = actions.map(readAction)
  if (read.includes(null)) return null
  return {
    title: title as string | null,
    note: note as string | null,
    titleAction: titleAction as string | null,
    balance: balance as number | null,
    currency,
    takesBack: takesBack === true,
    takesSpace: takesSpace === true,
    actions: read as HeadAction[],
  }
}

function readAction(data: unknown): HeadAction | null {
  if (typeof data !== 'object' || data === null) return null
  const { key, text, icon, place, count = 0, isOff } = data as Record<string, unknown>
  const isWhole =
    typeof key === 'string' &&
    /^[a-z]{1,20}$/.test(key) &&
    isText(text) &&
    icons.has(icon) &&
    places.has(place) &&
    Number.isSafeInteger(count) &&
    (count as number) >= 0
  return isWhole
    ? {
        key,
        text,
        icon: icon as IconName,
        place: place as HeadAction['place'],
        count: count as number,
        isOff: isOff === true,
      }
    : null
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 120
}
