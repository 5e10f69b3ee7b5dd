/**
 * `npm run new-call module/verb-noun [-- --room room --audience player|agent|operator --method
 * GET|POST|PUT|DELETE --ability …]` writes the contract file, the handler, the client's hook and a test that
 * fails until the handler is written, and lists the handler in the room's parts.ts. The room may stand
 * in the name too (`module/room/verb-noun`); at a terminal it is asked for.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { roomsOf } from './homes.ts'
import { planOf, Refused, targetOf, type Wish, writeCall } from './write-call.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const wish = await withRoom(readWish())
  const paths = writeCall(root, planOf(root, wish))
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  spawnSync(process.execPath, [biome, 'format', '--write', ...paths], { cwd: root })
  for (const path of paths) console.log(`wrote ${path}`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function readWish(): Wish {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { room: text, audience: text, method: text, ability: text },
  })
  return { call: positionals[0] ?? '', ...values }
}

/** A module with rooms needs one; whoever sits at a terminal is asked. */
async function withRoom(wish: Wish): Promise<Wish> {
  const { module, room } = targetOf(wish)
  const rooms = roomsOf(root, module)
  if (room !== undefined || rooms.length === 0 || !process.stdin.isTTY) return wish
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`Which room of ${module}? ${rooms.join(', ')}: `)
  lines.close()
  return { ...wish, room: answer.trim() }
}
