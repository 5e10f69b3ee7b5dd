/** Banned words, each with the places in which it is allowed. */
import { type Comment, isNode, nameOf, type Node, type Parsed, textOf } from '../parse.ts'
import { formComponent, isTest, isTooling, richTextComponent } from '../settings.ts'
import type { NodeRule, Report } from './node-rule.ts'

const isStage = (path: string): boolean => /^(games\/[^/]+\/stage|web\/stage)\//.test(path)
const isRules = (path: string): boolean => /\/rules\//.test(path)
const isStore = (path: string): boolean =>
  /\/store(-[a-z0-9-]+)?\.ts$|\/store\//.test(path) || /^platform\//.test(path) || isTooling(path)
const convertsMoney = (path: string): boolean => /^(kernel\/money|platform\/json)\.ts$/.test(path)

const moneyWord = /amount|balance|stake|payout|fee\b|money|minor|satang|price|cost/i
const statement =
  /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|CREATE|ALTER|DROP|TRUNCATE|LOCK|LISTEN|NOTIFY)\s/
const unfinished = /\b(TODO|FIXME)\b|[Cc]oming soon|\b[Ff]or now\b|not (yet )?implemented|\b[Ss]tub(bed|s)?\b/
const silenced = /@ts-ignore|@ts-nocheck|@ts-expect-error|(eslint|oxlint)-disable|biome-ignore/

export const bannedWordsIn: NodeRule = (node, parents, report, parsed) => {
  const { path } = parsed
  if (node.type === 'MemberExpression') memberRule(node, report, path)
  else if (node.type === 'CallExpression') callRule(node, report, parsed)
  else if (
    node.type === 'NewExpression' &&
    nameOf(node.callee) === 'Date' &&
    (node.arguments as Node[]).length === 0 &&
    isRules(path) &&
    !isTest(path)
  ) {
    report('banned word', node, 'new Date() in rules/: time comes in as an argument')
  } else if (node.type === 'TSAnyKeyword') report('banned word', node, 'the type “any”')
  else if (
    node.type === 'JSXAttribute' &&
    nameOf(node.name) === 'dangerouslySetInnerHTML' &&
    !richTextComponent.test(path)
  ) {
    report('banned word', node, 'dangerouslySetInnerHTML outside the sanitising component')
  } else if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'form' && path !== formComponent) {
    report('banned word', node, '<form> outside web/ui/forms/form.tsx: forms are made by useForm and Form')
  } else if (node.type === 'TaggedTemplateExpression' && isSqlTag(node.tag) && !isStore(path))
    report('banned word', node, 'SQL outside a store')
  else textRule(node, parents, report, path)
}

/** `sql` itself or `sql<Row>`, not a fragment's method such as `sql.id`. */
const isSqlTag = (tag: unknown): boolean => nameOf(tag) === 'sql'

function memberRule(node: Node, report: Report, path: string): void {
  const object = nameOf(node.object)
  const property = nameOf(node.property)
  if (
    object === 'Math' &&
    property === 'random' &&
    !isStage(path) &&
    !isTest(path) &&
    !path.startsWith('bench/')
  )
    report('banned word', node, 'Math.random outside a stage')
  if (
    isRules(path) &&
    !isTest(path) &&
    property === 'now' &&
    (object === 'Date' || object === 'performance')
  ) {
    report('banned word', node, `${object}.now in rules/: time comes in as an argument`)
  }
  if (
    object === 'console' &&
    (property === 'log' || property === 'debug' || property === 'info') &&
    !isTooling(path)
  )
    report('banned word', node, `console.${property} outside tools/`)
  if (
    isTest(path) &&
    (property === 'skip' || property === 'only' || property === 'todo') &&
    isTestFunction(node.object)
  ) {
    report('banned word', node, `.${property} in a test`)
  }
}

/** `test`, `describe`, and `test.each` and its like. */
function isTestFunction(node: unknown): boolean {
  const name = nameOf(node)
  if (name) return ['test', 'it', 'describe', 'suite'].includes(name)
  return isNode(node) && node.type === 'MemberExpression' && isTestFunction(node.object)
}

function callRule(node: Node, report: Report, parsed: Parsed): void {
  if (isTooling(parsed.path) || convertsMoney(parsed.path)) return
  const callee = isNode(node.callee) ? parsed.text.slice(node.callee.start, node.callee.end) : ''
  if (callee === 'parseFloat' || callee === 'Number.parseFloat')
    report('banned word', node, 'parseFloat: money and rates are never floats')
  const [first] = node.arguments as Node[]
  if (callee === 'Number' && first && moneyWord.test(parsed.text.slice(first.start, first.end))) {
    report(
      'banned word',
      node,
      'Number( on money: it stays bigint, and kernel/money.ts turns it into the wire’s integer',
    )
  }
}

function textRule(node: Node, parents: readonly Node[], report: Report, path: string): void {
  const text = textOf(node)
  if (text === undefined || path.startsWith('tools/check/') || path.startsWith('tests/tools/')) return
  if (statement.test(text) && !isStore(path) && isStatement(text) && !isInSql(parents))
    report('banned word', node, 'SQL outside a store')
  if (unfinished.test(text) && !isTest(path))
    report('banned word', node, `“${unfinished.exec(text)![0]}”: what cannot be finished is left out whole`)
}

/** The tagged template is reported already. */
const isInSql = (parents: readonly Node[]): boolean =>
  parents.some((parent) => parent.type === 'TaggedTemplateExpression' && isSqlTag(parent.tag))

/** A word in capitals at the start of a sentence is not a statement; one with its second half is. */
const isStatement = (text: string): boolean =>
  /\b(FROM|INTO|SET|TABLE|FUNCTION|SCHEMA|SELECT|INDEX|VALUES|LISTEN|NOTIFY)\b/.test(
    text.replace(/^\s*\w+/, ''),
  ) || /^\s*(LISTEN|NOTIFY|SELECT)\s+\S/.test(text)

export function commentRule(comment: Comment, report: Report, parsed: Parsed): void {
  if (parsed.path.startsWith('tools/check/') || parsed.path.startsWith('tests/tools/')) return
  const found = unfinished.exec(comment.value) ?? silenced.exec(comment.value)
  if (found) report('banned word', comment, `“${found[0]}” in a comment`)
}
