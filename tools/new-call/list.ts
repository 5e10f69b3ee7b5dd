/** Puts a handler into the parts.ts of its room: the import among the others, the name into the list. */
import { handlerName, type Plan } from './templates.ts'

/** Returns the file's new text, or undefined if it has no list of calls. */
export function addToParts(text: string, plan: Plan): string | undefined {
  const handler = handlerName(plan)
  const path = `./calls/${plan.name}.ts`
  const list = /(\bcalls: \[)([^\]]*)\]/.exec(text)
  if (!list) return undefined
  const changed = text.replace(list[0], `${list[1]}${appended(list[2]!, handler)}]`)
  const imports = [...changed.matchAll(/^import .* from '(.*)'\n/gm)]
  // Imports of a list stand in the order of their paths, types first.
  const next = imports.find(([, from = '']) => from.startsWith('./') && from > path)
  const last = imports.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : 0)
  return `${changed.slice(0, at)}import { ${handler} } from '${path}'\n${changed.slice(at)}`
}

/** The list is continued in its own style: on one line, or with one line for each. */
function appended(names: string, handler: string): string {
  const kept = names.trimEnd().replace(/,$/, '')
  if (kept.trim() === '') return handler
  const [, indent, closing] = /\n( *)\S[^\n]*\n( *)$/.exec(names) ?? []
  return indent === undefined ? `${kept}, ${handler}` : `${kept},\n${indent}${handler},\n${closing}`
}
