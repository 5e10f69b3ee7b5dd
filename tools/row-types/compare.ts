/** A row type against the columns of its statement: names, types as the driver reads them, and NULL. */
import { type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Column } from './describe.ts'
import type { OpenProject } from './project.ts'

/**
 * What the driver makes of a type (platform/postgres.ts); everything else arrives as text. A list of int8
 * stays text in its items.
 */
const driverTypes: Readonly<Record<string, string>> = {
  int8: 'bigint',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  interval: 'interval',
  point: 'point',
  _int2: 'number[]',
  _int4: 'number[]',
  _float4: 'number[]',
  _float8: 'number[]',
  _numeric: 'number[]',
  _bool: 'boolean[]',
  _date: 'Date[]',
  _timestamp: 'Date[]',
  _timestamptz: 'Date[]',
  _bytea: 'Buffer[]',
  _json: 'json[]',
  _jsonb: 'json[]',
}
/** Lists that the driver takes apart; others arrive as one text. */
const textLists = new Set(['_text', '_varchar', '_bpchar', '_uuid', '_int8', '_inet', '_name', '_regtype'])

export const arrivesAs = (typeName: string): string =>
  driverTypes[typeName] ?? (textLists.has(typeName) ? 'string[]' : 'string')

/** The words of what is wrong; empty if the row type is true. */
export function faultsOf(
  project: OpenProject,
  row: Type,
  columns: readonly Column[],
  typeName: (typeId: number) => string,
  text: string,
): string[] {
  return project.checker.getPropertiesOfType(row).flatMap((property) => {
    const type = project.checker.getTypeOfSymbol(property)
    if (!type) return [`${property.name} has no type`]
    const stated = kindsOf(project, type)
    // The driver keeps the last of several columns of one name.
    const column = columns.findLast(({ name }) => name === property.name)
    if (!column) return stated.has('undefined') ? [] : [`${property.name} is no column of the statement`]
    const arrives = arrivesAs(typeName(column.typeId))
    const wrong = [...stated].filter((kind) => !agrees(kind, arrives))
    const isStated = [...stated].some((kind) => !isNothing(kind) && agrees(kind, arrives))
    const shown = project.checker.typeToString(type)
    if (wrong.length > 0 || !isStated)
      return [`${property.name} arrives as ${arrives} (${typeName(column.typeId)}), the type says ${shown}`]
    return mayBeNull(column, text) && !stated.has('null') && !stated.has('any')
      ? [
          `${property.name} may be NULL (${column.source!.table}.${column.source!.column}), the type says ${shown}`,
        ]
      : []
  })
}

const isNothing = (kind: string): boolean => kind === 'null' || kind === 'undefined'

function agrees(kind: string, arrives: string): boolean {
  if (isNothing(kind) || kind === 'any' || kind === arrives) return true
  if (arrives === 'json') return kind !== 'Date' && kind !== 'bigint' && kind !== 'Buffer'
  return arrives === 'json[]' && kind.endsWith('[]')
}

/** The kinds of values that a type admits: `string`, `bigint`, `Date`, `number[]`, `object` … */
function kindsOf(project: OpenProject, type: Type): Set<string> {
  const parts = type.isUnionType() ? type.getTypes() : [type]
  return new Set(parts.flatMap((part) => kindOf(project, part)))
}

const nothings: readonly (readonly [flag: TypeFlags, kind: string])[] = [
  [TypeFlags.Any, 'any'],
  [TypeFlags.Unknown, 'any'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Null, 'null'],
]

function kindOf(project: OpenProject, type: Type): string[] {
  const { checker } = project
  const nothing = nothings.find(([flag]) => type.flags & flag)
  if (nothing) return [nothing[1]]
  const name = checker.typeToString(checker.getBaseTypeOfLiteralType(type) ?? type)
  if (['string', 'number', 'bigint', 'boolean', 'Date'].includes(name)) return [name]
  if (type.isLiteralType()) return [typeof type.value]
  if (type.isTemplateLiteralType() || type.isStringMappingType()) return ['string']
  if (type.isIntersectionType()) {
    const [known] = type
      .getTypes()
      .flatMap((part) => kindOf(project, part))
      .filter((kind) => kind !== 'object')
    return [known ?? 'object']
  }
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [item] = checker.getTypeArguments(type)
    return item
      ? [...kindsOf(project, item)].filter((kind) => !isNothing(kind)).map((kind) => `${kind}[]`)
      : []
  }
  if (checker.isTupleType(type)) return ['any']
  return [type.getSymbol()?.name === 'Buffer' ? 'Buffer' : 'object']
}

/** A bare column without NOT NULL that the statement does not ask to be there, or of a table joined if any. */
function mayBeNull({ source }: Column, text: string): boolean {
  if (!source) return false
  const plain = text.replaceAll(/\s+/g, ' ')
  if (!source.isNullable) return isOnlyOuter(source.table, plain)
  if (presentWhen[`${source.table}.${source.column}`]?.test(plain)) return false
  const asked = plain.slice(Math.max(plain.indexOf(' WHERE '), 0))
  // No row passes a comparison with NULL.
  return !new RegExp(`\\b${source.column}(?: IS NOT NULL| ?[<=>]|, \\S+\\) ?[<=>])`, 'i').test(asked)
}

const drawnFrom = /USING \(pair_id\)|state = '(?:ACTIVE|RETIRED)'/
/** Columns that are empty only in rows which these conditions leave out. */
const presentWhen: Readonly<Record<string, RegExp>> = {
  // A pair that is drawn from was activated; only the next pair of a member has no seed of theirs yet.
  'studio.seed_pair.client_seed': drawnFrom,
  'studio.seed_pair.activated_at': drawnFrom,
  'studio.seed_pair.server_seed': /state = 'RETIRED'/,
  'studio.seed_pair.retired_at': /state = 'RETIRED'/,
  'studio.room_hand.ended_at': /state = 'SETTLED'/,
  'studio.room_sitting.left_amount': /state IN \('RETURNING', 'LEFT'\)/,
  'studio.table_round.result': /step = 'SETTLED'/,
}

/** True if the statement names the table only behind LEFT JOIN. */
function isOnlyOuter(table: string, text: string): boolean {
  const named = [...text.matchAll(new RegExp(`(\\w+ \\w+) ${table.replace('.', '\\.')}\\b`, 'gi'))]
  return named.length > 0 && named.every(([, before]) => /LEFT JOIN/i.test(before!))
}
