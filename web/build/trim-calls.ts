/**
 * Leaves of a call's contract what a browser sends by. What documents say of it, what only the gateway judges
 * it by, and its schemas with what they import would otherwise be in the bundles of every page.
 */
import { parseAst, type Plugin } from 'vite'

const CONTRACT = /\/contract\/(?:player|operator|vendor)\/.*\.ts$/

/** Parts of a call (kernel/call.ts) that no browser reads. */
export const serverParts: readonly string[] = [
  'summary',
  'ability',
  'isBatched',
  'rate',
  'uploadBytes',
  'openTo',
  'isForConsoleToo',
  'errors',
]

export function trimCalls(): Plugin {
  return {
    name: 'sala:trim-calls',
    enforce: 'pre',
    transform: (code, id) =>
      CONTRACT.test(id.split('?')[0]!) ? { code: trimmedCalls(code), map: null } : null,
  }
}

type Statement = ReturnType<typeof parseAst>['body'][number]
interface Span {
  start: number
  end: number
}

/** The code of a file of contract/ as browsers get it; a file without a call stays as it is. */
export function trimmedCalls(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' })
  const calls = body.flatMap(callsIn)
  if (calls.length === 0) return code
  const schemas = new Set(calls.map(({ name }) => `${name}Schemas`))
  return withoutUnusedImports(
    without(code, [
      ...calls.flatMap(({ parts }) => parts).map((part) => withComma(code, part)),
      ...body.filter((statement) => namesIn(statement).some((name) => schemas.has(name))),
    ]),
  )
}

/** The calls that a statement exports: their names, and where their parts for the server stand. */
function callsIn(statement: Statement): { name: string; parts: Span[] }[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  if (statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return []
    const parts = init.properties.flatMap((part) =>
      part.type === 'Property' && part.key.type === 'Identifier' ? [{ name: part.key.name, part }] : [],
    )
    if (!parts.some(({ name }) => name === 'audience')) return []
    return [
      {
        name: id.name,
        parts: parts.flatMap(({ name, part }) => (serverParts.includes(name) ? [part] : [])),
      },
    ]
  })
}

function namesIn(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** Modules that only the schemas asked for. */
function withoutUnusedImports(code: string): string {
  const imports = parseAst(code, { lang: 'ts' }).body.filter(
    (statement) => statement.type === 'ImportDeclaration',
  )
  const rest = without(code, imports)
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest)
  return without(
    code,
    imports.filter(({ specifiers }) => !specifiers.some(({ local }) => isUsed(local.name))),
  )
}

const withComma = (code: string, { start, end }: Span): Span => ({
  start,
  end: code[end] === ',' ? end + 1 : end,
})

/** Cut from the end on, so that the places before stay true. */
const without = (code: string, cuts: readonly Span[]): string =>
  [...cuts]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
