/** Puts a handler into its module's door: the import among the others, the name into the list of calls. */
import { handlerName, type Plan } from './templates.ts'

/** Answers the door's new text, or undefined where the list of calls is not written as expected. */
export function addToDoor(text: string, plan: Plan): string | undefined {
  const handler = handlerName(plan)
  const imports = [...text.matchAll(/^import .*\n/gm)]
  const last = imports.at(-1)
  const list = /\bcalls: \[([^\]]*)\]/.exec(text)
  if (!list) return undefined
  const names = list[1]!.split(',').map((name) => name.trim()).filter(Boolean)
  const separator = list[1]!.includes('\n') ? { open: '\n    ', between: ',\n    ', close: ',\n  ' } : { open: '', between: ', ', close: '' }
  const changed = text.replace(list[0], `calls: [${separator.open}${[...names, handler].join(separator.between)}${separator.close}]`)
  const line = `import { ${handler} } from './calls/${plan.name}.ts'\n`
  if (!last) return `${line}${changed}`
  const at = last.index + last[0].length
  return `${changed.slice(0, at)}${line}${changed.slice(at)}`
}
