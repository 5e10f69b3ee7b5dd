/**
 * `npm run new-call module/verb-noun [--audience player|agent|operator] [--method GET|POST|PUT|DELETE] [--ability …]` writes the
 * contract file, the handler, the client's hook and a test that fails until the handler tells its story.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { abilities } from '../../contract/operator/identity/abilities.ts'
import { moduleRanks } from '../check/boundaries.ts'
import { addToDoor } from './door.ts'
import { audiences, filesOf, type Folder, handlerName, type Plan } from './templates.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

const plan = readPlan()
const files = filesOf(plan)
for (const { path } of files) if (existsSync(path)) giveUp(`${path} exists already.`)
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`wrote ${path}`)
}
openDoor()

function readPlan(): Plan {
  const usage = 'Usage: npm run new-call module/verb-noun [-- --audience player|agent|operator --method GET|POST|PUT|DELETE]'
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      audience: { type: 'string', default: 'player' },
      method: { type: 'string', default: 'POST' },
      ability: { type: 'string', default: 'dashboard.read' },
    },
  })
  const [, module, name] = /^([a-z]+)\/([a-z]+(?:-[a-z0-9]+)+)$/.exec(positionals[0] ?? '') ?? []
  if (!module || !name) return giveUp(usage)
  if (!(module in moduleRanks)) return giveUp(`There is no module “${module}”; the modules are ${Object.keys(moduleRanks).join(', ')}.`)
  const method = methods.find((known) => known === values.method.toUpperCase())
  const folder = audiences.find((known) => known === values.audience) as Folder | undefined
  if (!method || !folder) return giveUp(usage)
  const { ability } = values
  if (!(abilities as readonly string[]).includes(ability)) return giveUp(`There is no ability “${ability}”; they stand in contract/operator/identity/abilities.ts.`)
  return { folder, module, name, method, ability }
}

function openDoor(): void {
  // A module with many calls lists them in a file of their own.
  const list = `modules/${plan.module}/call-list.ts`
  const door = existsSync(list) ? list : `modules/${plan.module}/index.ts`
  const changed = existsSync(door) ? addToDoor(readFileSync(door, 'utf8'), plan) : undefined
  if (changed === undefined) return console.log(`add ${handlerName(plan)} to the calls of ${door}`)
  writeFileSync(door, changed)
  console.log(`added ${handlerName(plan)} to ${door}`)
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
