/**
 * The desks of all the house's vendors as one: lists are put together, and whoever knows a table, room, hand
 * or window by its id answers for it. Ids are unique across vendors.
 */
import { refuse } from '../../../../contract/errors.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import {
  floorDesksKey,
  type DeskHand,
  type DeskWindow,
  type RoomDesk,
  type SeaDesk,
  type TableDesk,
} from './studio-desk.ts'

type Asker = Pick<CallContext, 'use'>
interface Page {
  readonly pageNo: number
  readonly pageSize: number
}
interface Found<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

interface Owned<Desk> {
  readonly vendor: string
  readonly desk: Desk
}
type Of<Row> = Row & { readonly vendor: string }

/** Errors: DESK_OFF if no vendor has a desk of this kind. */
export const tableDesks = (context: Asker): Owned<TableDesk>[] => desksOf(context, 'tables')
export const roomDesks = (context: Asker): Owned<RoomDesk>[] => desksOf(context, 'rooms')
export const seaDesks = (context: Asker): Owned<SeaDesk>[] => desksOf(context, 'seas')

function desksOf<Kind extends 'tables' | 'rooms' | 'seas'>(context: Asker, kind: Kind) {
  const desks = context
    .use(floorDesksKey)
    .flatMap((one) => (one[kind] ? [{ vendor: one.vendor, desk: one[kind] }] : []))
  return desks.length === 0 ? refuse('DESK_OFF') : desks
}

/** Everything that the desks list, each row with its vendor. */
export async function listed<Desk, Row extends object>(
  desks: readonly Owned<Desk>[],
  read: (desk: Desk) => Promise<readonly Row[]>,
): Promise<Of<Row>[]> {
  const lists = await Promise.all(
    desks.map(async ({ vendor, desk }) => (await read(desk)).map((row) => ({ ...row, vendor }))),
  )
  return lists.flat()
}

/** The first answer of a desk that knows what was asked for; undefined if none does. */
export async function known<Desk, Answer extends object>(
  desks: readonly Owned<Desk>[],
  ask: (desk: Desk) => Promise<Answer | undefined>,
): Promise<Of<Answer> | undefined> {
  for (const { vendor, desk } of desks) {
    const answer = await ask(desk)
    if (answer !== undefined) return { ...answer, vendor }
  }
  return undefined
}

/** The same where the desks answer with a word. */
export async function knownWord<Desk, Word extends string>(
  desks: readonly Owned<Desk>[],
  ask: (desk: Desk) => Promise<Word | 'NOT_FOUND'>,
): Promise<Word | 'NOT_FOUND'> {
  for (const { desk } of desks) {
    const word = await ask(desk)
    if (word !== 'NOT_FOUND') return word
  }
  return 'NOT_FOUND'
}

/** A page of what several desks have, newest first: each gives what the page could need of it. */
export async function pageOf<Desk, Row extends DeskHand | DeskWindow>(
  desks: readonly Owned<Desk>[],
  page: Page,
  read: (desk: Desk, page: Page) => Promise<Found<Row>>,
): Promise<Found<Of<Row>>> {
  const [only] = desks
  const isAlone = desks.length === 1
  const wanted = isAlone ? page : { pageNo: 1, pageSize: page.pageNo * page.pageSize }
  const found = await Promise.all(
    (isAlone ? [only!] : desks).map(async ({ vendor, desk }) => {
      const { rows, total } = await read(desk, wanted)
      return { rows: rows.map((row) => ({ ...row, vendor })), total }
    }),
  )
  const total = found.reduce((sum, one) => sum + one.total, 0)
  if (isAlone) return { rows: found[0]!.rows, total }
  const rows = found.flatMap((one) => one.rows).toSorted((one, other) => atOf(other) - atOf(one))
  const first = (page.pageNo - 1) * page.pageSize
  return { rows: rows.slice(first, first + page.pageSize), total }
}

const atOf = (row: DeskHand | DeskWindow): number =>
  ('startedAt' in row ? row.startedAt : row.openedAt).getTime()
