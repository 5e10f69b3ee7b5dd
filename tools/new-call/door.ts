/** Puts a handler into its module's door: the import among the others, the name into the list of calls. */
import { handlerName, type Plan } from './templates.ts'

/** Answers the door's new text, or undefined where the list of calls is not written as expected. */
export function addToDoor(text: string, plan: Plan): string | undefined {
  const handler = handlerName(plan)
  const imports = [...text.matchAll(/^import .*\n/gm)]
  const last = imports.at(-1)
  const list = /(\bcalls: \[|\bHandler\[\] = \[)([^\]]*)\]/.exec(text)
  if (!list) return undefined
  const changed = text.replace(list[0], `${list[1]}${appended(list[2]!, handler)}]`)
  const line = `import { ${handler} } from './calls/${plan.name}.ts'\n`
  if (!last) return `${line}${changed}`
  const at = last.index + last[0].length
  return `${changed.slice(0, at)}${line}${changed.slice(at)}`
}

/** The list goes on in the way it is written: on one line, or on a line of its own. */
function appended(names: string, handler: string): string {
  const kept = names.trimEnd().replace(/,$/, '')
  if (kept.trim() === '') return handler
  const [, indent, closing] = /\n( *)\S[^\n]*\n( *)$/.exec(names) ?? []
  return indent === undefined ? `${kept}, ${handler}` : `${kept},\n${indent}${handler},\n${closing}`
}
