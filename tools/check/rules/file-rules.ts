/** The rules that one file breaks by itself. */
import type { Violation } from '../kinds.ts'
import { type Parsed, walk } from '../parse.ts'
import { browserAgeRule } from './browser-age.ts'
import { capRule, functionLines } from './caps.ts'
import { bannedWordsIn, commentRule } from './banned.ts'
import { commentWidthRule } from './comment-width.ts'
import { colourRule, coloursInStyleSheet } from './colours.ts'
import { doorRule } from './door.ts'
import { merchantMoneyRule, namedInSql } from './merchant-money.ts'
import type { NodeRule, Report } from './node-rule.ts'
import { pathRule } from './paths.ts'
import { vendorRule } from './vendors.ts'
import { textRule } from './texts.ts'
import { caps, isData, lineWidth } from '../settings.ts'

const nodeRules: readonly NodeRule[] = [
  capRule,
  bannedWordsIn,
  textRule,
  pathRule,
  vendorRule,
  colourRule,
  doorRule,
  browserAgeRule,
  merchantMoneyRule,
]

/** What one file breaks, its lines (null for tables of data), and the lines of each of its functions. */
export interface FileFindings {
  violations: Violation[]
  lines: number | null
  functions: number[]
}

export function checkText(parsed: Parsed): FileFindings {
  const violations: Violation[] = []
  const functions: number[] = []
  const report: Report = (kind, at, detail) =>
    violations.push({ kind, path: parsed.path, line: parsed.lineAt(at.start), detail })
  for (const error of parsed.errors) report('syntax', { start: 0 }, error)
  const lines = countLines(parsed.text)
  if (lines > caps.file && !isData(parsed.path)) report('file cap', { start: 0 }, `${lines} lines`)
  if (/^modules\/[^/]+\/index\.ts$/.test(parsed.path) && lines > caps.door)
    report('door cap', { start: 0 }, `${lines} lines`)
  for (const comment of parsed.comments) {
    commentRule(comment, report, parsed)
    commentWidthRule(comment, report, parsed)
  }
  walk(parsed.program, (node, parents) => {
    for (const rule of nodeRules) rule(node, parents, report, parsed)
    const length = functionLines(node, parsed)
    if (length !== null) functions.push(length)
  })
  return { violations, lines: isData(parsed.path) ? null : lines, functions }
}

export function checkStyleSheet(path: string, text: string): Violation[] {
  const lines = countLines(text)
  const tooLong: Violation[] =
    lines > caps.file && path !== 'design/tokens.css'
      ? [{ kind: 'file cap', path, line: 1, detail: `${lines} lines` }]
      : []
  return [...tooLong, ...coloursInStyleSheet(path, text)]
}

export const checkSqlFunction = (path: string, text: string): Violation[] => [
  ...text
    .split('\n')
    .flatMap((line, index) =>
      line.length > lineWidth
        ? [{ kind: 'wide SQL' as const, path, line: index + 1, detail: `${line.length} columns` }]
        : [],
    ),
  ...namedInSql(path, text).map((found) => ({ kind: 'currency or zone' as const, path, ...found })),
]

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length
