/**
 * Every statement of the stores that states a row type, `sql<Row>`…`` or `query<Row>(…)`, against the
 * database: PostgreSQL describes the statement, and the compiler the type (docs/decisions/0100).
 */
import { relative } from 'node:path'
import {
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  type Node,
  type SourceFile,
  type TypeNode,
} from 'typescript/unstable/ast'
import { faultsOf } from './compare.ts'
import type { Describer } from './describe.ts'
import { Evaluator } from './evaluate.ts'
import { type OpenProject, visit } from './project.ts'
import { noScope, Unresolved, withPlaceholders } from './values.ts'

export interface Found {
  /** `modules/wallet/store/accounts.ts:58` */
  readonly at: string
  readonly path: string
  readonly says: string
}

export interface RowTypeReport {
  readonly checked: number
  readonly faults: readonly Found[]
  /** Statements whose text only the running program knows, or whose row is a type parameter. */
  readonly unresolved: readonly Found[]
}

interface Statement {
  readonly node: Node
  readonly row: TypeNode
  textBy(evaluator: Evaluator): string
}

export async function checkRowTypes(
  project: OpenProject,
  describer: Describer,
  root: string,
): Promise<RowTypeReport> {
  const evaluators = [new Evaluator(project, 'fuller'), new Evaluator(project, 'barer')]
  const faults: Found[] = []
  const unresolved: Found[] = []
  let checked = 0
  for (const word of ['sql<', '.query<'])
    for (const file of project.filesWith(word))
      for (const statement of word === 'sql<' ? templatesOf(file) : queriesOf(file)) {
        const path = relative(root, file.fileName)
        const at = `${path}:${file.text.slice(0, statement.node.getStart()).split('\n').length}`
        try {
          for (const says of await faultsIn(project, describer, evaluators, statement))
            faults.push({ at, path, says })
          checked++
        } catch (error) {
          if (!(error instanceof Error)) throw error
          unresolved.push({ at, path, says: error.message })
        }
      }
  return { checked, faults, unresolved }
}

function templatesOf(file: SourceFile): Statement[] {
  const found: Statement[] = []
  visit(file, (node) => {
    if (!isTaggedTemplateExpression(node) || !isIdentifier(node.tag) || node.tag.text !== 'sql') return
    const [row] = node.typeArguments ?? []
    if (row) found.push({ node, row, textBy: (evaluator) => evaluator.sqlText(node.template, noScope) })
  })
  return found
}

/** What is asked of the driver itself: a text with its own $1, or a prepared statement that has one. */
function queriesOf(file: SourceFile): Statement[] {
  const found: Statement[] = []
  visit(file, (node) => {
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return
    const [row] = node.typeArguments ?? []
    const [asked] = node.arguments
    if (node.expression.name.text !== 'query' || !row || !asked) return
    const textBy = (evaluator: Evaluator) => {
      const value = evaluator.valueOf(asked, noScope)
      if (value.kind === 'record' && value.fields.has('types'))
        throw new Unresolved('a statement with parsers of its own')
      const text = value.kind === 'record' ? value.fields.get('text') : value
      if (text?.kind !== 'text') throw new Unresolved('a text that only the running program has')
      return text.text
    }
    found.push({ node, row, textBy })
  })
  return found
}

/** Branches that exclude each other make no statement together; then the barer ones are tried. */
async function faultsIn(
  project: OpenProject,
  describer: Describer,
  evaluators: readonly Evaluator[],
  { row: node, textBy }: Statement,
): Promise<string[]> {
  const row = project.checker.getTypeFromTypeNode(node)
  if (!row || row.isTypeParameter()) throw new Unresolved('a row type that each caller chooses')
  let first: unknown
  for (const evaluator of evaluators)
    try {
      const text = withPlaceholders(textBy(evaluator))
      const columns = await describer.columnsOf(text)
      return faultsOf(project, row, columns, describer.typeName, text)
    } catch (error) {
      first ??= error
    }
  throw first
}
