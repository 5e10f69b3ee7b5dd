/** The helpers of the statement language: `sql.raw`, `sql.join` and the names of tables and columns. */
import type { Node } from 'typescript/unstable/ast'
import { type Evaluation, asText, itemsOf, MARK, type Scope, sqlOf, unknown, type Value } from './values.ts'

export function callOnSql(evaluator: Evaluation, name: string, given: readonly Node[], scope: Scope): Value {
  const [first = unknown, second] = given.map((node) => evaluator.valueOf(node, scope))
  switch (name) {
    case 'raw':
      return sqlOf(asText(first))
    case 'join':
      return sqlOf(
        itemsOf(first)
          .map((item) => (item.kind === 'sql' ? item.text : MARK))
          .join(second?.kind === 'sql' ? second.text : ', '),
      )
    case 'ref':
    case 'table':
    case 'id':
      return sqlOf(asText(first).split('.').map(quoted).join('.'))
    default:
      return sqlOf(MARK)
  }
}

const quoted = (name: string): string => `"${name}"`
