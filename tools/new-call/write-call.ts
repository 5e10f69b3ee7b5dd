/** Writes the files of a new call and lists its handler; refuses with one sentence that says what to do. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { abilities } from '../../contract/operator/identity/abilities.ts'
import { moduleRanks } from '../check/boundaries.ts'
import { contractFolderOf, roomNamed, roomsOf } from './homes.ts'
import { addToParts } from './list.ts'
import { audiences, filesOf, handlerName, homeOf, type Plan } from './templates.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

export const usage =
  'Usage: npm run new-call module[/room]/verb-noun [-- --room room --audience player|agent|operator --method GET|POST|PUT|DELETE --ability …]'

/** What is said to whoever asked for a call that cannot be written. */
export class Refused extends Error {}

/** What was asked for, as words. */
export interface Wish {
  /** `module/verb-noun` or `module/room/verb-noun`. */
  call: string
  room?: string | undefined
  audience?: string | undefined
  method?: string | undefined
  ability?: string | undefined
}

interface Target {
  module: string
  room: string | undefined
  name: string
}

/** The module, the room as it was named and the name of the call. */
export function targetOf({ call, room }: Wish): Target {
  const [, module, path, name] = /^([a-z]+)\/(?:([a-z/-]+)\/)?([a-z]+(?:-[a-z0-9]+)+)$/.exec(call) ?? []
  if (!module || !name) throw new Refused(usage)
  if (!(module in moduleRanks))
    throw new Refused(
      `There is no module “${module}”; the modules are ${Object.keys(moduleRanks).join(', ')}.`,
    )
  return { module, room: room ?? path, name }
}

/** The wish with everything that it leaves open decided by the tree at `root`. */
export function planOf(root: string, wish: Wish): Plan {
  const { module, room: named, name } = targetOf(wish)
  const room = roomFor(roomsOf(root, module), module, named, name)
  const isConsole = module === 'operator'
  const audience = wish.audience ?? (isConsole ? 'operator' : 'player')
  const folder = audiences.find((known) => known === audience)
  const method = methods.find((known) => known === (wish.method ?? 'POST').toUpperCase())
  if (!folder || !method) throw new Refused(usage)
  if (isConsole && folder !== 'operator') throw new Refused('The calls of “operator” are for operators only.')
  const ability = wish.ability ?? 'dashboard.read'
  if (!(abilities as readonly string[]).includes(ability))
    throw new Refused(
      `There is no ability “${ability}”; they stand in contract/operator/identity/abilities.ts.`,
    )
  const subject = contractFolderOf(root, homeOf({ module, room }), folder, module)
  return { folder, module, room, subject, name, method, ability }
}

function roomFor(
  rooms: readonly string[],
  module: string,
  named: string | undefined,
  name: string,
): string | undefined {
  if (named === undefined && rooms.length === 0) return undefined
  const room = named === undefined ? undefined : roomNamed(rooms, named)
  if (room !== undefined) return room
  throw new Refused(
    rooms.length > 0
      ? `Name the room too: npm run new-call ${module}/room/${name}; its rooms are ${rooms.join(', ')}.`
      : `The module “${module}” has no rooms: npm run new-call ${module}/${name}.`,
  )
}

/** Writes a planned call below `root`; returns the paths written, the list of calls last. */
export function writeCall(root: string, plan: Plan): string[] {
  const files = filesOf(plan)
  for (const { path } of files) if (existsSync(join(root, path))) throw new Refused(`${path} exists already.`)
  const list = `${homeOf(plan)}/parts.ts`
  const listed = existsSync(join(root, list))
    ? addToParts(readFileSync(join(root, list), 'utf8'), plan)
    : undefined
  if (listed === undefined)
    throw new Refused(`${list} has no list of calls to put ${handlerName(plan)} into.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeFileSync(join(root, list), listed)
  return [...files.map(({ path }) => path), list]
}
